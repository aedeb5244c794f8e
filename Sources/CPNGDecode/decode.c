#include "CPNGDecode.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "0xAARRGGBB is taken for the bytes blue, green, red, alpha"
#endif

typedef struct {
  const uint8_t *bytes;
  size_t left;
  char *message;
} Input;

static void take(png_structp png, png_bytep target, size_t count) {
  Input *input = png_get_io_ptr(png);
  if (count > input->left) png_error(png, "the file ends too early");
  memcpy(target, input->bytes, count);
  input->bytes += count;
  input->left -= count;
}

static void fail(png_structp png, png_const_charp text) {
  Input *input = png_get_error_ptr(png);
  snprintf(input->message, PNG_DECODE_MESSAGE_LENGTH, "%s", text);
  longjmp(png_jmpbuf(png), 1);
}

// Warnings are about parts that do not reach the pixels.
static void ignore(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

int png_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width, uint32_t height, char *message) {
  Input input = {bytes, count, message};
  snprintf(message, PNG_DECODE_MESSAGE_LENGTH, "there is not enough memory");
  png_bytep *rows = malloc(height * sizeof *rows);
  if (!rows) return 0;
  for (uint32_t y = 0; y < height; y++) rows[y] = (png_bytep)(pixels + (size_t)y * width);

  // Neither changes after setjmp, so both still hold their values when an error jumps back.
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &input, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    free(rows);
    return 0;
  }

  png_set_read_fn(png, &input, take);
  png_set_user_limits(png, width, height);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
    png_error(png, "the size in the header is not the picture's");
  }
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  // A 32-bit word 0xAARRGGBB is B, G, R, A in memory.
  png_set_bgr(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "unexpected row length");
  png_read_image(png, rows);
  png_read_end(png, NULL);

  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  message[0] = 0;
  return 1;
}

const char *png_decode_library_version(void) { return png_get_libpng_ver(NULL); }
