#include "CBlur.h"
#include "arithmetic.h"

#include <string.h>

// The same roundings on every machine: no multiply and add in one step.
#pragma STDC FP_CONTRACT OFF

/// Four floats, at any address.
typedef float lanes __attribute__((vector_size(16), aligned(4), may_alias));

static inline lanes all(float value) { return (lanes){value, value, value, value}; }

static inline lanes load(const float *values) { return *(const lanes *)values; }

static inline void store(float *values, lanes value) { *(lanes *)values = value; }

static inline int32_t limited(int32_t value, int32_t most) { return value < 0 ? 0 : value > most ? most : value; }

/// The sums of the four channels over a block.
typedef struct {
  uint32_t blue, green, red, alpha;
} sums;

static inline sums sum_block(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height) {
  sums total = {0};
  for (int32_t y = 0; y < height; y++, pixels += stride) {
    // Two channels to a word: 128 times 255 fits in 16 bits.
    uint32_t even = 0, odd = 0;
    for (int32_t x = 0; x < width; x++) {
      even += pixels[x] & 0x00FF00FF;
      odd += pixels[x] >> 8 & 0x00FF00FF;
    }
    total.blue += even & 0xFFFF, total.red += even >> 16;
    total.green += odd & 0xFFFF, total.alpha += odd >> 16;
  }
  return total;
}

void blur_reduce(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, int32_t factorX,
                 int32_t factorY, int outsideIsClear, blur_plane plane) {
  for (int32_t y = 0; y < plane.height; y++) {
    int32_t top = y * factorY, rows = height - top < factorY ? height - top : factorY;
    float *row = plane.values + y * plane.stride;
    for (int32_t x = 0; x < plane.width; x++) {
      int32_t left = x * factorX, columns = width - left < factorX ? width - left : factorX;
      sums total = sum_block(pixels + top * stride + left, stride, columns, rows);
      float share = 1.0f / (float)(outsideIsClear ? factorX * factorY : columns * rows);
      if (plane.channels == 1) {
        row[x] = (float)total.alpha * share;
      } else {
        lanes pixel = {(float)total.blue, (float)total.green, (float)total.red, (float)total.alpha};
        store(row + 4 * x, pixel * all(share));
      }
    }
  }
}

void blur_rows(blur_plane plane, const float *weights, int32_t radius, int edgesRepeat, float *scratch) {
  ptrdiff_t step = plane.channels, length = plane.stride;
  ptrdiff_t inside = plane.width * step, margin = radius * step;
  for (int32_t y = 0; y < plane.height; y++) {
    float *row = plane.values + y * length;
    memset(scratch, 0, (size_t)(length + 2 * margin) * sizeof *scratch);
    memcpy(scratch + margin, row, (size_t)inside * sizeof *row);
    if (edgesRepeat) {
      for (ptrdiff_t i = 0; i < margin; i++) {
        scratch[i] = row[i % step];
        scratch[margin + inside + i] = row[inside - step + i % step];
      }
    }
    // Sixteen sums at a time, so that none waits for itself.
    for (ptrdiff_t i = 0; i < length; i += 16) {
      const float *middle = scratch + margin + i;
      lanes sum[4];
      for (int n = 0; n < 4; n++) sum[n] = load(middle + 4 * n) * all(weights[0]);
      for (int32_t k = 1; k <= radius; k++) {
        const float *before = middle - k * step, *after = middle + k * step;
        lanes weight = all(weights[k]);
        for (int n = 0; n < 4; n++) sum[n] += (load(before + 4 * n) + load(after + 4 * n)) * weight;
      }
      for (int n = 0; n < 4; n++) store(row + i + 4 * n, sum[n]);
    }
  }
}

