#include "CPixelDiff.h"

// The same sums in the same order on every machine.
#pragma STDC FP_CONTRACT OFF

/// The greatest value of the metric: black and white.
static const double greatest = 35215;

typedef struct {
  const uint32_t *pixels;
  ptrdiff_t stride;
  int32_t width, height;
} picture;

static inline double channel(uint32_t pixel, int shift) { return (double)(pixel >> shift & 0xFF); }

/// Differences of red, green and blue. `place` is what the checked ground depends on: 4 times the pixel's number.
static inline void differences(uint32_t first, uint32_t second, int64_t place, double *red, double *green,
                               double *blue) {
  *red = channel(first, 16) - channel(second, 16);
  *green = channel(first, 8) - channel(second, 8);
  *blue = channel(first, 0) - channel(second, 0);
  double alpha = channel(first, 24) - channel(second, 24);
  if (alpha == 0) return;
  // Colours are multiplied by alpha already: what is left is the ground that one of the two shows more of.
  double groundRed = 48 + 159 * (double)(place % 2);
  double groundGreen = 48 + 159 * (double)((int64_t)((double)place / 1.618033988749895) % 2);
  double groundBlue = 48 + 159 * (double)((int64_t)((double)place / 2.618033988749895) % 2);
  *red -= groundRed * alpha / 255;
  *green -= groundGreen * alpha / 255;
  *blue -= groundBlue * alpha / 255;
}

/// The square of the distance in YIQ.
static double distance(uint32_t first, uint32_t second, int64_t place) {
  double red, green, blue;
  differences(first, second, place, &red, &green, &blue);
  double y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
  double i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189;
  double q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}

static inline double brightness_difference(uint32_t first, uint32_t second, int64_t place) {
  if (first == second) return 0;
  double red, green, blue;
  differences(first, second, place, &red, &green, &blue);
  return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
}

typedef struct {
  int32_t x0, y0, x2, y2;
  int isAtEdge;
} neighbours;

static inline neighbours around(picture p, int32_t x, int32_t y) {
  neighbours n = {x > 0 ? x - 1 : 0, y > 0 ? y - 1 : 0, x < p.width - 1 ? x + 1 : x, y < p.height - 1 ? y + 1 : y, 0};
  n.isAtEdge = n.x0 == x || n.x2 == x || n.y0 == y || n.y2 == y;
  return n;
}

/// True when at least three of the pixels around have the same colour; the edge of the picture counts as one of them.
static int has_many_siblings(picture p, int32_t x1, int32_t y1) {
  neighbours n = around(p, x1, y1);
  uint32_t pixel = p.pixels[y1 * p.stride + x1];
  int equal = n.isAtEdge;
  for (int32_t y = n.y0; y <= n.y2; y++) {
    for (int32_t x = n.x0; x <= n.x2; x++) {
      if (x == x1 && y == y1) continue;
      equal += p.pixels[y * p.stride + x] == pixel;
      if (equal > 2) return 1;
    }
  }
  return 0;
}

/// True when the pixel is likely smoothing: between a darker and a brighter one, one of which belongs to a plain area in
/// both pictures.
static int is_smoothing(picture p, picture other, int32_t x1, int32_t y1) {
  neighbours n = around(p, x1, y1);
  uint32_t center = p.pixels[y1 * p.stride + x1];
  int64_t place = 4 * ((int64_t)y1 * p.width + x1);
  int equal = n.isAtEdge;
  double darkest = 0, brightest = 0;
  int32_t darkX = 0, darkY = 0, brightX = 0, brightY = 0;
  // Columns first: among equally dark or bright pixels the first one is kept, so the order shows.
  for (int32_t x = n.x0; x <= n.x2; x++) {
    for (int32_t y = n.y0; y <= n.y2; y++) {
      if (x == x1 && y == y1) continue;
      double difference = brightness_difference(center, p.pixels[y * p.stride + x], place);
      if (difference == 0) {
        if (++equal > 2) return 0;
      } else if (difference < darkest) {
        darkest = difference, darkX = x, darkY = y;
      } else if (difference > brightest) {
        brightest = difference, brightX = x, brightY = y;
      }
    }
  }
  if (darkest == 0 || brightest == 0) return 0;
  return (has_many_siblings(p, darkX, darkY) && has_many_siblings(other, darkX, darkY)) ||
         (has_many_siblings(p, brightX, brightY) && has_many_siblings(other, brightX, brightY));
}

void pixel_allow_alike(pixel_pair pair, double threshold) {
  double most = greatest * threshold * threshold;
  picture expected = {pair.expected, pair.expectedStride, pair.width, pair.height};
  picture actual = {pair.actual, pair.actualStride, pair.width, pair.height};
  for (int32_t y = 0; y < pair.height; y++) {
    uint8_t *marks = pair.marks + y * pair.marksStride;
    for (int32_t x = 0; x < pair.width; x++) {
      if (marks[x] != PIXEL_DIFFERENT) continue;
      uint32_t first = expected.pixels[y * expected.stride + x], second = actual.pixels[y * actual.stride + x];
      int64_t place = 4 * ((int64_t)y * pair.width + x);
      if (distance(first, second, place) <= most || is_smoothing(expected, actual, x, y) ||
          is_smoothing(actual, expected, x, y)) {
        marks[x] = PIXEL_ALLOWED;
      }
    }
  }
}
