#include "encoder.h"

enum { none = 0, sub = 1, up = 2, paeth = 4 };

uint32_t straight_alpha(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  if (alpha == 0) return 0;
  uint32_t result = alpha << 24;
  for (uint32_t shift = 0; shift < 24; shift += 8) {
    uint32_t value = ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha;
    result |= (value < 255 ? value : 255) << shift;
  }
  return result;
}

/// The row's pixels as units that are not filtered: as they are in memory where that will do.
static const uint32_t *plain_units(png_encoder *encoder, uint32_t y, uint32_t *room) {
  const uint32_t *pixels = encoder->pixels + (size_t)y * encoder->width;
  if (encoder->type == grey || encoder->type == rgb) return pixels;
  if (encoder->plain_above) memcpy(room, encoder->plain_above, (size_t)encoder->width * sizeof *room);
  FOR_EACH_CHANGE(part, encoder, changes_of(encoder, y)) {
    // Neighbours are mostly equal.
    uint32_t pixel = ~pixels[part.start], unit = 0;
    for (uint32_t x = part.start; x < part.end; x++) {
      if (pixels[x] != pixel) {
        pixel = pixels[x];
        unit = encoder->type == rgba ? straight_alpha(pixel)
                                     : (uint32_t)encoder->colour_table[colour_slot(encoder, pixel)];
      }
      room[x] = unit;
    }
  }
  return room;
}

/// True when repetitions won't get far: a quarter of the pixels are like neither the one before nor the one above.
static int is_busy(const png_encoder *encoder, uint32_t y, const uint32_t *units, const uint32_t *above) {
  uint32_t novel = 0;
  FOR_EACH_CHANGE(part, encoder, changes_of(encoder, y)) {
    for (uint32_t x = part.start ? part.start : 1; x < part.end; x++) {
      novel += (units[x] != units[x - 1]) & (units[x] != above[x]);
    }
  }
  return novel > encoder->width / 4;
}

