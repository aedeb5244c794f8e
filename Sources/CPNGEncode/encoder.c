#include "encoder.h"
#include "runs.h"

#include <libdeflate.h>
#include <stdlib.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "numbers are taken to lie in memory with the lowest byte first"
#endif

/// Where a place of the picture is written in 15 bits each.
_Static_assert(longest_side <= 1 << 15, "a place in a picture is 30 bits");

png_encoder *png_encoder_create(void) {
  png_encoder *encoder = calloc(1, sizeof *encoder);
  if (!encoder) return NULL;
  encoder->tokens = malloc(most_tokens * sizeof *encoder->tokens);
  encoder->pairs = malloc((sizeof *encoder->pairs) << most_hash_bits);
  encoder->fours = malloc((sizeof *encoder->fours) << most_hash_bits);
  encoder->allocations = 4;
  if (encoder->tokens && encoder->pairs && encoder->fours) return encoder;
  png_encoder_destroy(encoder);
  return NULL;
}

void png_encoder_destroy(png_encoder *encoder) {
  if (!encoder) return;
  free(encoder->changes);
  free(encoder->ring);
  free(encoder->rows);
  free(encoder->pairs);
  free(encoder->fours);
  free(encoder->tokens);
  free(encoder->bytes);
  free(encoder);
}

size_t png_encoder_allocations(const png_encoder *encoder) { return encoder->allocations; }

void *reserve(png_encoder *encoder, void *memory, size_t *capacity, size_t wanted, size_t size) {
  if (*capacity >= wanted) return memory;
  // Half more than now at least, so that growing by parts stays cheap.
  size_t grown = *capacity + *capacity / 2;
  if (grown < wanted) grown = wanted;
  void *made = realloc(memory, grown * size);
  encoder->allocations++;
  if (!made) {
    encoder->out_of_memory = 1;
    return memory;
  }
  *capacity = grown;
  return made;
}

static void add_number(png_encoder *encoder, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) encoder->bytes[encoder->count++] = (uint8_t)(number >> shift);
}

/// Begins a chunk whose length is not known yet.
///
/// @return where it begins.
static size_t begin_chunk(png_encoder *encoder, const char *type) {
  size_t start = encoder->count;
  add_number(encoder, 0);
  memcpy(encoder->bytes + encoder->count, type, 4);
  encoder->count += 4;
  return start;
}

static void end_chunk(png_encoder *encoder, size_t start) {
  size_t end = encoder->count;
  encoder->count = start;
  // A chunk has at most 2^31 - 1 bytes: the largest picture's samples are 2^30, and codes never double them.
  add_number(encoder, (uint32_t)(end - start - 8));
  encoder->count = end;
  add_number(encoder, libdeflate_crc32(0, encoder->bytes + start + 4, end - start - 4));
}

static void add_head(png_encoder *encoder) {
  static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
  memcpy(encoder->bytes, signature, sizeof signature);
  encoder->count = sizeof signature;

  size_t header = begin_chunk(encoder, "IHDR");
  add_number(encoder, encoder->width);
  add_number(encoder, encoder->height);
  // Bits of a sample; then Deflate, the five filters, not interlaced.
  const uint8_t rest[] = {8, (uint8_t)encoder->type, 0, 0, 0};
  memcpy(encoder->bytes + encoder->count, rest, sizeof rest);
  encoder->count += sizeof rest;
  end_chunk(encoder, header);

  // Perceptual: the numbers are sRGB, and a viewer need not guess.
  size_t space = begin_chunk(encoder, "sRGB");
  encoder->bytes[encoder->count++] = 0;
  end_chunk(encoder, space);

  if (encoder->type != palette) return;
  uint32_t translucent = 0;
  size_t table = begin_chunk(encoder, "PLTE");
  for (uint32_t i = 0; i < encoder->colour_count; i++) {
    uint32_t colour = straight_alpha(encoder->colours[i]);
    translucent += colour >> 24 < 255;
    for (int shift = 16; shift >= 0; shift -= 8) encoder->bytes[encoder->count++] = (uint8_t)(colour >> shift);
  }
  end_chunk(encoder, table);
  if (translucent == 0) return;
  size_t alphas = begin_chunk(encoder, "tRNS");
  for (uint32_t i = 0; i < translucent; i++) encoder->bytes[encoder->count++] = (uint8_t)(encoder->colours[i] >> 24);
  end_chunk(encoder, alphas);
}

