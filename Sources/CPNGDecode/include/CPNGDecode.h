// Decoding with libpng, whose errors jump out of the middle of C functions, which Swift can't take part in.

#ifndef CPNGDECODE_H
#define CPNGDECODE_H

#include <stddef.h>
#include <stdint.h>

#define PNG_DECODE_MESSAGE_LENGTH 128

/// Decodes a PNG of any colour type and depth, interlaced or not, to 0xAARRGGBB, not multiplied by alpha.
///
/// 16-bit samples are scaled to 8 bits, rounded to nearest. Gamma and colour profiles are ignored: the numbers in the
/// file are taken for sRGB.
///
/// @param pixels room for width * height pixels, which must be the file's own size.
/// @param message room for PNG_DECODE_MESSAGE_LENGTH bytes: what is wrong with the file, if anything.
/// @return 1, or 0 when the file is corrupt, truncated, of another size, or memory ran out.
int png_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width, uint32_t height, char *message);

/// libpng's version, as `1.6.39`.
const char *png_decode_library_version(void);

#endif
