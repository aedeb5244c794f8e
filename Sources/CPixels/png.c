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

static inline uint8_t paeth(uint8_t left, uint8_t up, uint8_t upLeft) {
  int32_t toLeft = up - upLeft, toUp = left - upLeft, toUpLeft = toLeft + toUp;
  toLeft = toLeft < 0 ? -toLeft : toLeft;
  toUp = toUp < 0 ? -toUp : toUp;
  toUpLeft = toUpLeft < 0 ? -toUpLeft : toUpLeft;
  return toLeft <= toUp && toLeft <= toUpLeft ? left : toUp <= toUpLeft ? up : upLeft;
}

/// One row by one filter. `above` is NULL for the first row.
static void filter_row(int type, const uint8_t *row, const uint8_t *above, size_t count, size_t step, uint8_t *out) {
  for (size_t i = 0; i < count; i++) {
    uint8_t left = i < step ? 0 : row[i - step];
    uint8_t up = above ? above[i] : 0;
    uint8_t upLeft = above && i >= step ? above[i - step] : 0;
    uint8_t guess = 0;
    switch (type) {
      case 1: guess = left; break;
      case 2: guess = up; break;
      case 3: guess = (uint8_t)((left + up) / 2); break;
      case 4: guess = paeth(left, up, upLeft); break;
    }
    out[i] = (uint8_t)(row[i] - guess);
  }
}

/// How many different pairs of neighbouring bytes a row has. `seen` has a bit for each of the 65,536 pairs.
static uint32_t count_pairs(const uint8_t *bytes, size_t count, uint64_t *seen) {
  memset(seen, 0, 65536 / 8);
  uint32_t pairs = 0;
  for (size_t i = 1; i < count; i++) {
    uint32_t pair = (uint32_t)bytes[i - 1] << 8 | bytes[i];
    uint64_t bit = 1ull << (pair & 63);
    pairs += (seen[pair >> 6] & bit) == 0;
    seen[pair >> 6] |= bit;
  }
  return pairs;
}

void pixels_filter_rows(const uint8_t *bytes, size_t rowBytes, size_t rows, size_t bytesPerPixel, uint8_t *filtered,
                        uint8_t *scratch) {
  uint64_t seen[65536 / 64];
  for (size_t y = 0; y < rows; y++, bytes += rowBytes, filtered += rowBytes + 1) {
    const uint8_t *above = y ? bytes - rowBytes : NULL;
    int best = 0;
    uint32_t least = count_pairs(bytes, rowBytes, seen) * 4;
    uint8_t *kept = scratch, *next = scratch + rowBytes;
    for (int type = 1; type <= 4; type++) {
      filter_row(type, bytes, above, rowBytes, bytesPerPixel, next);
      uint32_t pairs = count_pairs(next, rowBytes, seen) * 5;
      if (pairs < least) {
        uint8_t *swap = kept;
        kept = next, next = swap;
        least = pairs, best = type;
      }
    }
    filtered[0] = (uint8_t)best;
    memcpy(filtered + 1, best ? kept : bytes, rowBytes);
  }
}

void pixels_copy_rows(const uint8_t *bytes, size_t rowBytes, size_t rows, uint8_t *filtered) {
  for (size_t y = 0; y < rows; y++, bytes += rowBytes, filtered += rowBytes + 1) {
    filtered[0] = 0;
    memcpy(filtered + 1, bytes, rowBytes);
  }
}
