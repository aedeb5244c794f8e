#include "GalleryPictures.h"

#define GALLERY_FILE(name, path)                                                                       \
  extern const unsigned char masthead_gallery_##name##_start[] __attribute__((visibility("hidden"))); \
  extern const unsigned char masthead_gallery_##name##_end[] __attribute__((visibility("hidden")));
#include "pictures.def"
#undef GALLERY_FILE

static const struct {
  const char *path;
  const unsigned char *start, *end;
} files[] = {
#define GALLERY_FILE(name, path) {path, masthead_gallery_##name##_start, masthead_gallery_##name##_end},
#include "pictures.def"
#undef GALLERY_FILE
};

size_t gallery_file_count(void) { return sizeof files / sizeof files[0]; }

struct gallery_file gallery_file_at(size_t index) {
  if (index >= gallery_file_count()) return (struct gallery_file){0, 0, 0};
  return (struct gallery_file){files[index].path, files[index].start, (size_t)(files[index].end - files[index].start)};
}
