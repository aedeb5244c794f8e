#include "CPixels.h"
#include "arithmetic.h"

#include <string.h>

void pixels_premultiply(uint32_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i], alpha = pixel >> 24;
    if (alpha != 255) pixels[i] = (multiply_pixel(pixel, alpha) & 0x00FFFFFF) | alpha << 24;
  }
}

pixels_traits pixels_find_traits(const uint32_t *pixels, size_t count) {
  // Differences of neighbouring channels, and gaps in alpha, gathered over all pixels: no branch in the loop.
  uint32_t colours = 0, opaque = 0xFFFFFFFF;
  for (size_t i = 0; i < count; i++) {
    colours |= (pixels[i] ^ pixels[i] >> 8) & 0xFFFF;
    opaque &= pixels[i];
  }
  pixels_traits traits = {opaque >> 24 == 255, colours == 0};
  return traits;
}

void pixels_to_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes) {
  for (size_t i = 0; i < count; i++, bytes += 3) {
    uint32_t pixel = pixels[i];
    bytes[0] = (uint8_t)(pixel >> 16);
    bytes[1] = (uint8_t)(pixel >> 8);
    bytes[2] = (uint8_t)pixel;
  }
}

static inline uint8_t divided(uint32_t channel, uint32_t alpha) {
  uint32_t value = (channel * 255 + alpha / 2) / alpha;
  return (uint8_t)(value < 255 ? value : 255);
}

void pixels_to_rgba(const uint32_t *pixels, size_t count, uint8_t *bytes) {
  for (size_t i = 0; i < count; i++, bytes += 4) {
    uint32_t pixel = pixels[i], alpha = pixel >> 24;
    if (alpha == 0) {
      memset(bytes, 0, 4);
      continue;
    }
    bytes[0] = divided(pixel >> 16 & 0xFF, alpha);
    bytes[1] = divided(pixel >> 8 & 0xFF, alpha);
    bytes[2] = divided(pixel & 0xFF, alpha);
    bytes[3] = (uint8_t)alpha;
  }
}

void pixels_to_grey(const uint32_t *pixels, size_t count, uint8_t *bytes) {
  for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)pixels[i];
}

int32_t pixels_to_palette(const uint32_t *pixels, size_t count, uint32_t *palette, uint8_t *indices) {
  // Open addressing: at most a quarter full.
  enum { slots = 1024 };
  int16_t table[slots];
  memset(table, -1, sizeof table);
  int32_t colours = 0;
  uint8_t last = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i];
    if (colours == 0 || pixel != palette[last]) {
      uint32_t slot = pixel * 2654435769u >> 22;
      while (table[slot] >= 0 && palette[table[slot]] != pixel) slot = (slot + 1) % slots;
      if (table[slot] < 0) {
        if (colours == 256) return 0;
        palette[colours] = pixel;
        table[slot] = (int16_t)colours++;
      }
      last = (uint8_t)table[slot];
    }
    indices[i] = last;
  }
  return colours;
}

void pixels_pack_indices(const uint8_t *indices, size_t width, size_t height, uint32_t depth, const uint8_t *ranks,
                         uint8_t *rows) {
  size_t rowBytes = (width * depth + 7) / 8;
  memset(rows, 0, rowBytes * height);
  for (size_t y = 0; y < height; y++, indices += width, rows += rowBytes) {
    for (size_t x = 0; x < width; x++) {
      size_t bit = x * depth;
      rows[bit / 8] |= (uint8_t)(ranks[indices[x]] << (8 - depth - bit % 8));
    }
  }
}

/// One row by one filter, 1 to 4. `above` is NULL for the first row.
static void filter_row(int type, const uint8_t *row, const uint8_t *above, size_t count, size_t step, uint8_t *out) {
  // The first pixel has nothing to its left, and the first row nothing above it: zeros.
  size_t first = step < count ? step : count;
  for (size_t i = 0; i < first; i++) {
    uint8_t up = above ? above[i] : 0;
    out[i] = (uint8_t)(row[i] - (type == 1 ? 0 : type == 3 ? up / 2 : up));
  }
  if (type == 1 || (type == 4 && !above)) {
    for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - row[i - step]);
  } else if (!above) {
    for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - (type == 3 ? row[i - step] / 2 : 0));
  } else if (type == 2) {
    for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
  } else if (type == 3) {
    for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - (row[i - step] + above[i]) / 2);
  } else {
    for (size_t i = first; i < count; i++) {
      int16_t left = row[i - step], up = above[i], corner = above[i - step];
      int16_t to_left = (int16_t)(up - corner), to_up = (int16_t)(left - corner);
      int16_t to_corner = (int16_t)(to_left + to_up);
      to_left = (int16_t)(to_left < 0 ? -to_left : to_left);
      to_up = (int16_t)(to_up < 0 ? -to_up : to_up);
      to_corner = (int16_t)(to_corner < 0 ? -to_corner : to_corner);
      int16_t guess = to_up <= to_corner ? up : corner;
      guess = ((to_left <= to_up) & (to_left <= to_corner)) != 0 ? left : guess;
      out[i] = (uint8_t)(row[i] - guess);
    }
  }
}

