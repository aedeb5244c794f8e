#include "encoder.h"

static const uint16_t least_lengths[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                         31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
static const uint8_t length_extra_bits[] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                            2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};

#define TWICE(x) x, x
#define TIMES_4(x) TWICE(x), TWICE(x)
#define TIMES_8(x) TIMES_4(x), TIMES_4(x)
#define TIMES_16(x) TIMES_8(x), TIMES_8(x)
#define TIMES_32(x) TIMES_16(x), TIMES_16(x)
const uint8_t length_symbols[longest_match + 1] = {
    // No match is shorter than three.
    0,           0,           0,           0,           1,           2,           3,           4,
    5,           6,           7,           TWICE(8),    TWICE(9),    TWICE(10),   TWICE(11),   TIMES_4(12),
    TIMES_4(13), TIMES_4(14), TIMES_4(15), TIMES_8(16), TIMES_8(17), TIMES_8(18), TIMES_8(19), TIMES_16(20),
    TIMES_16(21), TIMES_16(22), TIMES_16(23), TIMES_32(24), TIMES_32(25), TIMES_32(26),
    // The longest has a symbol to itself.
    TIMES_16(27), TIMES_8(27), TIMES_4(27), TWICE(27), 27, 28};

static inline uint32_t distance_extra_bits(uint32_t symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

static inline void put(png_encoder *encoder, uint64_t value, uint32_t count) {
  encoder->bits |= value << encoder->bit_count;
  encoder->bit_count += count;
}

/// Writes whole bytes: fewer than eight bits are left then, and 56 more may be put.
static inline void flush(png_encoder *encoder) {
  // The lowest byte first: that this is how numbers lie in memory is checked in encoder.c.
  memcpy(encoder->bytes + encoder->count, &encoder->bits, 8);
  encoder->count += encoder->bit_count >> 3;
  encoder->bits >>= encoder->bit_count & ~7u;
  encoder->bit_count &= 7;
}

/// Writes the lengths of both codes, in Deflate's code for them (RFC 1951, 3.2.7).
static void write_lengths(png_encoder *encoder, const uint8_t *literals, const uint8_t *distances) {
  enum { symbols = 19, most = literal_symbols + distance_symbols, repeat = 16, few_zeros = 17, many_zeros = 18 };
  static const uint8_t order[symbols] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  static const uint8_t extra_bits[symbols] = {[repeat] = 2, [few_zeros] = 3, [many_zeros] = 7};
  uint32_t literal_count = literal_symbols, distance_count = distance_symbols;
  while (literals[literal_count - 1] == 0) literal_count--;
  while (distance_count > 1 && distances[distance_count - 1] == 0) distance_count--;
  uint8_t lengths[most];
  uint32_t count = literal_count + distance_count;
  memcpy(lengths, literals, literal_count);
  memcpy(lengths + literal_count, distances, distance_count);

  uint8_t found[most], extra[most];
  uint32_t found_count = 0, uses[symbols] = {0};
  for (uint32_t i = 0; i < count;) {
    uint8_t length = lengths[i];
    uint32_t end = i + 1;
    while (end < count && lengths[end] == length) end++;
    uint32_t run = end - i;
    i = end;
    if (length != 0) {
      found[found_count] = length, extra[found_count++] = 0;
      run--;
    }
    while (run >= 3) {
      uint32_t most_now = length != 0 ? 6 : 138, now = run < most_now ? run : most_now;
      found[found_count] = length != 0 ? repeat : now < 11 ? few_zeros : many_zeros;
      extra[found_count++] = (uint8_t)(length == 0 && now >= 11 ? now - 11 : now - 3);
      run -= now;
    }
    for (; run > 0; run--) found[found_count] = length, extra[found_count++] = 0;
  }
  for (uint32_t i = 0; i < found_count; i++) uses[found[i]]++;
  uint8_t own_lengths[symbols];
  uint16_t codes[symbols] = {0};
  make_code_lengths(uses, symbols, 7, own_lengths);
  make_codes(own_lengths, symbols, codes);

  uint32_t own_count = symbols;
  while (own_count > 4 && own_lengths[order[own_count - 1]] == 0) own_count--;
  put(encoder, literal_count - 257, 5);
  put(encoder, distance_count - 1, 5);
  put(encoder, own_count - 4, 4);
  flush(encoder);
  for (uint32_t i = 0; i < own_count; i++) {
    put(encoder, own_lengths[order[i]], 3);
    flush(encoder);
  }
  for (uint32_t i = 0; i < found_count; i++) {
    put(encoder, codes[found[i]], own_lengths[found[i]]);
    put(encoder, extra[i], extra_bits[found[i]]);
    flush(encoder);
  }
}

void write_block(png_encoder *encoder, const uint32_t *tokens, uint32_t count, frequencies *uses, int is_last) {
  // A token takes six bytes at most, the codes' lengths some hundred; flushing writes eight at once.
  enum { most_of_lengths = 512, most_of_token = 6 };
  size_t wanted = encoder->count + most_of_lengths + (size_t)count * most_of_token;
  encoder->bytes = reserve(encoder, encoder->bytes, &encoder->capacity, wanted, 1);
  if (encoder->out_of_memory) return;

  if (count == 0) {
    // Nothing but the end, whose fixed code is seven zeros: a code of a single symbol confuses some readers.
    put(encoder, (is_last ? 1 : 0) | 1 << 1, 3 + 7);
    flush(encoder);
    return;
  }
  uses->literals[end_of_block] = 1;
  uint8_t literal_lengths[literal_symbols], distance_lengths[distance_symbols];
  uint16_t literals[literal_symbols], distances[distance_symbols];
  make_code_lengths(uses->literals, literal_symbols, 15, literal_lengths);
  make_code_lengths(uses->distances, distance_symbols, 15, distance_lengths);
  make_codes(literal_lengths, literal_symbols, literals);
  make_codes(distance_lengths, distance_symbols, distances);
  // The block's last mark, and 2 for codes of its own.
  put(encoder, (is_last ? 1 : 0) | 2 << 1, 3);
  write_lengths(encoder, literal_lengths, distance_lengths);

  for (uint32_t i = 0; i < count; i++) {
    uint32_t token = tokens[i], literal_count = token >> 30;
    if (literal_count > 0) {
      for (; literal_count > 0; literal_count--, token >>= 8) {
        put(encoder, literals[token & 0xFF], literal_lengths[token & 0xFF]);
      }
    } else {
      uint32_t length = token >> 16, distance = token & 0xFFFF;
      uint32_t kind = length_symbols[length], symbol = end_of_block + 1 + kind;
      put(encoder, literals[symbol], literal_lengths[symbol]);
      put(encoder, length - least_lengths[kind], length_extra_bits[kind]);
      symbol = distance_symbol(distance);
      put(encoder, distances[symbol], distance_lengths[symbol]);
      uint32_t extra = distance_extra_bits(symbol);
      put(encoder, (distance - 1) & ((1u << extra) - 1), extra);
    }
    flush(encoder);
  }
  put(encoder, literals[end_of_block], literal_lengths[end_of_block]);
  flush(encoder);
  memset(uses, 0, sizeof *uses);
}

/// log2 of a number above 0, in 65,536ths, to within a hundredth. In integers, so that it is the same everywhere.
static inline uint64_t logarithm(uint32_t number) {
  uint32_t top = 31 - (uint32_t)__builtin_clz(number);
  uint64_t part = ((uint64_t)number << 16 >> top) - 65536;
  // Between powers of two: a parabola through both, with the curvature that errs least.
  return ((uint64_t)top << 16) + part + (22529 * part >> 16) * (65536 - part) / 65536;
}

/// About how many bits a best code takes for all uses of these symbols, or of those in two tables together.
static uint64_t bits_of(const uint32_t *uses, const uint32_t *more, uint32_t count) {
  uint64_t total = 0, saved = 0;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t n = uses[i] + (more ? more[i] : 0);
    if (n == 0) continue;
    total += n;
    saved += n * logarithm(n);
  }
  return total ? (total * logarithm((uint32_t)total) - saved) >> 16 : 0;
}

