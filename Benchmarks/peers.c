// What C peers take to write pictures: libpng with its default filters, and Cairo's own writer.
//
//   peers RUNS FILE.png ...
//
// Prints a line of JSON for each picture: bytes, and milliseconds of each run.

#include <cairo.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static size_t written;

static void count(png_structp png, png_bytep bytes, size_t n) {
  (void)png;
  (void)bytes;
  written += n;
}

static void flush(png_structp png) { (void)png; }

static cairo_status_t count_for_cairo(void *closure, const unsigned char *bytes, unsigned int n) {
  (void)closure;
  (void)bytes;
  written += n;
  return CAIRO_STATUS_SUCCESS;
}

static void write_with_libpng(const png_image *image, const uint8_t *pixels, int level) {
  int channels = image->format == PNG_FORMAT_RGB ? 3 : 4;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  if (setjmp(png_jmpbuf(png))) exit(2);
  png_set_write_fn(png, NULL, count, flush);
  png_set_compression_level(png, level);
  png_set_IHDR(png, info, image->width, image->height, 8, channels == 3 ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (uint32_t y = 0; y < image->height; y++) png_write_row(png, pixels + (size_t)y * image->width * channels);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
}

int main(int argc, char **argv) {
  int runs = argc > 2 ? atoi(argv[1]) : 0;
  if (runs < 1) return 64;
  for (int i = 2; i < argc; i++) {
    png_image image = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_file(&image, argv[i])) return 2;
    // As the file is: alpha only where it is needed.
    int is_opaque = (image.format & PNG_FORMAT_FLAG_ALPHA) == 0;
    image.format = is_opaque ? PNG_FORMAT_RGB : PNG_FORMAT_RGBA;
    uint8_t *pixels = malloc(PNG_IMAGE_SIZE(image));
    if (!pixels || !png_image_finish_read(&image, NULL, pixels, 0, NULL)) return 2;

    printf("{\"file\": \"%s\"", argv[i]);
    for (int level = 6; level <= 9; level += 3) {
      printf(", \"libpng%d\": [", level);
      for (int run = 0; run < runs; run++) {
        double start = now();
        written = 0;
        write_with_libpng(&image, pixels, level);
        printf("%s%.3f", run ? ", " : "", now() - start);
      }
      printf("], \"libpng%dBytes\": %zu", level, written);
    }
    if (is_opaque) {
      cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, image.width, image.height);
      uint8_t *row = cairo_image_surface_get_data(surface);
      for (uint32_t y = 0; y < image.height; y++, row += cairo_image_surface_get_stride(surface)) {
        const uint8_t *from = pixels + (size_t)y * image.width * 3;
        for (uint32_t x = 0; x < image.width; x++, from += 3) {
          ((uint32_t *)row)[x] = (uint32_t)(from[0] << 16 | from[1] << 8 | from[2]);
        }
      }
      cairo_surface_mark_dirty(surface);
      printf(", \"cairo\": [");
      for (int run = 0; run < runs; run++) {
        double start = now();
        written = 0;
        cairo_surface_write_to_png_stream(surface, count_for_cairo, NULL);
        printf("%s%.3f", run ? ", " : "", now() - start);
      }
      printf("], \"cairoBytes\": %zu", written);
      cairo_surface_destroy(surface);
    }
    printf("}\n");
    free(pixels);
  }
  return 0;
}
