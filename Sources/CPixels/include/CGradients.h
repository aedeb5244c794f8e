// Gradients, pixel by pixel. Cairo's own mix colours before multiplying by alpha, and differ between its versions.

#ifndef CGRADIENTS_H
#define CGRADIENTS_H

#include <stddef.h>
#include <stdint.h>

/// Steps of a table from the first colour to the last. Between neighbours no channel changes by more than a 16th of one
/// of its 255 steps, so rounding to the nearest entry does not show.
#define GRADIENT_STEPS 4096

/// Part of a picture to paint: its top left pixel, and the place of that pixel in the picture. A pixel's colour depends
/// on its place in the picture only, so painting a part gives what painting the whole would have given there.
typedef struct {
  uint32_t *pixels;
  ptrdiff_t stride;
  int32_t x, y, width, height;
} gradient_target;

/// A place of a gradient from that of a pixel's centre: u = a·x + c·y + tx, v = b·x + d·y + ty.
typedef struct {
  double a, b, c, d, tx, ty;
} gradient_map;

/// Where a stop is, 0...1, and its colour, 0...1, multiplied by alpha.
typedef struct {
  double location, red, green, blue, alpha;
} gradient_stop;

/// Mixes the stops, which are in rising order, into GRADIENT_STEPS + 1 pixels.
///
/// @param count at least 1.
void gradient_fill_table(const gradient_stop *stops, size_t count, uint32_t *table);

/// Colours by u: 0 is the first, 1 the last.
void gradient_paint_linear(gradient_target target, gradient_map map, const uint32_t *table);

/// Colours by the distance of (u, v) from 0, 0: `start` is the first, `end` the last.
void gradient_paint_radial(gradient_target target, gradient_map map, double start, double end, const uint32_t *table);

/// Colours by the angle of (u, v), clockwise from the u axis, in turns: `start` is the first, `start + span` the last.
///
/// What is left of a turn shows the last colour in its first half and the first colour in its second.
///
/// @param span more than 0, at most 1.
void gradient_paint_angular(gradient_target target, gradient_map map, double start, double span, const uint32_t *table);

#endif
