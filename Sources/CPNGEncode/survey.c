#include "encoder.h"

/// Whether a chunk's pixels are not the same. Without a call, which would take longer.
INLINE uint64_t differs(const uint32_t *pixels, const uint32_t *others) {
  enum { pairs = chunk_units / 2 };
  uint64_t words[pairs], other_words[pairs], difference = 0;
  memcpy(words, pixels, sizeof words);
  memcpy(other_words, others, sizeof words);
  for (int i = 0; i < pairs; i++) difference |= words[i] ^ other_words[i];
  return difference != 0;
}

/// Marks the chunks of a row that differ from the row above.
INLINE void mark_changes(png_encoder *encoder, uint32_t y, uint64_t *changes) {
  const uint32_t *row = encoder->pixels + (size_t)y * encoder->width, *above = row - encoder->width;
  uint32_t whole = encoder->width / chunk_units, rest = encoder->width % chunk_units;
  for (uint32_t chunk = 0; chunk < whole; chunk++, row += chunk_units, above += chunk_units) {
    changes[chunk / 64] |= (y == 0 ? 1 : differs(row, above)) << chunk % 64;
  }
  if (rest == 0) return;
  uint64_t rest_differs = y == 0 || memcmp(row, above, rest * sizeof *row) != 0;
  changes[whole / 64] |= rest_differs << whole % 64;
}

/// Adds the colours of some pixels. False when there are too many for a table.
static int collect_colours(png_encoder *encoder, const uint32_t *pixels, uint32_t count) {
  for (uint32_t i = 0; i < count;) {
    uint32_t pixel = pixels[i], slot = colour_slot(encoder, pixel);
    if (encoder->colour_table[slot] < 0) {
      if (encoder->colour_count == most_colours) return 0;
      encoder->colours[encoder->colour_count] = pixel;
      encoder->colour_table[slot] = (int16_t)encoder->colour_count++;
    }
    while (i < count && pixels[i] == pixel) i++;
  }
  return 1;
}

/// Puts the colours that let something through first: PNG's table of alphas ends with the last of them.
static void sort_colours(png_encoder *encoder) {
  uint32_t sorted[most_colours], count = 0;
  for (int is_opaque = 0; is_opaque <= 1; is_opaque++) {
    for (uint32_t i = 0; i < encoder->colour_count; i++) {
      if ((encoder->colours[i] >> 24 == 255) == is_opaque) sorted[count++] = encoder->colours[i];
    }
  }
  memcpy(encoder->colours, sorted, count * sizeof *sorted);
  memset(encoder->colour_table, -1, sizeof encoder->colour_table);
  for (uint32_t i = 0; i < count; i++) {
    encoder->colour_table[colour_slot(encoder, encoder->colours[i])] = (int16_t)i;
  }
}

INLINE void survey_rows(png_encoder *encoder) {
  uint32_t width = encoder->width, chunks = (width + chunk_units - 1) / chunk_units;
  encoder->change_words = (chunks + 63) / 64;
  size_t words = (size_t)encoder->height * encoder->change_words;
  encoder->changes = reserve(encoder, encoder->changes, &encoder->changes_capacity, words, sizeof *encoder->changes);
  if (encoder->out_of_memory) return;
  memset(encoder->changes, 0, words * sizeof *encoder->changes);
  // Differences of neighbouring channels, and gaps in alpha, gathered over all pixels.
  uint32_t differences = 0, opaque = UINT32_MAX;
  int has_few_colours = 1;
  encoder->colour_count = 0;
  memset(encoder->colour_table, -1, sizeof encoder->colour_table);
  for (uint32_t y = 0; y < encoder->height; y++) {
    const uint32_t *row = encoder->pixels + (size_t)y * width;
    uint64_t *changes = encoder->changes + (size_t)y * encoder->change_words;
    mark_changes(encoder, y, changes);
    // What equals the row above has been looked at with it.
    FOR_EACH_CHANGE(part, encoder, changes) {
      for (uint32_t x = part.start; x < part.end; x++) {
        differences |= (row[x] ^ row[x] >> 8) & 0xFFFF;
        opaque &= row[x];
      }
      has_few_colours = has_few_colours && collect_colours(encoder, row + part.start, part.end - part.start);
    }
  }
  int is_opaque = opaque >> 24 == 255;
  encoder->type = is_opaque && differences == 0 ? grey : has_few_colours ? palette : is_opaque ? rgb : rgba;
  encoder->unit_bytes = encoder->type == rgb ? 3 : encoder->type == rgba ? 4 : 1;
  encoder->row_bytes = 1 + width * encoder->unit_bytes;
  if (encoder->type == palette) sort_colours(encoder);
}

WIDE static void survey_wide(png_encoder *encoder) { survey_rows(encoder); }

void survey(png_encoder *encoder) {
  if (has_wide_registers()) return survey_wide(encoder);
  survey_rows(encoder);
}
