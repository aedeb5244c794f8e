#include "encoder.h"

/// Adds the colours of a row. False when there are too many for a table.
static int collect_colours(png_encoder *encoder, const uint32_t *row) {
  for (uint32_t x = 0; x < encoder->width;) {
    uint32_t pixel = row[x], slot = colour_slot(encoder, pixel);
    if (encoder->colour_table[slot] < 0) {
      if (encoder->colour_count == most_colours) return 0;
      encoder->colours[encoder->colour_count] = pixel;
      encoder->colour_table[slot] = (int16_t)encoder->colour_count++;
    }
    while (x < encoder->width && row[x] == pixel) x++;
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

void survey(png_encoder *encoder) {
  uint32_t width = encoder->width;
  // Differences of neighbouring channels, and gaps in alpha, gathered over all pixels.
  uint32_t differences = 0, opaque = UINT32_MAX;
  int has_few_colours = 1;
  encoder->colour_count = 0;
  memset(encoder->colour_table, -1, sizeof encoder->colour_table);
  for (uint32_t y = 0; y < encoder->height; y++) {
    const uint32_t *row = encoder->pixels + (size_t)y * width;
    encoder->repeats[y] = y > 0 && memcmp(row, row - width, (size_t)width * sizeof *row) == 0;
    if (encoder->repeats[y]) continue;
    for (uint32_t x = 0; x < width; x++) {
      differences |= (row[x] ^ row[x] >> 8) & 0xFFFF;
      opaque &= row[x];
    }
    has_few_colours = has_few_colours && collect_colours(encoder, row);
  }
  int is_opaque = opaque >> 24 == 255;
  encoder->type = is_opaque && differences == 0 ? grey : has_few_colours ? palette : is_opaque ? rgb : rgba;
  encoder->unit_bytes = encoder->type == rgb ? 3 : encoder->type == rgba ? 4 : 1;
  encoder->row_bytes = 1 + width * encoder->unit_bytes;
  if (encoder->type == palette) sort_colours(encoder);
}
