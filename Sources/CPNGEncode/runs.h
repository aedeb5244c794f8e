// How long things are equal, several at a time.

#ifndef PNG_RUNS_H
#define PNG_RUNS_H

#include <stdint.h>
#include <string.h>

/// How many of the first `most` values are `value`.
static inline uint32_t run_length(const uint32_t *values, uint32_t value, uint32_t most) {
  uint64_t twice = (uint64_t)value << 32 | value;
  uint32_t count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t pairs[4];
    memcpy(pairs, values + count, sizeof pairs);
    if (((pairs[0] ^ twice) | (pairs[1] ^ twice) | (pairs[2] ^ twice) | (pairs[3] ^ twice)) != 0) break;
  }
  while (count < most && values[count] == value) count++;
  return count;
}

/// How many values are equal at the beginning of both.
static inline uint32_t common_length(const uint32_t *values, const uint32_t *others, uint32_t most) {
  uint32_t count = 0;
  for (; count + 4 <= most; count += 4) {
    uint64_t pairs[2], other_pairs[2];
    memcpy(pairs, values + count, sizeof pairs);
    memcpy(other_pairs, others + count, sizeof pairs);
    if (((pairs[0] ^ other_pairs[0]) | (pairs[1] ^ other_pairs[1])) != 0) break;
  }
  while (count < most && values[count] == others[count]) count++;
  return count;
}

#endif
