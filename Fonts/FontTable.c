#include "Fonts.h"

// Hidden: the data is linked into the same image, whether that is an executable or a shared library.
#define MASTHEAD_FONT(symbol, name, sha256)                                                        \
  extern const unsigned char masthead_font_##symbol##_start[] __attribute__((visibility("hidden"))); \
  extern const unsigned char masthead_font_##symbol##_end[] __attribute__((visibility("hidden")));
#include "fonts.def"
#undef MASTHEAD_FONT

static const struct {
  const char *name;
  const unsigned char *start, *end;
  const char *sha256;
} fonts[] = {
#define MASTHEAD_FONT(symbol, name, sha256) \
  {name, masthead_font_##symbol##_start, masthead_font_##symbol##_end, sha256},
#include "fonts.def"
#undef MASTHEAD_FONT
};

size_t masthead_font_count(void) { return sizeof fonts / sizeof fonts[0]; }

struct masthead_font masthead_font_at(size_t index) {
  if (index >= masthead_font_count()) return (struct masthead_font){0, 0, 0, 0};
  return (struct masthead_font){
      fonts[index].name, fonts[index].start, (size_t)(fonts[index].end - fonts[index].start), fonts[index].sha256};
}
