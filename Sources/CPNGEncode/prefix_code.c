#include "encoder.h"

enum { most_symbols = literal_symbols, most_depth = 15 };

/// Puts symbols in the order of their frequencies, the least first; the symbol breaks ties.
static void sort(uint64_t *keys, uint32_t count) {
  // Shell's method with Ciura's gaps: short, without recursion, and there are at most 286.
  static const uint32_t gaps[] = {132, 57, 23, 10, 4, 1};
  for (size_t g = 0; g < sizeof gaps / sizeof *gaps; g++) {
    uint32_t gap = gaps[g];
    for (uint32_t i = gap; i < count; i++) {
      uint64_t key = keys[i];
      uint32_t place = i;
      for (; place >= gap && keys[place - gap] > key; place -= gap) keys[place] = keys[place - gap];
      keys[place] = key;
    }
  }
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
    uint32_t length = lengths[symbol], reversed = 0;
    if (length == 0) continue;
    uint32_t forward = next[length]++;
    for (uint32_t bit = 0; bit < length; bit++) reversed |= (forward >> bit & 1) << (length - 1 - bit);
    codes[symbol] = (uint16_t)reversed;
  }
}
