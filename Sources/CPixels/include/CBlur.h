// Gaussian blurs. A picture is reduced by whole factors, blurred there by a separable kernel, and enlarged again:
// a blur leaves no detail that the reduced picture could not hold.
//
// In between, a picture is a plane: rows of floats, 4 to a pixel (blue, green, red, alpha, 0...255) or 1 (alpha), each
// row padded to a multiple of 16 floats. Sums are taken in one fixed order, and pairs of neighbours at equal distances
// are added first, so that a mirrored picture gives the mirrored blur.

#ifndef CBLUR_H
#define CBLUR_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  float *values;
  /// Floats from one row to the next: blur_row_length of the width, or more when this is a part of a plane.
  ptrdiff_t stride;
  int32_t width, height;
  /// 4, or 1 for alpha alone.
  int32_t channels;
} blur_plane;

/// The floats of a row with its padding.
static inline ptrdiff_t blur_row_length(int32_t width, int32_t channels) {
  return ((ptrdiff_t)width * channels + 15) & ~(ptrdiff_t)15;
}

/// The largest factor: the sums over a row of a block have no room for more.
enum { blur_most_factor = 128 };

/// Averages blocks of `factorX` by `factorY` pixels, at most `blur_most_factor` each. Blocks at the right and the lower edge may be
/// cut: they are averages of what is there, or, when `outsideIsClear`, of that and clear pixels.
///
/// @param plane as wide and high as the blocks that cover the picture. Its padding is left alone.
void blur_reduce(const uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, int32_t factorX,
                 int32_t factorY, int outsideIsClear, blur_plane plane);

/// Blurs along rows. Beyond the edges lie clear pixels, or, when `edgesRepeat`, the pixels of the edges.
///
/// @param weights of distances 0...radius.
/// @param scratch room for stride + 2 * radius * channels floats.
void blur_rows(blur_plane plane, const float *weights, int32_t radius, int edgesRepeat, float *scratch);

/// Blurs along columns.
///
/// @param target a plane of the same size, which must not overlap.
void blur_columns(blur_plane plane, blur_plane target, const float *weights, int32_t radius, int edgesRepeat);

/// What is above the blurred pixels of a material. Colours are 0...1, not multiplied by alpha.
typedef struct {
  float saturation;
  float baseBlue, baseGreen, baseRed, baseAlpha;
  /// 0 for none, 1 for colour dodge, 2 for overlay.
  int32_t tint;
  float tintAmount;
} blur_material;

/// Saturates, mixes with the base and tints a plane of 4 channels, in place.
void blur_tint(blur_plane plane, blur_material material);

/// Enlarges a plane smoothly by at most `blur_most_factor`, and stores the part that begins at (x, y) of the enlarged
/// picture.
///
/// @param scratch room for stride + 2 * channels floats.
void blur_expand(blur_plane plane, int32_t factorX, int32_t factorY, int32_t x, int32_t y, uint32_t *pixels,
                 ptrdiff_t stride, int32_t width, int32_t height, float *scratch);

/// The same for a plane of alpha: paints the colour through it **beneath** what the pixels already hold.
void blur_expand_beneath(blur_plane plane, int32_t factorX, int32_t factorY, int32_t x, int32_t y, uint32_t color,
                         uint32_t *pixels, ptrdiff_t stride, int32_t width, int32_t height, float *scratch);

#endif
