#include "CPixelDiff.h"

#include <string.h>

static inline int32_t channel(uint32_t pixel, int shift) { return (int32_t)(pixel >> shift & 0xFF); }

/// The largest difference of a channel of two pixels.
static inline int32_t levels(uint32_t first, uint32_t second) {
  int32_t most = 0;
  for (int shift = 0; shift < 32; shift += 8) {
    int32_t difference = channel(first, shift) - channel(second, shift);
    if (difference < 0) difference = -difference;
    if (difference > most) most = difference;
  }
  return most;
}

int pixel_are_equal(const void *first, const void *second, size_t count) {
  return count == 0 || memcmp(first, second, count) == 0;
}

int64_t pixel_mark_unequal(pixel_pair pair) {
  int64_t count = 0;
  for (int32_t y = 0; y < pair.height; y++) {
    const uint32_t *expected = pair.expected + y * pair.expectedStride;
    const uint32_t *actual = pair.actual + y * pair.actualStride;
    // Nearly all rows of nearly all pairs are equal, and nothing finds that out faster.
    if (memcmp(expected, actual, (size_t)pair.width * sizeof *expected) == 0) continue;
    uint8_t *marks = pair.marks + y * pair.marksStride;
    int32_t inRow = 0;
    for (int32_t x = 0; x < pair.width; x++) {
      uint8_t differs = expected[x] != actual[x];
      marks[x] |= differs;
      inRow += differs;
    }
    count += inRow;
  }
  return count;
}

void pixel_fill_allowance(uint8_t *allowances, ptrdiff_t stride, int32_t width, int32_t height, uint8_t allowance,
                          int raises) {
  for (int32_t y = 0; y < height && width > 0; y++, allowances += stride) {
    if (!raises) {
      memset(allowances, allowance, (size_t)width);
      continue;
    }
    for (int32_t x = 0; x < width; x++) {
      if (allowances[x] < allowance) allowances[x] = allowance;
    }
  }
}

void pixel_allow_levels(pixel_pair pair, const uint8_t *allowances) {
  for (int32_t y = 0; y < pair.height; y++, allowances += pair.width) {
    const uint32_t *expected = pair.expected + y * pair.expectedStride;
    const uint32_t *actual = pair.actual + y * pair.actualStride;
    uint8_t *marks = pair.marks + y * pair.marksStride;
    for (int32_t x = 0; x < pair.width; x++) {
      if (marks[x] == PIXEL_DIFFERENT && levels(expected[x], actual[x]) <= allowances[x]) marks[x] = PIXEL_ALLOWED;
    }
  }
}

pixel_marked pixel_count_marked(const uint8_t *marks, ptrdiff_t stride, int32_t width, int32_t height) {
  pixel_marked found = {0, width, height, 0, 0};
  for (int32_t y = 0; y < height; y++, marks += stride) {
    // Different and lonely are the odd marks.
    int32_t inRow = 0;
    for (int32_t x = 0; x < width; x++) inRow += marks[x] & 1;
    if (inRow == 0) continue;
    found.count += inRow;
    if (y < found.minY) found.minY = y;
    found.maxY = y + 1;
    int32_t first = 0, last = width - 1;
    while (!(marks[first] & 1)) first++;
    while (!(marks[last] & 1)) last--;
    if (first < found.minX) found.minX = first;
    if (last + 1 > found.maxX) found.maxX = last + 1;
  }
  if (found.count == 0) found = (pixel_marked){0, 0, 0, 0, 0};
  return found;
}

int64_t pixel_count_marks(const uint8_t *marks, size_t count, uint8_t value) {
  int64_t found = 0;
  for (size_t i = 0; i < count; i++) found += marks[i] == value;
  return found;
}

/// The largest difference of two bytes. Simple enough for a compiler to do many at once.
static int32_t largest_of_bytes(const uint8_t *first, const uint8_t *second, size_t count) {
  uint8_t most = 0;
  for (size_t i = 0; i < count; i++) {
    uint8_t difference = (uint8_t)(first[i] > second[i] ? first[i] - second[i] : second[i] - first[i]);
    most = difference > most ? difference : most;
  }
  return most;
}

int32_t pixel_largest_difference(pixel_pair pair) {
  int32_t most = 0;
  for (int32_t y = 0; y < pair.height && most < 255; y++) {
    const uint32_t *expected = pair.expected + y * pair.expectedStride;
    const uint32_t *actual = pair.actual + y * pair.actualStride;
    // Marks matter only in a row that could have more than what is found.
    size_t bytes = (size_t)pair.width * sizeof *expected;
    if (largest_of_bytes((const uint8_t *)expected, (const uint8_t *)actual, bytes) <= most) continue;
    const uint8_t *marks = pair.marks + y * pair.marksStride;
    for (int32_t x = 0; x < pair.width; x++) {
      if (marks[x] != PIXEL_DIFFERENT) continue;
      int32_t difference = levels(expected[x], actual[x]);
      if (difference > most) most = difference;
    }
  }
  return most;
}

void pixel_fill_owner(uint16_t *owners, ptrdiff_t stride, int32_t width, int32_t height, uint16_t owner) {
  if (width <= 0 || height <= 0) return;
  for (int32_t x = 0; x < width; x++) owners[x] = owner;
  for (int32_t y = 1; y < height; y++) memcpy(owners + y * stride, owners, (size_t)width * sizeof *owners);
}

void pixel_add_shares(pixel_pair pair, const uint16_t *owners, pixel_share *shares) {
  for (int32_t y = 0; y < pair.height; y++, owners += pair.width) {
    const uint32_t *expected = pair.expected + y * pair.expectedStride;
    const uint32_t *actual = pair.actual + y * pair.actualStride;
    const uint8_t *marks = pair.marks + y * pair.marksStride;
    for (int32_t x = 0; x < pair.width; x++) {
      if (marks[x] != PIXEL_DIFFERENT) continue;
      pixel_share *share = shares + owners[x];
      if (share->count++ == 0) {
        share->minX = x, share->minY = y, share->maxX = x + 1, share->maxY = y + 1;
      } else {
        if (x < share->minX) share->minX = x;
        if (x + 1 > share->maxX) share->maxX = x + 1;
        share->maxY = y + 1;
      }
      int32_t difference = levels(expected[x], actual[x]);
      if (difference > share->largest) share->largest = difference;
    }
  }
}

void pixel_mark_cells(const uint8_t *marks, int32_t width, int32_t height, int32_t size, uint8_t *cells) {
  int32_t columns = (width + size - 1) / size;
  for (int32_t y = 0; y < height; y++, marks += width) {
    uint8_t *row = cells + (ptrdiff_t)(y / size) * columns;
    for (int32_t x = 0; x < width; x++) {
      if (marks[x] & 1) row[x / size] = 1;
    }
  }
}
