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

void blur_reduce(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, int32_t factorX,
                 int32_t factorY, int outsideIsClear, blur_plane plane) {
  for (int32_t y = 0; y < plane.height; y++) {
    int32_t top = y * factorY, bottom = top + factorY < height ? top + factorY : height;
    float *row = plane.values + y * plane.stride;
    for (int32_t x = 0; x < plane.width; x++) {
      int32_t left = x * factorX, right = left + factorX < width ? left + factorX : width;
      // Two channels to a word: a block has at most 2^16 pixels, and 2^16 * 255 < 2^32.
      uint64_t even = 0, odd = 0;
      for (int32_t j = top; j < bottom; j++) {
        const uint32_t *line = pixels + j * stride;
        for (int32_t i = left; i < right; i++) {
          uint64_t pixel = line[i];
          even += (pixel & 0xFF) | (pixel & 0xFF0000) << 16;
          odd += (pixel >> 8 & 0xFF) | (pixel >> 8 & 0xFF0000) << 16;
        }
      }
      int32_t count = outsideIsClear ? factorX * factorY : (right - left) * (bottom - top);
      float share = 1.0f / (float)count;
      if (plane.channels == 1) {
        row[x] = (float)(odd >> 32) * share;
      } else {
        float *pixel = row + 4 * x;
        pixel[0] = (float)(uint32_t)even * share;
        pixel[1] = (float)(uint32_t)odd * share;
        pixel[2] = (float)(even >> 32) * share;
        pixel[3] = (float)(odd >> 32) * share;
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
    for (ptrdiff_t i = 0; i < length; i += 4) {
      const float *middle = scratch + margin + i;
      lanes sum = load(middle) * all(weights[0]);
      for (int32_t k = 1; k <= radius; k++) {
        sum += (load(middle - k * step) + load(middle + k * step)) * all(weights[k]);
      }
      store(row + i, sum);
    }
  }
}

void blur_columns(blur_plane plane, blur_plane target, const float *weights, int32_t radius, int edgesRepeat,
                  float *scratch) {
  ptrdiff_t length = plane.stride;
  memset(scratch, 0, (size_t)length * sizeof *scratch);
  for (int32_t y = 0; y < plane.height; y++) {
    float *row = target.values + y * length;
    const float *middle = plane.values + y * length;
    for (ptrdiff_t i = 0; i < length; i += 4) store(row + i, load(middle + i) * all(weights[0]));
    for (int32_t k = 1; k <= radius; k++) {
      const float *above = plane.values + limited(y - k, plane.height - 1) * length;
      const float *below = plane.values + limited(y + k, plane.height - 1) * length;
      if (!edgesRepeat && y - k < 0) above = scratch;
      if (!edgesRepeat && y + k >= plane.height) below = scratch;
      lanes weight = all(weights[k]);
      for (ptrdiff_t i = 0; i < length; i += 4) {
        store(row + i, load(row + i) + (load(above + i) + load(below + i)) * weight);
      }
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

/// Where a pixel of the enlarged picture lies between the centres of two pixels of a plane: `before` may be -1.
typedef struct {
  int32_t before;
  /// How far beyond `before`, in halves of an enlarged pixel, of `2 * factor` in all.
  int32_t rest;
} gap;

static inline gap gap_of(int32_t place, int32_t factor) {
  // The centre is at (place + 0.5)/factor - 0.5; never more than half a pixel before the first one.
  int32_t halves = 2 * place + 1 - factor, whole = 2 * factor;
  gap result = {halves < 0 ? -1 : halves / whole, halves < 0 ? halves + whole : halves % whole};
  return result;
}

/// Mixes two rows of a plane for one row of the enlarged picture.
static void mix_rows(blur_plane plane, int32_t y, int32_t factor, float *mixed) {
  gap rows = gap_of(y, factor);
  const float *above = plane.values + limited(rows.before, plane.height - 1) * plane.stride;
  const float *below = plane.values + limited(rows.before + 1, plane.height - 1) * plane.stride;
  lanes share = all((float)rows.rest / (float)(2 * factor));
  for (ptrdiff_t i = 0; i < plane.stride; i += 4) {
    lanes first = load(above + i);
    store(mixed + i, first + (load(below + i) - first) * share);
  }
}

/// A pixel of four channels, 0...255, rounded.
static inline uint32_t packed(lanes pixel) {
  typedef int32_t words __attribute__((vector_size(16)));
  typedef uint8_t bytes __attribute__((vector_size(4)));
  bytes narrow = __builtin_convertvector(__builtin_convertvector(pixel + all(0.5f), words), bytes);
  uint32_t result;
  // Blue is the first byte, as the machine has it.
  memcpy(&result, &narrow, sizeof result);
  return result;
}

void blur_expand(blur_plane plane, int32_t factorX, int32_t factorY, int32_t x, int32_t y, uint32_t *pixels,
                 ptrdiff_t stride, int32_t width, int32_t height, float *scratch) {
  int32_t whole = 2 * factorX;
  float half = 1.0f / (float)whole;
  for (int32_t row = 0; row < height; row++, pixels += stride) {
    mix_rows(plane, y + row, factorY, scratch);
    gap columns = gap_of(x, factorX);
    for (int32_t i = 0; i < width; columns.before++, columns.rest -= whole) {
      lanes first = load(scratch + 4 * limited(columns.before, plane.width - 1));
      lanes rise = load(scratch + 4 * limited(columns.before + 1, plane.width - 1)) - first;
      for (; columns.rest < whole && i < width; columns.rest += 2, i++) {
        pixels[i] = packed(first + rise * all((float)columns.rest * half));
      }
    }
  }
}

void blur_expand_beneath(blur_plane plane, int32_t factorX, int32_t factorY, int32_t x, int32_t y, uint32_t color,
                         uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, float *scratch) {
  int32_t whole = 2 * factorX;
  float half = 1.0f / (float)whole;
  for (int32_t row = 0; row < height; row++, pixels += stride) {
    mix_rows(plane, y + row, factorY, scratch);
    gap columns = gap_of(x, factorX);
    for (int32_t i = 0; i < width; columns.before++, columns.rest -= whole) {
      float first = scratch[limited(columns.before, plane.width - 1)];
      float rise = scratch[limited(columns.before + 1, plane.width - 1)] - first;
      for (; columns.rest < whole && i < width; columns.rest += 2, i++) {
        if (pixels[i] >= 0xFF000000) continue;
        uint32_t coverage = (uint32_t)(first + rise * ((float)columns.rest * half) + 0.5f);
        if (coverage != 0) pixels[i] = over_pixel(pixels[i], multiply_pixel(color, coverage));
      }
    }
  }
}
