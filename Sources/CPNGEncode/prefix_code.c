#include "encoder.h"

enum { most_symbols = literal_symbols, most_depth = 15 };

/// Puts symbols in the order of their frequencies, the least first; the symbol breaks ties.
///
/// @param keys frequency << 16 | symbol, in the order of the symbols.
static void sort(uint64_t *keys, uint32_t count) {
  uint64_t other[most_symbols], most = 0;
  for (uint32_t i = 0; i < count; i++) most |= keys[i];
  uint64_t *from = keys, *to = other;
  // Byte by byte of the frequency, each time without changing the order of equal bytes.
  for (uint32_t shift = 16; most >> shift; shift += 8) {
    uint32_t places[257] = {0};
    for (uint32_t i = 0; i < count; i++) places[(from[i] >> shift & 0xFF) + 1]++;
    for (uint32_t byte = 1; byte < 256; byte++) places[byte] += places[byte - 1];
    for (uint32_t i = 0; i < count; i++) to[places[from[i] >> shift & 0xFF]++] = from[i];
    uint64_t *swapped = from;
    from = to, to = swapped;
  }
  if (from != keys) memcpy(keys, from, count * sizeof *keys);
}

/// Counts the leaves of a Huffman tree by depth; all that are deeper than `limit` at `limit`.
///
/// Leaves come in order, and inner nodes are made in order: the two lightest are always at the heads of two queues.
static void count_depths(const uint64_t *keys, uint32_t count, uint32_t limit, uint32_t *depths) {
  uint32_t weights[2 * most_symbols], parents[2 * most_symbols];
  for (uint32_t i = 0; i < count; i++) weights[i] = (uint32_t)(keys[i] >> 16);
  uint32_t leaf = 0, inner = count, last = 2 * count - 2;
  for (uint32_t next = count; next <= last; next++) {
    weights[next] = 0;
    for (int child = 0; child < 2; child++) {
      uint32_t lightest = leaf < count && (inner == next || weights[leaf] <= weights[inner]) ? leaf++ : inner++;
      weights[next] += weights[lightest];
      parents[lightest] = next;
    }
  }
  // From the root down: the weights are no longer needed, and become depths.
  weights[last] = 0;
  for (uint32_t node = last; node-- > 0;) {
    weights[node] = weights[parents[node]] + 1;
    if (node < count) depths[weights[node] < limit ? weights[node] : limit]++;
  }
}

void make_code_lengths(const uint32_t *frequencies, uint32_t count, uint32_t limit, uint8_t *lengths) {
  uint64_t keys[most_symbols];
  uint32_t used = 0;
  memset(lengths, 0, count);
  for (uint32_t symbol = 0; symbol < count; symbol++) {
    if (frequencies[symbol]) keys[used++] = (uint64_t)frequencies[symbol] << 16 | symbol;
  }
  if (used == 0) return;
  if (used == 1) {
    lengths[keys[0] & 0xFFFF] = 1;
    return;
  }
  sort(keys, used);

  uint32_t depths[most_depth + 1] = {0};
  count_depths(keys, used, limit, depths);
  // Leaves that were too deep take more of the code space than there is, in units of the longest code. Each step frees
  // one unit: a leaf goes one deeper, to share its place with one of the longest.
  uint32_t taken = 0;
  for (uint32_t depth = 1; depth <= limit; depth++) taken += depths[depth] << (limit - depth);
  for (; taken > 1u << limit; taken--) {
    uint32_t depth = limit - 1;
    while (depths[depth] == 0) depth--;
    depths[depth]--;
    depths[depth + 1] += 2;
    depths[limit]--;
  }

  const uint64_t *rarest = keys;
  for (uint32_t depth = limit; depth > 0; depth--) {
    for (uint32_t left = depths[depth]; left > 0; left--) lengths[*rarest++ & 0xFFFF] = (uint8_t)depth;
  }
}

void make_codes(const uint8_t *lengths, uint32_t count, uint16_t *codes) {
  uint32_t uses[most_depth + 1] = {0}, next[most_depth + 1];
  for (uint32_t symbol = 0; symbol < count; symbol++) uses[lengths[symbol]]++;
  uses[0] = 0;
  uint32_t code = 0;
  for (uint32_t length = 1; length <= most_depth; length++) {
    code = (code + uses[length - 1]) << 1;
    next[length] = code;
  }
  for (uint32_t symbol = 0; symbol < count; symbol++) {
    uint32_t length = lengths[symbol];
    if (length == 0) continue;
    codes[symbol] = __builtin_bitreverse16((uint16_t)(next[length]++ << (16 - length)));
  }
}
