#ifndef MASTHEAD_FONTS_H
#define MASTHEAD_FONTS_H

#include <stddef.h>

/// A font file in this binary. Everything it points to lives as long as the process.
struct masthead_font {
  /// The name that the rest of the package uses, for example `InterDisplay-Italic`.
  const char *name;
  /// The file, aligned to 16 bytes.
  const unsigned char *bytes;
  size_t length;
  /// SHA-256 of the bytes, 64 lower-case hexadecimal digits, as listed when the file was prepared.
  const char *sha256;
};

size_t masthead_font_count(void);

/// The font at `index`, in alphabetical order of their files; all members are null or zero when there is none.
struct masthead_font masthead_font_at(size_t index);

#endif
