// Decoding with libjpeg, whose errors jump out of the middle of C functions, which Swift can't take part in.

#ifndef CJPEGDECODE_H
#define CJPEGDECODE_H

#include <stddef.h>
#include <stdint.h>

#define JPEG_DECODE_MESSAGE_LENGTH 256

typedef struct {
  uint32_t width;
  uint32_t height;
  /// How the picture has to be turned to be seen upright, 1...8 as Exif counts; 1 for not at all.
  int orientation;
} JPEGHeader;

/// Reads what a JPEG says of itself, and no pixels.
///
/// @param message room for JPEG_DECODE_MESSAGE_LENGTH bytes: what is wrong with the file, if anything.
/// @return 1, or 0 when the file is corrupt or truncated.
int jpeg_decode_header(const uint8_t *bytes, size_t count, JPEGHeader *header, char *message);

/// Decodes a JPEG, baseline or progressive, grey, of colours or of four inks, to 0xFFRRGGBB, not turned.
///
/// Colour profiles are ignored: the numbers in the file are taken for sRGB. The arithmetic is the integer one, which gives
/// the same pixels on every machine.
///
/// @param pixels room for width * height pixels, which must be the file's own size.
/// @param message as for `jpeg_decode_header`.
/// @return 1, or 0 when the file is corrupt, truncated, of another size, or memory ran out.
int jpeg_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width, uint32_t height, char *message);

#endif
