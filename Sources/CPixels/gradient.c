#include "CGradients.h"

#include <math.h>
#include <string.h>

// The same roundings on every machine: no multiply and add in one step.
#pragma STDC FP_CONTRACT OFF

static inline uint32_t byte(double value) { return value <= 0 ? 0 : value >= 1 ? 255 : (uint32_t)(value * 255 + 0.5); }

void gradient_fill_table(const gradient_stop *stops, size_t count, uint32_t *table) {
  size_t next = 0;
  for (int32_t i = 0; i <= GRADIENT_STEPS; i++) {
    double place = (double)i / GRADIENT_STEPS;
    while (next < count && stops[next].location <= place) next++;
    gradient_stop from = stops[next ? next - 1 : 0], to = stops[next < count ? next : count - 1];
    double gap = to.location - from.location;
    double share = gap > 0 ? (place - from.location) / gap : 0;
    uint32_t alpha = byte(from.alpha + (to.alpha - from.alpha) * share);
    uint32_t red = byte(from.red + (to.red - from.red) * share);
    uint32_t green = byte(from.green + (to.green - from.green) * share);
    uint32_t blue = byte(from.blue + (to.blue - from.blue) * share);
    table[i] = alpha << 24 | red << 16 | green << 8 | blue;
  }
}

static inline uint32_t entry(const uint32_t *table, double t) {
  // Written so that no number is taken for the start.
  if (!(t > 0)) return table[0];
  return table[t < 1 ? (int32_t)(t * GRADIENT_STEPS + 0.5) : GRADIENT_STEPS];
}

void gradient_paint_linear(gradient_target target, gradient_map map, const uint32_t *table) {
  for (int32_t row = 0; row < target.height; row++) {
    uint32_t *pixels = target.pixels + row * target.stride;
    double start = map.c * (target.y + row + 0.5) + map.tx;
    if (map.a == 0) {
      uint32_t color = entry(table, start);
      for (int32_t i = 0; i < target.width; i++) pixels[i] = color;
    } else if (map.c == 0 && row > 0) {
      memcpy(pixels, target.pixels, (size_t)target.width * sizeof *pixels);
    } else {
      for (int32_t i = 0; i < target.width; i++) pixels[i] = entry(table, map.a * (target.x + i + 0.5) + start);
    }
  }
}

void gradient_paint_radial(gradient_target target, gradient_map map, double start, double end, const uint32_t *table) {
  double gap = end - start;
  for (int32_t row = 0; row < target.height; row++) {
    uint32_t *pixels = target.pixels + row * target.stride;
    double y = target.y + row + 0.5;
    for (int32_t i = 0; i < target.width; i++) {
      double x = target.x + i + 0.5;
      double u = map.a * x + map.c * y + map.tx, v = map.b * x + map.d * y + map.ty;
      double distance = sqrt(u * u + v * v);
      pixels[i] = entry(table, gap != 0 ? (distance - start) / gap : distance < start ? 0 : 1);
    }
  }
}

/// The angle of (u, v) in turns, 0..<1, clockwise where v points down; off by less than 2e-6 turns.
///
/// A polynomial instead of the library's function, whose last bits differ between systems. Odd minimax polynomial of
/// degree 11 for the arctangent on 0...1.
static inline double turns(double u, double v) {
  double x = fabs(u), y = fabs(v);
  double small = x < y ? x : y, large = x < y ? y : x;
  double z = large > 0 ? small / large : 0, s = z * z;
  double upper = 0.19354346 + s * (-0.11643287 + s * (0.05265332 + s * -0.01172120));
  double angle = z * (0.99997726 + s * (-0.33262347 + s * upper));
  angle *= 0.15915494309189535;
  angle = y > x ? 0.25 - angle : angle;
  angle = u < 0 ? 0.5 - angle : angle;
  return v < 0 ? 1 - angle : angle;
}

void gradient_paint_angular(gradient_target target, gradient_map map, double start, double span, const uint32_t *table) {
  // Where the rest of the turn changes from the last colour to the first, in units of the span.
  double middle = (1 + (1 - span) / 2 / span), turn = 1 / span;
  double first = (start - floor(start)) * turn;
  for (int32_t row = 0; row < target.height; row++) {
    uint32_t *pixels = target.pixels + row * target.stride;
    double y = target.y + row + 0.5;
    for (int32_t i = 0; i < target.width; i++) {
      double x = target.x + i + 0.5;
      double t = turns(map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty) * turn - first;
      t = t < 0 ? t + turn : t;
      pixels[i] = entry(table, t > middle ? 0 : t);
    }
  }
}