static uint64_t bits_of_block(const frequencies *uses, const frequencies *more) {
  return bits_of(uses->literals, more ? more->literals : NULL, literal_symbols) +
         bits_of(uses->distances, more ? more->distances : NULL, distance_symbols);
}

void end_segment(png_encoder *encoder, int is_last) {
  // Bits that the lengths of another block's codes take.
  enum { cost_of_block = 600 };
  if (encoder->segment_start > 0) {
    uint64_t together = bits_of_block(&encoder->block, &encoder->segment);
    uint64_t apart = bits_of_block(&encoder->block, NULL) + bits_of_block(&encoder->segment, NULL);
    if (together > apart + cost_of_block) {
      write_block(encoder, encoder->tokens, encoder->segment_start, &encoder->block, 0);
      encoder->token_count -= encoder->segment_start;
      memmove(encoder->tokens, encoder->tokens + encoder->segment_start, encoder->token_count * sizeof(uint32_t));
    }
  }
  for (uint32_t i = 0; i < literal_symbols; i++) encoder->block.literals[i] += encoder->segment.literals[i];
  for (uint32_t i = 0; i < distance_symbols; i++) encoder->block.distances[i] += encoder->segment.distances[i];
  memset(&encoder->segment, 0, sizeof encoder->segment);
  encoder->segment_start = encoder->token_count;
  if (is_last || encoder->token_count > most_tokens - segment_tokens) {
    write_block(encoder, encoder->tokens, encoder->token_count, &encoder->block, is_last);
    encoder->token_count = encoder->segment_start = 0;
  }
}
