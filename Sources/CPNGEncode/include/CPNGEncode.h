#ifndef CPNGENCODE_H
#define CPNGENCODE_H

#include <stddef.h>
#include <stdint.h>

/// Writes pictures as PNG files in the least time. Made for flat user interface, correct for any picture.
///
/// It keeps its memory from one picture to the next. One thread at a time.
typedef struct png_encoder png_encoder;

/// @return NULL when there is not enough memory.
png_encoder *png_encoder_create(void);

void png_encoder_destroy(png_encoder *encoder);

/// Writes a picture.
///
/// @param pixels 0xAARRGGBB, colours multiplied by alpha, row by row without gaps.
/// @param width 1...32767
/// @param height 1...32767
/// @param count the length of the file.
/// @return the file, which belongs to the encoder and is there until it is used again; NULL when there is not enough
/// memory.
const uint8_t *png_encoder_encode(png_encoder *encoder, const uint32_t *pixels, uint32_t width, uint32_t height,
                                  size_t *count);

/// How often the encoder has asked for memory since it was made.
size_t png_encoder_allocations(const png_encoder *encoder);

#endif
