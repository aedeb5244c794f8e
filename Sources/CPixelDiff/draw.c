#include "CPixelDiff.h"

/// Magenta is rare in interfaces, and far from every grey.
static const uint32_t different = 0xFFE0007A;
static const uint32_t allowed = 0xFFF2B200;
/// Stripes for what only one picture has.
static const uint32_t lonely = 0xFFE0007A, lonelyGap = 0xFFF7C6DF;
/// Beyond the picture under the marks.
static const uint32_t outside = 0xFFF2F2F2;

/// A pale grey: the brightness in the upper part of the range, so that light and dark pictures both stay behind the marks.
static inline uint32_t pale(uint32_t pixel) {
  uint32_t alpha = pixel >> 24;
  // Rec. 601 weights in 256ths, over white.
  uint32_t brightness =
      (77 * (pixel >> 16 & 0xFF) + 150 * (pixel >> 8 & 0xFF) + 29 * (pixel & 0xFF) + 128) / 256 + 255 - alpha;
  uint32_t grey = 175 + (brightness > 255 ? 255 : brightness) * 80 / 255;
  return 0xFF000000 | grey << 16 | grey << 8 | grey;
}

void pixel_draw_marks(const uint32_t *picture, ptrdiff_t stride, int32_t pictureWidth, int32_t pictureHeight,
                      const uint8_t *marks, int32_t width, int32_t height, uint32_t *result) {
  for (int32_t y = 0; y < height; y++, marks += width, result += width) {
    const uint32_t *row = picture + y * stride;
    for (int32_t x = 0; x < width; x++) {
      switch (marks[x]) {
        case PIXEL_EQUAL: result[x] = x < pictureWidth && y < pictureHeight ? pale(row[x]) : outside; break;
        case PIXEL_ALLOWED: result[x] = allowed; break;
        case PIXEL_LONELY: result[x] = (x + y) % 8 < 2 ? lonely : lonelyGap; break;
        default: result[x] = different; break;
      }
    }
  }
}