void blur_columns(blur_plane plane, blur_plane target, const float *weights, int32_t radius, int edgesRepeat) {
  static const float nothing[16] = {0};
  // A strip as wide as a line of the processor's cache, from top to bottom.
  for (ptrdiff_t i = 0; i < plane.stride; i += 16) {
    const float *strip = plane.values + i;
    for (int32_t y = 0; y < plane.height; y++) {
      const float *middle = strip + y * plane.stride;
      lanes sum[4];
      for (int n = 0; n < 4; n++) sum[n] = load(middle + 4 * n) * all(weights[0]);
      for (int32_t k = 1; k <= radius; k++) {
        const float *above = strip + limited(y - k, plane.height - 1) * plane.stride;
        const float *below = strip + limited(y + k, plane.height - 1) * plane.stride;
        if (!edgesRepeat && y - k < 0) above = nothing;
        if (!edgesRepeat && y + k >= plane.height) below = nothing;
        lanes weight = all(weights[k]);
        for (int n = 0; n < 4; n++) sum[n] += (load(above + 4 * n) + load(below + 4 * n)) * weight;
      }
      for (int n = 0; n < 4; n++) store(target.values + y * target.stride + i + 4 * n, sum[n]);
    }
  }
}

static inline float unit(float value) { return value < 0 ? 0 : value > 1 ? 1 : value; }

static inline float tinted(float x, blur_material material) {
  float d = material.tintAmount;
  switch (material.tint) {
    case 1: return d < 1 ? unit(x / (1 - d)) : 1;
    case 2: return unit(x <= 0.5f ? 2 * x * d : 1 - 2 * (1 - x) * (1 - d));
    default: return unit(x);
  }
}

void blur_tint(blur_plane plane, blur_material material) {
  ptrdiff_t length = plane.stride;
  const float base[3] = {material.baseBlue, material.baseGreen, material.baseRed};
  for (int32_t y = 0; y < plane.height; y++) {
    float *pixel = plane.values + y * length;
    for (int32_t x = 0; x < plane.width; x++, pixel += 4) {
      float alpha = pixel[3] / 255;
      // Brightness with the weights of Rec. 709, as the CSS and the platform's published filter have it.
      float grey = 0.0722f * pixel[0] + 0.7152f * pixel[1] + 0.2126f * pixel[2];
      float mixedAlpha = alpha * (1 - material.baseAlpha) + material.baseAlpha;
      for (int32_t channel = 0; channel < 3; channel++) {
        float below = (grey + (pixel[channel] - grey) * material.saturation) / 255;
        below = below < 0 ? 0 : below > alpha ? alpha : below;
        float mixed = below * (1 - material.baseAlpha) + base[channel] * material.baseAlpha;
        // Tints are defined for colours that are not multiplied by alpha.
        pixel[channel] = mixedAlpha > 0 ? tinted(mixed / mixedAlpha, material) * mixedAlpha * 255 : 0;
      }
      pixel[3] = mixedAlpha * 255;
    }
  }
}

// The enlarged picture is the quadratic B-spline of the plane. With t, -1/2...1/2, the way from the centre of pixel b to
// the edges it shares with its neighbours a and c, it is
//
//     (a + 6b + c)/8 + t·(c - a)/2 + t²·(a - 2b + c)/2.
//
// It is smooth, never leaves the range of its three pixels, and is itself nearly a Gaussian. By a factor of 1 nothing is
// enlarged: b stays b.

/// The place of the centre of pixel `index` of `factor` in the middle pixel: -1/2...1/2.
static inline float place_in_pixel(int32_t index, int32_t factor) {
  return ((float)index + 0.5f) / (float)factor - 0.5f;
}

/// The factors of 1, t and t² for three neighbours.
typedef struct {
  lanes constant, linear, square;
} spline;

static inline spline spline_through(lanes a, lanes b, lanes c, int32_t factor) {
  if (factor == 1) return (spline){b, all(0), all(0)};
  lanes sum = a + c;
  return (spline){(sum + b * all(6)) * all(0.125f), (c - a) * all(0.5f), sum * all(0.5f) - b};
}

static inline lanes spline_at(spline s, float t) { return s.constant + (s.linear + s.square * all(t)) * all(t); }

