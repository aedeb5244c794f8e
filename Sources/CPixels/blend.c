#include "CPixels.h"
#include "arithmetic.h"

#include <string.h>

void pixels_store(uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t color) {
  if (width <= 0 || height <= 0) return;
  for (int32_t x = 0; x < width; x++) pixels[x] = color;
  for (int32_t y = 1; y < height; y++) memcpy(pixels + y * stride, pixels, (size_t)width * sizeof *pixels);
}

void pixels_fill(uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t color) {
  uint32_t alpha = color >> 24;
  if (alpha == 255) {
    pixels_store(pixels, stride, width, height, color);
    return;
  }
  if (alpha == 0) return;
  for (int32_t y = 0; y < height; y++, pixels += stride) {
    for (int32_t x = 0; x < width; x++) pixels[x] = color + multiply_pixel(pixels[x], 255 - alpha);
  }
}

void pixels_copy(uint32_t *pixels, ptrdiff_t stride, const uint32_t *source, ptrdiff_t sourceStride, int32_t width,
                 int32_t height) {
  if (width <= 0) return;
  for (int32_t y = 0; y < height; y++) {
    memcpy(pixels + y * stride, source + y * sourceStride, (size_t)width * sizeof *pixels);
  }
}

static inline void blend(uint32_t *pixel, uint32_t m, uint32_t color) {
  if (m == 0) return;
  if (color >= 0xFF000000) {
    *pixel = m == 255 ? color : mix_pixel(color, *pixel, m);
  } else {
    *pixel = over_pixel(m == 255 ? color : multiply_pixel(color, m), *pixel);
  }
}

/// Four pixels mixed with an opaque colour: what `blend` makes of each, in 16 bits a channel and without a branch.
static inline void mix_four(uint32_t *pixels, const uint8_t *coverage, uint32_t color) {
  typedef uint8_t bytes __attribute__((vector_size(16)));
  typedef uint16_t words __attribute__((vector_size(32)));
  bytes below, above, share;
  memcpy(&below, pixels, sizeof below);
  for (int i = 0; i < 4; i++) {
    uint32_t shares = coverage[i] * 0x01010101u;
    memcpy((char *)&above + 4 * i, &color, 4);
    memcpy((char *)&share + 4 * i, &shares, 4);
  }
  words m = __builtin_convertvector(share, words);
  // At most 255 * 255, and half of 255 to round: it fits.
  words sums = __builtin_convertvector(above, words) * m + __builtin_convertvector(below, words) * (255 - m) + 128;
  bytes mixed = __builtin_convertvector((sums + (sums >> 8)) >> 8, bytes);
  memcpy(pixels, &mixed, sizeof mixed);
}

void pixels_blend_coverage(uint32_t *pixels, ptrdiff_t stride, const uint8_t *coverage, ptrdiff_t coverageStride,
                           int32_t width, int32_t height, uint32_t color) {
  for (int32_t y = 0; y < height; y++, pixels += stride, coverage += coverageStride) {
    int32_t x = 0;
    while (x < width) {
      // Most of a glyph's box is empty: look at four pixels at a time.
      uint32_t four;
      if (x + 4 <= width && (memcpy(&four, coverage + x, 4), four == 0)) {
        x += 4;
        continue;
      }
      if (color >= 0xFF000000 && x + 4 <= width) {
        mix_four(pixels + x, coverage + x, color);
        x += 4;
        continue;
      }
      int32_t end = x + 4 < width ? x + 4 : width;
      for (; x < end; x++) blend(pixels + x, coverage[x], color);
    }
  }
}

void pixels_blend_clipped_coverage(uint32_t *pixels, ptrdiff_t stride, const uint8_t *coverage,
                                   ptrdiff_t coverageStride, const uint8_t *clip, ptrdiff_t clipStride, int32_t width,
                                   int32_t height, uint32_t color) {
  for (int32_t y = 0; y < height; y++, pixels += stride, coverage += coverageStride, clip += clipStride) {
    for (int32_t x = 0; x < width; x++) blend(pixels + x, divide255((uint32_t)coverage[x] * clip[x]), color);
  }
}

void pixels_add_coverage(uint8_t *target, ptrdiff_t stride, const uint8_t *coverage, ptrdiff_t coverageStride,
                         int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y++, target += stride, coverage += coverageStride) {
    for (int32_t x = 0; x < width; x++) {
      target[x] = (uint8_t)(target[x] + divide255((uint32_t)coverage[x] * (255u - target[x])));
    }
  }
}

void pixels_reduce(const uint32_t *pixels, size_t width, size_t height, size_t factorX, size_t factorY,
                   uint32_t *target) {
  for (size_t top = 0; top < height; top += factorY) {
    size_t bottom = top + factorY < height ? top + factorY : height;
    for (size_t left = 0; left < width; left += factorX, target++) {
      size_t right = left + factorX < width ? left + factorX : width;
      uint64_t sums[4] = {0};
      for (size_t y = top; y < bottom; y++) {
        for (size_t x = left; x < right; x++) {
          uint32_t pixel = pixels[y * width + x];
          for (int channel = 0; channel < 4; channel++) sums[channel] += pixel >> 8 * channel & 0xFF;
        }
      }
      uint64_t count = (bottom - top) * (right - left);
      uint32_t average = 0;
      for (int channel = 0; channel < 4; channel++) {
        average |= (uint32_t)((sums[channel] + count / 2) / count) << 8 * channel;
      }
      *target = average;
    }
  }
}
