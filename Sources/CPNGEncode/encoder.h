// What the parts of the encoder know of each other.
//
// A picture goes through them row by row: survey.c finds rows that are equal and chooses the format, rows.c turns
// pixels into units, tokens.c finds repetitions, blocks.c writes them with codes that fit, prefix_code.c makes those.

#ifndef PNG_ENCODER_H
#define PNG_ENCODER_H

#include "CPNGEncode.h"

#include <string.h>

#define INLINE static inline __attribute__((always_inline))

// A function that is compiled twice, also for processors with wider registers, of which one is chosen as the program
// runs. Both do the same on whole numbers. The compiler's own way of choosing runs before sanitizers are ready.
#ifdef __x86_64__
#define WIDE __attribute__((target("avx2")))
#define has_wide_registers() __builtin_cpu_supports("avx2")
#else
#define WIDE
#define has_wide_registers() 0
#endif

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
  /// Pixels of a part of a row that is compared with the one above as a whole.
  chunk_units = 32,
  /// Entries of the tables of places are at most 1 << most_hash_bits.
  most_hash_bits = 14,
};

/// PNG's names for what the samples of a pixel are.
typedef enum { grey = 0, rgb = 2, palette = 3, rgba = 6 } colour_type;

/// How often each symbol of a block is used.
typedef struct {
  uint32_t literals[literal_symbols];
  uint32_t distances[distance_symbols];
} frequencies;

/// Sums over units, which Adler-32 is made of.
typedef struct {
  /// Of all bytes; of all bytes, each times the units from its own to the end of the row.
  uint64_t sum, weighted;
  /// Of the second, third and fourth bytes.
  uint64_t green, blue, alpha;
} unit_sums;

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
  /// For each row, `change_words` words with a bit for each chunk that differs from the row above; all of the first
  /// row's differ. In the gallery that is a tenth of the chunks, in half of the rows: most work is only done there.
  uint64_t *changes;
  size_t changes_capacity;
  uint32_t change_words;

  // Units of the latest rows, at `y & (slots - 1)`: at least as many as the window holds.
  uint32_t *ring;
  size_t ring_capacity;
  uint32_t slots;
  /// The latest row without a filter, and the sums over it; `longest_side` before the first.
  uint32_t latest_plain;
  unit_sums latest_sums;
  /// Whether it looks like the row above the next: only equal rows came since.
  int plain_is_above;
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

/// Finds what differs from row to row, and chooses the format that fits the picture.
void survey(png_encoder *encoder);

/// The bits of a row's chunks.
static inline const uint64_t *changes_of(const png_encoder *encoder, uint32_t y) {
  return encoder->changes + (size_t)y * encoder->change_words;
}

/// The first chunk from `chunk` on that differs from the row above, or one after the last.
static inline uint32_t next_change(const png_encoder *encoder, const uint64_t *changes, uint32_t chunk) {
  for (uint32_t word = chunk / 64; word < encoder->change_words; word++) {
    uint64_t bits = changes[word];
    if (word == chunk / 64) bits &= UINT64_MAX << chunk % 64;
    if (bits) return word * 64 + (uint32_t)__builtin_ctzll(bits);
  }
  return encoder->change_words * 64;
}

static inline int is_repeat(const png_encoder *encoder, uint32_t y) {
  return next_change(encoder, changes_of(encoder, y), 0) == encoder->change_words * 64;
}

/// Neighbouring pixels of a row.
typedef struct {
  uint32_t start, end;
} pixel_range;

/// The next chunks side by side that differ from the row above, from a chunk's start on; at the row's end when there
/// are none.
static inline pixel_range next_changes(const png_encoder *encoder, const uint64_t *changes, uint32_t from) {
  uint32_t chunk = next_change(encoder, changes, from / chunk_units);
  pixel_range range = {chunk * chunk_units, encoder->width};
  if (range.start >= encoder->width) return (pixel_range){encoder->width, encoder->width};
  while (++chunk < encoder->change_words * 64 && changes[chunk / 64] >> chunk % 64 & 1) continue;
  if (chunk * chunk_units < range.end) range.end = chunk * chunk_units;
  return range;
}

/// For all of them.
#define FOR_EACH_CHANGE(part, encoder, changes)                                                  \
  for (pixel_range part = next_changes(encoder, changes, 0); part.start < (encoder)->width;      \
       part = part.end < (encoder)->width ? next_changes(encoder, changes, part.end)             \
                                          : (pixel_range){(encoder)->width, (encoder)->width})

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

/// Goes on with Adler-32 by the units of a row.
void add_row_to_checksum(png_encoder *encoder, uint32_t y, uint32_t filter, const uint32_t *units);

/// Goes on with Adler-32 by rows of zeros.
void add_zeros_to_checksum(png_encoder *encoder, uint32_t filter, uint32_t rows);

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
/// Two symbols for each number of digits of the distance less one; the second digit tells which.
static inline uint32_t distance_symbol(uint32_t distance) {
  uint32_t rest = distance - 1;
  if (rest < 4) return rest;
  uint32_t top = 31 - (uint32_t)__builtin_clz(rest);
  return 2 * top + (rest >> (top - 1) & 1);
}

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
