// Loops over pixels. They are in C because users' tests run in debug builds, where such loops in Swift take many times
// as long. Everything is integer arithmetic, or single-precision arithmetic in a fixed order without fused operations:
// the same bytes on every machine.
//
// A pixel is 0xAARRGGBB, sRGB, its colours multiplied by alpha. Strides are in pixels (or in bytes, for coverage).
// No function keeps a pointer, allocates, or has a state.

#ifndef CPIXELS_H
#define CPIXELS_H

#include "CBlur.h"
#include "CGradients.h"

#include <stddef.h>
#include <stdint.h>

/// Puts a colour over a rectangle: d = s + d·(255 - a)/255, rounded to nearest. An opaque colour is stored as it is.
void pixels_fill(uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t color);

/// Stores a colour, whatever was there.
void pixels_store(uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, uint32_t color);

/// Copies a rectangle, whatever was there. The rectangles do not overlap.
void pixels_copy(uint32_t *pixels, ptrdiff_t stride, const uint32_t *source, ptrdiff_t sourceStride, int32_t width,
                 int32_t height);

/// Puts a colour over a rectangle through 8-bit coverage m.
///
/// An opaque colour mixes with one rounding, d = (s·m + d·(255 - m))/255, so that a colour on itself changes nothing;
/// a translucent one is multiplied by m first, s' = s·m/255, and then put over.
void pixels_blend_coverage(uint32_t *pixels, ptrdiff_t stride, const uint8_t *coverage, ptrdiff_t coverageStride,
                           int32_t width, int32_t height, uint32_t color);

/// The same, with the coverage multiplied by that of a clip first.
void pixels_blend_clipped_coverage(uint32_t *pixels, ptrdiff_t stride, const uint8_t *coverage,
                                   ptrdiff_t coverageStride, const uint8_t *clip, ptrdiff_t clipStride, int32_t width,
                                   int32_t height, uint32_t color);

/// Joins coverage to what is there, as if the two were drawn one over the other: c = c + m - c·m/255.
void pixels_add_coverage(uint8_t *target, ptrdiff_t stride, const uint8_t *coverage, ptrdiff_t coverageStride,
                         int32_t width, int32_t height);

/// Averages blocks of pixels, each channel rounded to nearest. Blocks at the right and the lower edge may be cut.
///
/// @param target room for one pixel a block, without gaps.
void pixels_reduce(const uint32_t *pixels, size_t width, size_t height, size_t factorX, size_t factorY,
                   uint32_t *target);

/// Multiplies the colours of 0xAARRGGBB by alpha, rounded to nearest, in place.
void pixels_premultiply(uint32_t *pixels, size_t count);

/// What the colours of a picture have in common.
typedef struct {
  int isOpaque;
  int isGrey;
} pixels_traits;

pixels_traits pixels_find_traits(const uint32_t *pixels, size_t count);

/// Writes pixels as bytes R, G, B. Alpha is left out.
void pixels_to_rgb(const uint32_t *pixels, size_t count, uint8_t *bytes);

/// Writes pixels as bytes R, G, B, A, colours divided by alpha: to nearest, so that multiplying again gives them back
/// exactly.
void pixels_to_rgba(const uint32_t *pixels, size_t count, uint8_t *bytes);

/// Writes opaque grey pixels as one byte each.
void pixels_to_grey(const uint32_t *pixels, size_t count, uint8_t *bytes);

/// Collects the colours of a picture in order of appearance, and each pixel's index.
///
/// @param palette room for 256 colours.
/// @param indices room for `count` bytes.
/// @return the number of colours, or 0 when there are more than 256.
int32_t pixels_to_palette(const uint32_t *pixels, size_t count, uint32_t *palette, uint8_t *indices);

/// Packs indices of 1, 2, 4 or 8 bits into rows of whole bytes, the first index in the high bits, each replaced by
/// `ranks`.
///
/// @param rows room for height * ((width * depth + 7) / 8) bytes.
void pixels_pack_indices(const uint8_t *indices, size_t width, size_t height, uint32_t depth, const uint8_t *ranks,
                         uint8_t *rows);

/// What tells which filter a row is best given.
typedef enum {
  /// The fewest different pairs of neighbouring bytes, since a compressor lives on pairs that come again. None counts
  /// for a fifth less: unfiltered rows also repeat each other. For pages with text.
  pixels_fewest_pairs,
  /// The fewest bits by a code for single bytes. For pictures where little repeats: photographs, blurred backgrounds.
  pixels_least_entropy,
} pixels_filter_guess;

/// Puts a PNG filter before each row, the best by a guess; rows that equal the one above become zeros.
///
/// @param filtered room for rows * (rowBytes + 1) bytes.
/// @param scratch room for 2 * rowBytes bytes.
void pixels_filter_rows(const uint8_t *bytes, size_t rowBytes, size_t rows, size_t bytesPerPixel,
                        pixels_filter_guess guess, uint8_t *filtered, uint8_t *scratch);

/// How many pixels are like neither the one to the left nor the one above. The first row and column don't count.
size_t pixels_count_novel(const uint32_t *pixels, size_t width, size_t height);

/// Puts filter 0, none, before each row.
void pixels_copy_rows(const uint8_t *bytes, size_t rowBytes, size_t rows, uint8_t *filtered);

#endif