/// Row `y` of the picture enlarged downwards only, with the first and the last pixel once more before and after it.
static void enlarge_down(blur_plane plane, int32_t y, int32_t factor, float *row) {
  int32_t index = y / factor, last = plane.height - 1;
  float t = place_in_pixel(y % factor, factor);
  const float *a = plane.values + limited(index - 1, last) * plane.stride;
  const float *b = plane.values + limited(index, last) * plane.stride;
  const float *c = plane.values + limited(index + 1, last) * plane.stride;
  float *inside = row + plane.channels;
  for (ptrdiff_t i = 0; i < plane.stride; i += 4) {
    store(inside + i, spline_at(spline_through(load(a + i), load(b + i), load(c + i), factor), t));
  }
  ptrdiff_t end = (ptrdiff_t)plane.width * plane.channels;
  for (int32_t channel = 0; channel < plane.channels; channel++) {
    row[channel] = inside[channel];
    inside[end + channel] = inside[end - plane.channels + channel];
  }
}

/// Four pixels of four channels, 0...255, rounded.
static inline void pack(const lanes *pixels, uint32_t *target) {
  typedef int32_t words __attribute__((vector_size(64)));
  typedef uint8_t bytes __attribute__((vector_size(16)));
  words wide;
  for (int i = 0; i < 4; i++) {
    typedef int32_t four __attribute__((vector_size(16)));
    four channels = __builtin_convertvector(pixels[i] + all(0.5f), four);
    memcpy((char *)&wide + 16 * i, &channels, sizeof channels);
  }
  // Blue is the first byte, as the machine has it.
  bytes narrow = __builtin_convertvector(wide, bytes);
  memcpy(target, &narrow, sizeof narrow);
}

void blur_expand(blur_plane plane, int32_t factorX, int32_t factorY, int32_t x, int32_t y, uint32_t *pixels,
                 ptrdiff_t stride, int32_t width, int32_t height, float *scratch) {
  // The same in every row.
  float places[blur_most_factor];
  for (int32_t part = 0; part < factorX; part++) places[part] = place_in_pixel(part, factorX);
  for (int32_t row = 0; row < height; row++, pixels += stride) {
    enlarge_down(plane, y + row, factorY, scratch);
    int32_t index = x / factorX, part = x % factorX;
    for (int32_t i = 0; i < width; index++, part = 0) {
      const float *a = scratch + 4 * index;
      spline s = spline_through(load(a), load(a + 4), load(a + 8), factorX);
      int32_t end = factorX - part < width - i ? factorX : part + width - i;
      for (; part + 4 <= end; part += 4, i += 4) {
        lanes four[4];
        for (int n = 0; n < 4; n++) four[n] = spline_at(s, places[part + n]);
        pack(four, pixels + i);
      }
      for (; part < end; part++, i++) {
        lanes four[4] = {spline_at(s, places[part])};
        uint32_t packed[4];
        pack(four, packed);
        pixels[i] = packed[0];
      }
    }
  }
}

void blur_expand_beneath(blur_plane plane, int32_t factorX, int32_t factorY, int32_t x, int32_t y, uint32_t color,
                         uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, float *scratch) {
  for (int32_t row = 0; row < height; row++, pixels += stride) {
    enlarge_down(plane, y + row, factorY, scratch);
    int32_t index = x / factorX, part = x % factorX;
    for (int32_t i = 0; i < width; index++, part = 0) {
      const float *a = scratch + index;
      spline s = spline_through(all(a[0]), all(a[1]), all(a[2]), factorX);
      for (; part < factorX && i < width; part++, i++) {
        if (pixels[i] >= 0xFF000000) continue;
        uint32_t coverage = (uint32_t)(spline_at(s, place_in_pixel(part, factorX))[0] + 0.5f);
        if (coverage != 0) pixels[i] = over_pixel(pixels[i], multiply_pixel(color, coverage));
      }
    }
  }
}
