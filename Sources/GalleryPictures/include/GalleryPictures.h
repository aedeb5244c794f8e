#ifndef GALLERY_PICTURES_H
#define GALLERY_PICTURES_H

#include <stddef.h>

/// A file in this binary. What it points to lives as long as the process.
struct gallery_file {
  /// As in the folder that it comes from.
  const char *path;
  const unsigned char *bytes;
  size_t length;
};

size_t gallery_file_count(void);

/// The file at `index`; all members are null or zero when there is none.
struct gallery_file gallery_file_at(size_t index);

#endif