/// How many different pairs of neighbouring bytes a row has. `seen` has a bit for each of the 65,536 pairs.
static uint64_t count_pairs(const uint8_t *bytes, size_t count, uint64_t *seen) {
  memset(seen, 0, 65536 / 8);
  uint64_t pairs = 0;
  for (size_t i = 1; i < count; i++) {
    uint32_t pair = (uint32_t)bytes[i - 1] << 8 | bytes[i];
    uint64_t bit = 1ull << (pair & 63);
    pairs += (seen[pair >> 6] & bit) == 0;
    seen[pair >> 6] |= bit;
  }
  return pairs;
}

/// log2 of a number above 0, in 65,536ths, to within a hundredth. In integers, so that it is the same everywhere.
static uint64_t logarithm(uint32_t number) {
  uint32_t top = 31 - (uint32_t)__builtin_clz(number);
  uint64_t part = ((uint64_t)number << 16 >> top) - 65536;
  // Between powers of two: a parabola through both, with the curvature that errs least.
  return ((uint64_t)top << 16) + part + (22529 * part >> 16) * (65536 - part) / 65536;
}

/// The bits that a best code for single bytes would take, in 65,536ths.
static uint64_t entropy(const uint8_t *bytes, size_t count) {
  // Four tables: the same byte again need not wait for the sum before.
  uint32_t uses[4][256] = {{0}};
  for (size_t i = 0; i < count; i++) uses[i & 3][bytes[i]]++;
  uint64_t bits = count * logarithm((uint32_t)count);
  for (size_t value = 0; value < 256; value++) {
    uint32_t n = uses[0][value] + uses[1][value] + uses[2][value] + uses[3][value];
    if (n > 0) bits -= n * logarithm(n);
  }
  return bits;
}

void pixels_filter_rows(const uint8_t *bytes, size_t rowBytes, size_t rows, size_t bytesPerPixel,
                        pixels_filter_guess guess, uint8_t *filtered, uint8_t *scratch) {
  uint64_t seen[65536 / 64];
  for (size_t y = 0; y < rows; y++, bytes += rowBytes, filtered += rowBytes + 1) {
    const uint8_t *above = y ? bytes - rowBytes : NULL;
    if (above && memcmp(bytes, above, rowBytes) == 0) {
      // Zeros: nothing takes less.
      filtered[0] = 2;
      memset(filtered + 1, 0, rowBytes);
      continue;
    }
    int best = 0;
    uint64_t least = guess == pixels_fewest_pairs ? count_pairs(bytes, rowBytes, seen) * 4 : entropy(bytes, rowBytes);
    uint8_t *kept = scratch, *next = scratch + rowBytes;
    for (int type = 1; type <= 4; type++) {
      filter_row(type, bytes, above, rowBytes, bytesPerPixel, next);
      uint64_t cost = guess == pixels_fewest_pairs ? count_pairs(next, rowBytes, seen) * 5 : entropy(next, rowBytes);
      if (cost < least) {
        uint8_t *swap = kept;
        kept = next, next = swap;
        least = cost, best = type;
      }
    }
    filtered[0] = (uint8_t)best;
    memcpy(filtered + 1, best ? kept : bytes, rowBytes);
  }
}

size_t pixels_count_novel(const uint32_t *pixels, size_t width, size_t height) {
  size_t novel = 0;
  for (size_t y = 1; y < height; y++) {
    const uint32_t *row = pixels + y * width, *above = row - width;
    for (size_t x = 1; x < width; x++) novel += (row[x] != row[x - 1]) & (row[x] != above[x]);
  }
  return novel;
}

void pixels_copy_rows(const uint8_t *bytes, size_t rowBytes, size_t rows, uint8_t *filtered) {
  for (size_t y = 0; y < rows; y++, bytes += rowBytes, filtered += rowBytes + 1) {
    filtered[0] = 0;
    memcpy(filtered + 1, bytes, rowBytes);
  }
}
