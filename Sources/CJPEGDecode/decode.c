#include "CJPEGDecode.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

#if JMSG_LENGTH_MAX > JPEG_DECODE_MESSAGE_LENGTH
#error "libjpeg's messages are longer than the room for them"
#endif

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf back;
  char *message;
} Failure;

static void fail(j_common_ptr info) {
  Failure *failure = (Failure *)info->err;
  info->err->format_message(info, failure->message);
  longjmp(failure->back, 1);
}

static void fail_with(j_common_ptr info, const char *text) {
  Failure *failure = (Failure *)info->err;
  snprintf(failure->message, JPEG_DECODE_MESSAGE_LENGTH, "%s", text);
  longjmp(failure->back, 1);
}

// libjpeg goes on with grey where data is damaged, and warns. Half a picture is no picture here. Other warnings are about
// bytes between the parts, which do not reach the pixels.
static void judge(j_common_ptr info, int level) {
  if (level >= 0) return;
  if (info->err->msg_code == JWRN_EXTRANEOUS_DATA || info->err->msg_code == JWRN_ADOBE_XFORM) return;
  fail(info);
}

static void begin(j_decompress_ptr info) { (void)info; }

static boolean refill(j_decompress_ptr info) {
  fail_with((j_common_ptr)info, "the file ends too early");
  return FALSE;
}

static void skip(j_decompress_ptr info, long count) {
  if (count <= 0) return;
  if ((size_t)count > info->src->bytes_in_buffer) fail_with((j_common_ptr)info, "the file ends too early");
  info->src->next_input_byte += count;
  info->src->bytes_in_buffer -= (size_t)count;
}

// The number of an Exif block's entry 0x0112, in the first of its directories.
static int orientation_in(const uint8_t *data, size_t count) {
  if (count < 14 || memcmp(data, "Exif\0\0", 6) != 0) return 1;
  data += 6;
  count -= 6;
  int is_big = data[0] == 'M';
  if (!is_big && data[0] != 'I') return 1;
#define SHORT_AT(i) (is_big ? data[i] << 8 | data[(i) + 1] : data[(i) + 1] << 8 | data[i])
  size_t start = is_big ? (size_t)data[4] << 24 | data[5] << 16 | data[6] << 8 | data[7]
                        : (size_t)data[7] << 24 | data[6] << 16 | data[5] << 8 | data[4];
  if (start > count - 2) return 1;
  size_t entries = (size_t)SHORT_AT(start);
  for (size_t entry = 0, at = start + 2; entry < entries && at + 12 <= count; entry++, at += 12) {
    if (SHORT_AT(at) != 0x0112) continue;
    int value = SHORT_AT(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
#undef SHORT_AT
  return 1;
}

static void open_input(
    j_decompress_ptr info, Failure *failure, struct jpeg_source_mgr *source, const uint8_t *bytes, size_t count) {
  source->next_input_byte = bytes;
  source->bytes_in_buffer = count;
  source->init_source = begin;
  source->fill_input_buffer = refill;
  source->skip_input_data = skip;
  source->resync_to_restart = jpeg_resync_to_restart;
  source->term_source = begin;
  info->err = jpeg_std_error(&failure->manager);
  failure->manager.error_exit = fail;
  failure->manager.emit_message = judge;
}

int jpeg_decode_header(const uint8_t *bytes, size_t count, JPEGHeader *header, char *message) {
  struct jpeg_decompress_struct info;
  struct jpeg_source_mgr source;
  Failure failure = {.message = message};
  memset(&info, 0, sizeof info);
  open_input(&info, &failure, &source, bytes, count);
  if (setjmp(failure.back)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  info.src = &source;
  jpeg_save_markers(&info, JPEG_APP0 + 1, 0xFFFF);
  jpeg_read_header(&info, TRUE);
  header->width = info.image_width;
  header->height = info.image_height;
  header->orientation = 1;
  for (jpeg_saved_marker_ptr marker = info.marker_list; marker; marker = marker->next) {
    int orientation = orientation_in(marker->data, marker->data_length);
    if (orientation != 1) header->orientation = orientation;
  }
  jpeg_destroy_decompress(&info);
  message[0] = 0;
  return 1;
}

// Four inks, as Photoshop writes them: 255 is none.
static uint32_t of_inks(const uint8_t *inks, int is_inverted) {
  uint32_t c = inks[0], m = inks[1], y = inks[2], k = inks[3];
  if (!is_inverted) c = 255 - c, m = 255 - m, y = 255 - y, k = 255 - k;
  uint32_t red = (c * k + 127) / 255, green = (m * k + 127) / 255, blue = (y * k + 127) / 255;
  return 0xFF000000u | red << 16 | green << 8 | blue;
}

int jpeg_decode(const uint8_t *bytes, size_t count, uint32_t *pixels, uint32_t width, uint32_t height, char *message) {
  struct jpeg_decompress_struct info;
  struct jpeg_source_mgr source;
  Failure failure = {.message = message};
  memset(&info, 0, sizeof info);
  snprintf(message, JPEG_DECODE_MESSAGE_LENGTH, "there is not enough memory");
  // Does not change after setjmp, so it still holds its value when an error jumps back.
  uint8_t *row = malloc((size_t)width * 4);
  if (!row) return 0;
  open_input(&info, &failure, &source, bytes, count);
  if (setjmp(failure.back)) {
    jpeg_destroy_decompress(&info);
    free(row);
    return 0;
  }
  jpeg_create_decompress(&info);
  info.src = &source;
  jpeg_read_header(&info, TRUE);
  if (info.image_width != width || info.image_height != height) {
    fail_with((j_common_ptr)&info, "the size in the header is not the picture's");
  }
  int has_inks = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = has_inks ? JCS_CMYK : JCS_RGB;
  info.dct_method = JDCT_ISLOW;
  jpeg_start_decompress(&info);
  while (info.output_scanline < height) {
    uint32_t *target = pixels + (size_t)info.output_scanline * width;
    JSAMPROW rows[1] = {row};
    if (jpeg_read_scanlines(&info, rows, 1) != 1) fail_with((j_common_ptr)&info, "the file ends too early");
    for (uint32_t x = 0; x < width; x++) {
      target[x] = has_inks ? of_inks(row + 4 * (size_t)x, info.saw_Adobe_marker)
                           : 0xFF000000u | (uint32_t)row[3 * (size_t)x] << 16 | (uint32_t)row[3 * (size_t)x + 1] << 8 |
                                 row[3 * (size_t)x + 2];
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  free(row);
  message[0] = 0;
  return 1;
}
