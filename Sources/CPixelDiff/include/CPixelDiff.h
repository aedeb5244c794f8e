// Loops that compare two pictures. They are in C because users' tests run in debug builds, where such loops in Swift take
// many times as long.
//
// A pixel is 0xAARRGGBB, sRGB, its colours multiplied by alpha. Strides are in pixels. A mark is one byte for each pixel.
// No function keeps a pointer, allocates, or has a state.

#ifndef CPIXELDIFF_H
#define CPIXELDIFF_H

#include <stddef.h>
#include <stdint.h>

/// What a mark says of its pixel.
enum {
  PIXEL_EQUAL = 0,
  PIXEL_DIFFERENT = 1,
  /// The pixels differ, and the comparison in use allows it.
  PIXEL_ALLOWED = 2,
  /// Only one of the two pictures has the pixel.
  PIXEL_LONELY = 3,
};

/// Two pictures of one size, or the parts of them that are to be compared, and the marks of those pixels.
typedef struct {
  const uint32_t *expected;
  ptrdiff_t expectedStride;
  const uint32_t *actual;
  ptrdiff_t actualStride;
  uint8_t *marks;
  ptrdiff_t marksStride;
  int32_t width, height;
} pixel_pair;

/// 1 when so many bytes are equal.
int pixel_are_equal(const void *first, const void *second, size_t count);

/// Marks the pixels that are not equal as different, and leaves the other marks alone.
///
/// @return how many it marked.
int64_t pixel_mark_unequal(pixel_pair pair);

/// Marks different pixels as allowed when no channel differs by more than the pixel's allowance, in steps of 1/255.
///
/// @param allowances one byte for each pixel, rows without gaps.
void pixel_allow_levels(pixel_pair pair, const uint8_t *allowances);

/// Sets a rectangle of allowances; when `raises`, only those that are less.
void pixel_fill_allowance(uint8_t *allowances, ptrdiff_t stride, int32_t width, int32_t height, uint8_t allowance,
                          int raises);

/// Marks different pixels as allowed when they look alike, or are smoothing at an edge: pixelmatch 7's algorithm.
///
/// Colours are compared as Y. Kotsarenko and F. Ramos do in "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications" (2010); edges are found as V. Vyšniauskas does in "Anti-aliased Pixel
/// and Intensity Slope Detector" (2009). What is translucent is put on pixelmatch's checked ground first.
///
/// @param threshold 0...1: 0 allows nothing, 1 allows white for black.
void pixel_allow_alike(pixel_pair pair, double threshold);

/// Marks different pixels as allowed when their CIEDE2000 difference on white is at most `limit`.
void pixel_allow_delta_e(pixel_pair pair, double limit);

/// The CIEDE2000 difference of two CIELAB colours (L*, a*, b*), with all three weights 1.
///
/// G. Sharma, W. Wu, E. N. Dalal: "The CIEDE2000 Color-Difference Formula" (2005).
double pixel_delta_e_2000(const double *first, const double *second);

/// What the marks add up to. Bounds include `minX` and `minY`, and exclude `maxX` and `maxY`.
typedef struct {
  int64_t count;
  int32_t minX, minY, maxX, maxY;
} pixel_marked;

/// Counts the marks of a picture that are different or lonely, and finds their box.
pixel_marked pixel_count_marked(const uint8_t *marks, ptrdiff_t stride, int32_t width, int32_t height);

/// How many marks have a value.
int64_t pixel_count_marks(const uint8_t *marks, size_t count, uint8_t value);

/// The largest difference of a channel among the different pixels, in steps of 1/255.
int32_t pixel_largest_difference(pixel_pair pair);

/// What the different and lonely pixels of one owner add up to. Zeros count as an empty box when `count` is 0.
typedef struct {
  int64_t count;
  int32_t minX, minY, maxX, maxY;
  int32_t largest;
} pixel_share;

/// Writes `owner` into a rectangle of a map.
void pixel_fill_owner(uint16_t *owners, ptrdiff_t stride, int32_t width, int32_t height, uint16_t owner);

/// Adds each different pixel to the share of its owner.
///
/// @param owners one for each pixel, rows without gaps; less than the number of shares.
void pixel_add_shares(pixel_pair pair, const uint16_t *owners, pixel_share *shares);

/// Draws a picture of the marks over a pale, grey copy of a picture. Written as opaque pixels, rows without gaps.
///
/// @param picture the pixels under the marks, `stride` pixels from row to row; may be smaller than the marks.
void pixel_draw_marks(const uint32_t *picture, ptrdiff_t stride, int32_t pictureWidth, int32_t pictureHeight,
                      const uint8_t *marks, int32_t width, int32_t height, uint32_t *result);

/// Notes which square cells of a picture hold a different or lonely pixel: 1 in `cells`, else 0.
///
/// @param cells rounded-up width / size by rounded-up height / size of them, rows without gaps.
void pixel_mark_cells(const uint8_t *marks, int32_t width, int32_t height, int32_t size, uint8_t *cells);

#endif
