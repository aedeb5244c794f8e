#include "encoder.h"

#include "runs.h"

INLINE void add_literal(png_encoder *encoder, uint32_t byte) {
  encoder->segment.literals[byte]++;
  add_token(encoder, literal_token(byte, 1));
}

INLINE void add_unit(png_encoder *encoder, uint32_t unit, uint32_t unit_bytes) {
  if (unit_bytes == 1) return add_literal(encoder, unit);
  uint32_t r = unit >> 16 & 0xFF, g = unit >> 8 & 0xFF, b = unit & 0xFF;
  encoder->segment.literals[r]++;
  encoder->segment.literals[g]++;
  encoder->segment.literals[b]++;
  add_token(encoder, literal_token(r | g << 8 | b << 16, 3));
  if (unit_bytes == 4) add_literal(encoder, unit >> 24);
}

/// - Precondition: at least three bytes.
INLINE void add_match(png_encoder *encoder, uint32_t bytes, uint32_t distance) {
  uint32_t *uses = &encoder->segment.distances[distance_symbol(distance)];
  while (bytes > 0) {
    uint32_t length = bytes < longest_match ? bytes : longest_match;
    // What is left must be no match, or long enough for one.
    if (bytes - length == 1 || bytes - length == 2) length = bytes - 3;
    encoder->segment.literals[end_of_block + 1 + length_symbols[length]]++;
    ++*uses;
    add_token(encoder, match_token(length, distance));
    bytes -= length;
  }
}

/// A repetition: how many units, how far back in bytes, and about how many bits it saves.
typedef struct {
  uint32_t units, distance;
  int32_t gain;
} repetition;

/// Bits of a literal byte and of a match, as they mostly come out.
enum { literal_bits = 6, run_bits = 8, near_bits = 19, far_bits = 20 };

INLINE void consider(repetition *best, uint32_t units, uint32_t distance, uint32_t unit_bytes, int32_t bits) {
  int32_t gain = (int32_t)(units * unit_bytes * literal_bits) - bits;
  if (units * unit_bytes >= 3 && gain > best->gain) *best = (repetition){units, distance, gain};
}

/// Everything about the row at hand that searching needs.
typedef struct {
  const uint32_t *units;
  uint32_t width, y, unit_bytes;
  /// Units that the keys of the two tables are made of.
  uint32_t short_key, long_key;
} row_state;

INLINE uint32_t hash(const png_encoder *encoder, const uint32_t *units, uint32_t count) {
  uint32_t result = 0;
  for (uint32_t i = 0; i < count; i++) result = (result ^ units[i]) * 0x9E3779B1u, result ^= result >> 15;
  return result >> (32 - encoder->hash_bits);
}

INLINE uint32_t place(const row_state *row, uint32_t x) { return (row->y << 15 | x) + 1; }

/// Compares the units at x with those at a place that a table knows.
INLINE void try_place(const png_encoder *encoder, const row_state *row, uint32_t x, uint32_t place, repetition *best) {
  if (place == 0) return;
  uint32_t other_y = (place - 1) >> 15, other_x = (place - 1) & 0x7FFF, rows = row->y - other_y;
  // Too old: other rows may have taken its memory since.
  if (rows >= encoder->slots) return;
  // Of the same row, later units come with x > other_x; the sum is not negative.
  uint32_t distance = rows * encoder->row_bytes + x * row->unit_bytes - other_x * row->unit_bytes;
  if (distance > window) return;
  const uint32_t *other = encoder->ring + (size_t)(other_y & (encoder->slots - 1)) * row->width + other_x;
  uint32_t most = row->width - (x > other_x ? x : other_x);
  consider(best, common_length(row->units + x, other, most), distance, row->unit_bytes, far_bits);
}

INLINE void note_short(png_encoder *encoder, const row_state *row, uint32_t x, uint32_t key) {
  encoder->pairs[key] = place(row, x);
}

INLINE void note_long(png_encoder *encoder, const row_state *row, uint32_t x, uint32_t key) {
  encoder->fours[key][1] = encoder->fours[key][0];
  encoder->fours[key][0] = place(row, x);
}

/// How far a row is like the one above from x on. What is known of whole chunks need not be compared.
INLINE uint32_t length_above(const png_encoder *encoder, const uint32_t *units, const uint32_t *above, uint32_t x,
                             const uint64_t *changes) {
  uint32_t end = x, width = encoder->width;
  while (end < width) {
    uint32_t stop = width;
    if (changes) {
      uint32_t changed = next_change(encoder, changes, end / chunk_units) * chunk_units;
      if (changed >= width) return width - x;
      if (changed > end) end = changed;
      if (changed + chunk_units < width) stop = changed + chunk_units;
    }
    uint32_t same = common_length(units + end, above + end, stop - end);
    end += same;
    if (end < stop) break;
  }
  return end - x;
}

