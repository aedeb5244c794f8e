// How long things are equal, several at a time.

#ifndef PNG_RUNS_H
#define PNG_RUNS_H

#include <stdint.h>
#include <string.h>

/// Values that may be read after the last one, in memory that is compared.
enum { read_ahead = 7 };

/// Which of two values, the lower or the higher half of a word that is not 0, is the first not to be 0.
static inline uint32_t first_half(uint64_t words) { return (uint32_t)__builtin_ctzll(words) >> 5; }

/// How many of the first `most` values are `value`. Reads ahead.
static inline uint32_t run_length(const uint32_t *values, uint32_t value, uint32_t most) {
  uint64_t twice = (uint64_t)value << 32 | value;
  for (uint32_t count = 0; count < most; count += 8) {
    uint64_t pairs[4];
    memcpy(pairs, values + count, sizeof pairs);
    for (int i = 0; i < 4; i++) pairs[i] ^= twice;
    if ((pairs[0] | pairs[1] | pairs[2] | pairs[3]) == 0) continue;
    int i = pairs[0] | pairs[1] ? pairs[0] ? 0 : 1 : pairs[2] ? 2 : 3;
    count += 2 * (uint32_t)i + first_half(pairs[i]);
    return count < most ? count : most;
  }
  return most;
}

/// How many values are equal at the beginning of both, of at most `most`. Reads ahead.
static inline uint32_t common_length(const uint32_t *values, const uint32_t *others, uint32_t most) {
  for (uint32_t count = 0; count < most; count += 4) {
    uint64_t pairs[2], other_pairs[2];
    memcpy(pairs, values + count, sizeof pairs);
    memcpy(other_pairs, others + count, sizeof pairs);
    uint64_t first = pairs[0] ^ other_pairs[0], second = pairs[1] ^ other_pairs[1];
    if ((first | second) == 0) continue;
    count += first ? first_half(first) : 2 + first_half(second);
    return count < most ? count : most;
  }
  return most;
}

#endif