static void filter_row(uint32_t filter, const uint32_t *units, const uint32_t *units_above, uint32_t width,
                       uint32_t *filtered) {
  const uint8_t *row = (const uint8_t *)units, *above = (const uint8_t *)units_above;
  uint8_t *out = (uint8_t *)filtered;
  size_t count = (size_t)width * 4;
  for (size_t i = 0; i < 4; i++) out[i] = (uint8_t)(row[i] - (filter == sub ? 0 : above[i]));
  switch (filter) {
    case sub:
      for (size_t i = 4; i < count; i++) out[i] = (uint8_t)(row[i] - row[i - 4]);
      break;
    case up:
      for (size_t i = 4; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
      break;
    case paeth:
      for (size_t i = 4; i < count; i++) {
        int16_t left = row[i - 4], top = above[i], corner = above[i - 4];
        int16_t to_left = (int16_t)(top - corner), to_top = (int16_t)(left - corner);
        int16_t to_corner = (int16_t)(to_left + to_top);
        to_left = (int16_t)(to_left < 0 ? -to_left : to_left);
        to_top = (int16_t)(to_top < 0 ? -to_top : to_top);
        to_corner = (int16_t)(to_corner < 0 ? -to_corner : to_corner);
        int16_t guess = to_top <= to_corner ? top : corner;
        guess = ((to_left <= to_top) & (to_left <= to_corner)) != 0 ? left : guess;
        out[i] = (uint8_t)(row[i] - guess);
      }
      break;
  }
}

/// The sum of all bytes' magnitudes, as differences: the specification's own guess of what compresses well.
static uint64_t magnitude(const uint32_t *units, uint32_t width) {
  const uint8_t *bytes = (const uint8_t *)units;
  uint64_t sum = 0;
  for (uint32_t x = 0; x < width;) {
    // A part whose sum fits in 32 bits, which the processor adds several at once.
    uint32_t end = width - x < 4096 ? width : x + 4096, part = 0;
    for (size_t i = (size_t)x * 4; i < (size_t)end * 4; i++) part += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
    sum += part;
    x = end;
  }
  return sum;
}

uint32_t make_row(png_encoder *encoder, uint32_t y, uint32_t *units) {
  uint32_t width = encoder->width;
  uint32_t *room = encoder->straight[encoder->straight_index ^= 1];
  const uint32_t *plain = plain_units(encoder, y, room), *above = encoder->plain_above;
  encoder->plain_above = plain;
  uint32_t filter = none;
  // An index is no number to guess from its neighbours.
  if (encoder->type != palette && above && is_busy(encoder, y, plain, above)) {
    uint64_t least = UINT64_MAX;
    static const uint32_t filters[] = {sub, up, paeth};
    for (size_t i = 0; i < sizeof filters / sizeof *filters; i++) {
      uint32_t *kept = encoder->filtered[0], *next = encoder->filtered[1];
      filter_row(filters[i], plain, above, width, next);
      uint64_t sum = magnitude(next, width);
      if (sum < least) {
        least = sum, filter = filters[i];
        encoder->filtered[0] = next, encoder->filtered[1] = kept;
      }
    }
  }
  const uint32_t *source = filter == none ? plain : encoder->filtered[0];
  if (encoder->type == grey) {
    for (uint32_t x = 0; x < width; x++) units[x] = source[x] & 0xFF;
  } else {
    memcpy(units, source, (size_t)width * sizeof *units);
  }
  return filter;
}

typedef uint32_t vector __attribute__((vector_size(16)));

INLINE void sum_units(unit_sums *sums, const uint32_t *units, uint32_t count, uint32_t unit_bytes) {
  // In a part of this many units no lane overflows: 512 * 513 / 2 * 1020 fits in 32 bits.
  enum { lanes = 4, most = 512 * lanes };
  while (count > 0) {
    uint32_t part = count < most ? count : most, groups = part / lanes;
    vector sum = {0}, prefixes = {0}, green = {0}, blue = {0}, alpha = {0};
    for (uint32_t group = 0; group < groups; group++) {
      vector unit;
      memcpy(&unit, units + (size_t)group * lanes, sizeof unit);
      if (unit_bytes == 1) {
        sum += unit;
      } else {
        vector b = unit & 0xFF, g = unit >> 8 & 0xFF;
        sum += b + g + (unit >> 16 & 0xFF);
        green += g, blue += b;
        if (unit_bytes == 4) sum += unit >> 24, alpha += unit >> 24;
      }
      prefixes += sum;
    }
    uint64_t part_sum = 0, part_weighted = 0;
    uint32_t rest = part - groups * lanes;
    for (uint32_t lane = 0; lane < lanes; lane++) {
      // The prefixes count a unit once for each group from its own on: lanes units, less those before it in its own.
      part_sum += sum[lane], sums->green += green[lane], sums->blue += blue[lane], sums->alpha += alpha[lane];
      part_weighted += (uint64_t)prefixes[lane] * lanes + (uint64_t)sum[lane] * rest - (uint64_t)sum[lane] * lane;
    }
    for (uint32_t i = groups * lanes; i < part; i++) {
      uint32_t unit = units[i], b = unit & 0xFF, g = unit >> 8 & 0xFF, bytes = b;
      if (unit_bytes > 1) bytes += g + (unit >> 16 & 0xFF), sums->green += g, sums->blue += b;
      if (unit_bytes == 4) bytes += unit >> 24, sums->alpha += unit >> 24;
      part_sum += bytes;
      part_weighted += (uint64_t)bytes * (part - i);
    }
    units += part, count -= part;
    // What follows in the row comes after all of this part.
    sums->sum += part_sum;
    sums->weighted += part_weighted + part_sum * count;
  }
}

INLINE unit_sums sums_of(const uint32_t *units, uint32_t count, uint32_t unit_bytes) {
  unit_sums sums = {0};
  switch (unit_bytes) {
    case 1: sum_units(&sums, units, count, 1); break;
    case 3: sum_units(&sums, units, count, 3); break;
    default: sum_units(&sums, units, count, 4); break;
  }
  return sums;
}

/// Changes the sums over a row into those over the next, where only some chunks differ.
INLINE void change_sums(const png_encoder *encoder, uint32_t y, const uint32_t *above, const uint32_t *units,
                        unit_sums *sums) {
  FOR_EACH_CHANGE(part, encoder, changes_of(encoder, y)) {
    unit_sums old = sums_of(above + part.start, part.end - part.start, encoder->unit_bytes);
    unit_sums new = sums_of(units + part.start, part.end - part.start, encoder->unit_bytes);
    // Differences below zero come out right in the end: everything wraps alike.
    sums->sum += new.sum - old.sum;
    sums->weighted += new.weighted - old.weighted + (new.sum - old.sum) * (encoder->width - part.end);
    sums->green += new.green - old.green;
    sums->blue += new.blue - old.blue;
    sums->alpha += new.alpha - old.alpha;
  }
}

INLINE void add_sums(png_encoder *encoder, uint32_t filter, const unit_sums *row) {
  enum { modulus = 65521 };
  // A byte counts as often in the sum of sums as there are bytes from it to the end of the row.
  uint64_t bytes = encoder->row_bytes, unit_bytes = encoder->unit_bytes;
  uint64_t weighted = row->weighted * unit_bytes - row->green - 2 * row->blue - 3 * row->alpha + bytes * filter;
  encoder->sum_of_sums = (uint32_t)((encoder->sum_of_sums + bytes * encoder->sum + weighted) % modulus);
  encoder->sum = (uint32_t)((encoder->sum + row->sum + filter) % modulus);
}

INLINE void add_row(png_encoder *encoder, uint32_t y, uint32_t filter, const uint32_t *units) {
  unit_sums sums;
  // Rows that are a multiple of all slots apart share one: the latest is gone then.
  if (filter == none && encoder->plain_is_above && y - encoder->latest_plain < encoder->slots) {
    size_t slot = encoder->latest_plain & (encoder->slots - 1);
    sums = encoder->latest_sums;
    change_sums(encoder, y, encoder->ring + slot * encoder->width, units, &sums);
  } else {
    sums = sums_of(units, encoder->width, encoder->unit_bytes);
  }
  if (filter == none) encoder->latest_sums = sums;
  add_sums(encoder, filter, &sums);
}

WIDE static void add_row_wide(png_encoder *encoder, uint32_t y, uint32_t filter, const uint32_t *units) {
  add_row(encoder, y, filter, units);
}

void add_row_to_checksum(png_encoder *encoder, uint32_t y, uint32_t filter, const uint32_t *units) {
  if (has_wide_registers()) return add_row_wide(encoder, y, filter, units);
  add_row(encoder, y, filter, units);
}

void add_zeros_to_checksum(png_encoder *encoder, uint32_t filter, uint32_t rows) {
  const unit_sums zeros = {0};
  for (; rows > 0; rows--) add_sums(encoder, filter, &zeros);
}