INLINE void tokenise(png_encoder *encoder, uint32_t y, const uint32_t *units, uint32_t filter, uint32_t unit_bytes) {
  // A run, or a row like the one above, that goes this far is taken without a look at anything else.
  enum { long_run = 32 };
  // Units of a repetition whose places are noted in turn.
  enum { most_noted = 48 };
  row_state row = {units, encoder->width, y, unit_bytes, unit_bytes == 1 ? 4 : 2, unit_bytes == 1 ? 8 : 4};
  uint32_t width = encoder->width;
  const uint32_t *above = NULL;
  uint32_t above_distance = 0;
  // The chunks that differ from `above`; NULL when that is not what the row above looks like.
  const uint64_t *changes = NULL;
  if (filter == 0) {
    uint32_t rows = y - encoder->latest_plain;
    if (encoder->latest_plain < y && rows < encoder->slots && rows * encoder->row_bytes <= window) {
      above = encoder->ring + (size_t)(encoder->latest_plain & (encoder->slots - 1)) * width;
      above_distance = rows * encoder->row_bytes;
      if (encoder->plain_is_above) changes = changes_of(encoder, y);
    }
    encoder->latest_plain = y;
  }
  encoder->plain_is_above = filter == 0;

  add_literal(encoder, filter);
  for (uint32_t x = 0; x < width;) {
    repetition best = {0, 0, 0};
    int starts_run = x == 0 || units[x] != units[x - 1];
    uint32_t short_key = 0, long_key = 0;
    if (x + row.short_key <= width) {
      short_key = hash(encoder, units + x, row.short_key);
      __builtin_prefetch(&encoder->pairs[short_key]);
      if (starts_run && x + row.long_key <= width) {
        long_key = hash(encoder, units + x, row.long_key);
        __builtin_prefetch(&encoder->fours[long_key]);
      }
    }
    uint32_t above_units = above && above[x] == units[x] ? length_above(encoder, units, above, x, changes) : 0;
    if (!starts_run) {
      uint32_t run = run_length(units + x, units[x], width - x);
      if (run >= long_run && run + long_run >= above_units) {
        add_match(encoder, run * unit_bytes, unit_bytes);
        x += run;
        // The last pixel before the change: what comes often is the way into and out of a letter.
        if (x - 1 + row.short_key <= width) {
          note_short(encoder, &row, x - 1, hash(encoder, units + x - 1, row.short_key));
        }
        continue;
      }
      consider(&best, run, unit_bytes, unit_bytes, run_bits);
    }
    if (above_units >= long_run) {
      add_match(encoder, above_units * unit_bytes, above_distance);
      x += above_units;
      continue;
    }
    consider(&best, above_units, above_distance, unit_bytes, near_bits);
    if (x + row.short_key <= width) {
      try_place(encoder, &row, x, encoder->pairs[short_key], &best);
      note_short(encoder, &row, x, short_key);
    }
    if (starts_run && x + row.long_key <= width) {
      try_place(encoder, &row, x, encoder->fours[long_key][0], &best);
      try_place(encoder, &row, x, encoder->fours[long_key][1], &best);
      note_long(encoder, &row, x, long_key);
    }
    if (best.gain <= 0) {
      add_unit(encoder, units[x++], unit_bytes);
      continue;
    }
    add_match(encoder, best.units * unit_bytes, best.distance);
    uint32_t end = x + best.units;
    if (best.distance != unit_bytes && best.distance != above_distance) {
      uint32_t noted = best.units < most_noted ? end : x + most_noted;
      for (x++; x < noted; x++) {
        if (units[x] == units[x - 1]) continue;
        if (x + row.short_key <= width) note_short(encoder, &row, x, hash(encoder, units + x, row.short_key));
        if (x + row.long_key <= width) note_long(encoder, &row, x, hash(encoder, units + x, row.long_key));
      }
    }
    x = end;
  }
}

void tokenise_row(png_encoder *encoder, uint32_t y, const uint32_t *units, uint32_t filter) {
  switch (encoder->unit_bytes) {
    case 1: tokenise(encoder, y, units, filter, 1); break;
    case 3: tokenise(encoder, y, units, filter, 3); break;
    default: tokenise(encoder, y, units, filter, 4); break;
  }
}

/// A filter and a row of zeros.
static void add_zeros(png_encoder *encoder, uint32_t filter) {
  uint32_t unit_bytes = encoder->unit_bytes, width = encoder->width;
  add_literal(encoder, filter);
  for (uint32_t i = 0; i < unit_bytes; i++) add_literal(encoder, 0);
  uint32_t left = (width - 1) * unit_bytes;
  if (left >= 3) {
    add_match(encoder, left, unit_bytes);
  } else {
    for (; left > 0; left--) add_literal(encoder, 0);
  }
}

void tokenise_repeats(png_encoder *encoder, uint32_t rows) {
  enum { up = 2 };
  uint32_t row_bytes = encoder->row_bytes;
  add_zeros(encoder, up);
  if (--rows == 0) return;
  if (row_bytes <= longest_match && rows * row_bytes >= 3) {
    // Matches that go over the ends of rows, each as far back as a row is long.
    add_match(encoder, rows * row_bytes, row_bytes);
    return;
  }
  // The filter and the first zeros as in the row above, when that takes fewer bits than a filter and a unit of zeros;
  // what is left is near, where a distance takes the fewest bits.
  int begins_far = encoder->unit_bytes > 1 && row_bytes >= longest_match + 3 && row_bytes <= window;
  for (; rows > 0; rows--) {
    if (begins_far) {
      add_match(encoder, longest_match, row_bytes);
      add_match(encoder, row_bytes - longest_match, encoder->unit_bytes);
    } else {
      add_zeros(encoder, up);
    }
  }
}