/// Makes memory ready for a picture whose format is known.
static int prepare(png_encoder *encoder) {
  // Signature, header, colours, and what comes before the first block.
  enum { head = 2048 };
  size_t width = encoder->width;
  // A power of two, so that a row's slot is the low bits of its number.
  encoder->slots = 2;
  while ((encoder->slots - 1) * encoder->row_bytes < window && encoder->slots < encoder->height) encoder->slots *= 2;
  encoder->bytes = reserve(encoder, encoder->bytes, &encoder->capacity, head, 1);
  encoder->ring = reserve(encoder, encoder->ring, &encoder->ring_capacity, encoder->slots * width + read_ahead, 4);
  encoder->rows = reserve(encoder, encoder->rows, &encoder->rows_capacity, 4 * width, 4);
  if (encoder->out_of_memory) return 0;
  for (size_t i = 0; i < 2; i++) {
    encoder->straight[i] = encoder->rows + i * width;
    encoder->filtered[i] = encoder->rows + (2 + i) * width;
  }
  // Small pictures need small tables, which are sooner emptied.
  encoder->hash_bits = 6;
  while (encoder->hash_bits < most_hash_bits && (size_t)1 << encoder->hash_bits < width * encoder->height) {
    encoder->hash_bits++;
  }
  memset(encoder->pairs, 0, (sizeof *encoder->pairs) << encoder->hash_bits);
  memset(encoder->fours, 0, (sizeof *encoder->fours) << encoder->hash_bits);
  memset(&encoder->block, 0, sizeof encoder->block);
  memset(&encoder->segment, 0, sizeof encoder->segment);
  encoder->token_count = encoder->segment_start = 0;
  encoder->latest_plain = longest_side;
  encoder->plain_is_above = 0;
  encoder->plain_above = NULL;
  encoder->bits = encoder->bit_count = 0;
  encoder->sum = 1;
  encoder->sum_of_sums = 0;
  return 1;
}

const uint8_t *png_encoder_encode(png_encoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height,
                                  size_t *count) {
  encoder->pixels = pixels;
  encoder->width = width;
  encoder->height = height;
  encoder->out_of_memory = 0;
  survey(encoder);
  if (encoder->out_of_memory || !prepare(encoder)) return NULL;
  add_head(encoder);
  size_t data = begin_chunk(encoder, "IDAT");
  // zlib's head: Deflate with a window of 32 KiB, made fast.
  encoder->bytes[encoder->count++] = 0x78;
  encoder->bytes[encoder->count++] = 0x01;
  for (uint32_t y = 0; y < height;) {
    if (is_repeat(encoder, y)) {
      uint32_t rows = 1;
      while (y + rows < height && is_repeat(encoder, y + rows)) rows++;
      add_zeros_to_checksum(encoder, 2, rows);
      tokenise_repeats(encoder, rows);
      y += rows;
    } else {
      uint32_t *units = encoder->ring + (size_t)(y & (encoder->slots - 1)) * width;
      uint32_t filter = make_row(encoder, y, units);
      add_row_to_checksum(encoder, y, filter, units);
      tokenise_row(encoder, y, units, filter);
      y++;
    }
    if (encoder->out_of_memory) return NULL;
  }
  end_segment(encoder, 1);
  if (encoder->out_of_memory) return NULL;
  // Room for this was kept with the last block.
  if (encoder->bit_count > 0) encoder->bytes[encoder->count++] = (uint8_t)encoder->bits;
  add_number(encoder, encoder->sum_of_sums << 16 | encoder->sum);
  end_chunk(encoder, data);
  end_chunk(encoder, begin_chunk(encoder, "IEND"));
  *count = encoder->count;
  return encoder->bytes;
}
