// What the parts of the encoder know of each other.
//
// A picture goes through them row by row: survey.c finds rows that are equal and chooses the format, rows.c turns
// pixels into units, tokens.c finds repetitions, blocks.c writes them with codes that fit, prefix_code.c makes those.

#ifndef PNG_ENCODER_H
#define PNG_ENCODER_H

#include "CPNGEncode.h"

#include <string.h>

enum {
  longest_side = 32767,
  /// Bytes that Deflate can look back.
  window = 32768,
  longest_match = 258,
  literal_symbols = 286,
  distance_symbols = 30,
  end_of_block = 256,
  /// Tokens of one block. They fit in a processor's second cache.
  most_tokens = 1 << 15,
  /// Colours of a PNG's table.
  most_colours = 256,
  /// Open addressing: at most a quarter full.
  palette_slots = 1024,
  /// Entries of the tables of places are at most 1 << most_hash_bits.
  most_hash_bits = 15,
};

/// PNG's names for what the samples of a pixel are.
typedef enum { grey = 0, rgb = 2, palette = 3, rgba = 6 } colour_type;

/// How often each symbol of a block is used.
typedef struct {
  uint32_t literals[literal_symbols];
  uint32_t distances[distance_symbols];
} frequencies;

/// The picture's pixels as PNG's samples are one 32-bit unit each: 0xAARRGGBB, not multiplied by alpha, or a grey or an
/// index in the low byte. A unit is 1, 3 or 4 bytes of the file. Repetitions are looked for in units, three or four
/// times fewer than bytes, and every match begins and ends with one.
struct png_encoder {
  // The picture.
  const uint32_t *pixels;
  uint32_t width, height;
  colour_type type;
  /// Bytes of a unit, and of a row with its filter.
  uint32_t unit_bytes, row_bytes;
  uint32_t colours[most_colours];
  uint32_t colour_count;
  int16_t colour_table[palette_slots];
  /// For each row, whether it equals the one above.
  uint8_t repeats[longest_side];

  // Units of the latest rows, at `y & (slots - 1)`: at least as many as the window holds.
  uint32_t *ring;
  size_t ring_capacity;
  uint32_t slots;
  /// The latest row without a filter; `longest_side` before the first.
  uint32_t latest_plain;
  /// Room for four rows: two that are not filtered, where the picture's own pixels won't do, and two that are.
  uint32_t *rows;
  size_t rows_capacity;
  uint32_t *straight[2], *filtered[2];
  uint32_t straight_index;
  /// The latest row that does not equal the one above it, not filtered; NULL before the first.
  const uint32_t *plain_above;

  // Where two and four units like these were last: y << 15 | x, plus 1; 0 for nowhere.
  uint32_t *pairs;
  uint32_t (*fours)[2];
  uint32_t hash_bits;

  // Tokens that are not written: a block, and the segment that may join it.
  uint32_t *tokens;
  uint32_t token_count, segment_start;
  frequencies block, segment;

  // The file.
  uint8_t *bytes;
  size_t capacity, count;
  uint64_t bits;
  uint32_t bit_count;
  /// The two sums of Adler-32.
  uint32_t sum, sum_of_sums;
  int out_of_memory;
  size_t allocations;
};

/// Memory with room for `wanted` things of a size, which holds what was there before. It is only asked for when there
/// is less. When there is none, `out_of_memory` is set, and the memory stays as it is.
void *reserve(png_encoder *encoder, void *memory, size_t *capacity, size_t wanted, size_t size);

/// Finds equal rows, and chooses the format that fits the picture.
void survey(png_encoder *encoder);

/// Where a colour is in `colour_table`, or would be.
static inline uint32_t colour_slot(const png_encoder *encoder, uint32_t pixel) {
  uint32_t slot = pixel * 2654435769u >> 22;
  while (encoder->colour_table[slot] >= 0 && encoder->colours[encoder->colour_table[slot]] != pixel) {
    slot = (slot + 1) % palette_slots;
  }
  return slot;
}

/// A pixel's colours divided by alpha: to nearest, so that multiplying again gives them back exactly.
uint32_t straight_alpha(uint32_t pixel);

/// Puts a row's units, filtered or not, into the ring.
///
/// @return the filter.
uint32_t make_row(png_encoder *encoder, uint32_t y, uint32_t *units);

/// Goes on with Adler-32 by a row of units, or by `rows` rows of zeros when `units` is NULL.
void add_to_checksum(png_encoder *encoder, uint32_t filter, const uint32_t *units, uint32_t rows);

/// Adds the tokens of one row in the ring.
void tokenise_row(png_encoder *encoder, uint32_t y, const uint32_t *units, uint32_t filter);

/// Adds the tokens of `rows` rows that equal the one above, as zeros under the filter Up.
void tokenise_repeats(png_encoder *encoder, uint32_t rows);

/// A match of a length and a distance, or one to three literal bytes, the first lowest.
///
/// Bits 30 and 31: the number of literals, 0 for a match. A match: distance, 16 bits; length.
static inline uint32_t match_token(uint32_t length, uint32_t distance) { return length << 16 | distance; }
static inline uint32_t literal_token(uint32_t bytes, uint32_t count) { return count << 30 | bytes; }

/// Ends a segment of tokens: it joins the block before it, or becomes the next when codes of its own pay.
void end_segment(png_encoder *encoder, int is_last);

enum {
  /// Tokens of a segment. Fewer are not worth a look.
  segment_tokens = 1 << 12,
};

static inline void add_token(png_encoder *encoder, uint32_t token) {
  encoder->tokens[encoder->token_count++] = token;
  if (encoder->token_count - encoder->segment_start >= segment_tokens) end_segment(encoder, 0);
}

/// Deflate's symbol for a length or a distance, of which the first is 0.
extern const uint8_t length_symbols[longest_match + 1];
uint32_t distance_symbol(uint32_t distance);

/// Writes one block of tokens.
void write_block(png_encoder *encoder, const uint32_t *tokens, uint32_t count, frequencies *uses, int is_last);

/// Makes the lengths of a prefix code: the shortest whole for these frequencies, none longer than `limit`.
///
/// @param count at most 286.
/// @param limit at most 15, and enough for `count` symbols.
/// @param lengths bits of each symbol; 0 for those that are not used.
void make_code_lengths(const uint32_t *frequencies, uint32_t count, uint32_t limit, uint8_t *lengths);

/// The codes that belong to lengths, the first bit lowest, as Deflate (RFC 1951, 3.2.2) numbers them.
void make_codes(const uint8_t *lengths, uint32_t count, uint16_t *codes);

#endif
