#include "conformances.h"

#include <stdbool.h>

#if defined(__APPLE__)

#include <mach-o/dyld.h>
#include <mach-o/getsect.h>

void masthead_each_conformance_table(
    void (*body)(const int32_t *table, size_t count, void *context), void *context) {
  for (uint32_t image = 0; image < _dyld_image_count(); image++) {
    const struct mach_header_64 *header = (const struct mach_header_64 *)_dyld_get_image_header(image);
    unsigned long size = 0;
    const uint8_t *start = getsectiondata(header, "__TEXT", "__swift5_proto", &size);
    if (start != NULL) body((const int32_t *)start, size / sizeof(int32_t), context);
  }
}

#else

// What the Swift runtime keeps of each image, as its own testing library reads it: a version, four addresses of which
// one is the image's, and the sections in a fixed order, conformances second. Only what is read here is declared.
struct section {
  uintptr_t start;
  size_t length;
};

struct metadata_sections {
  uintptr_t version;
  const void *addresses[3];
  struct section protocols;
  struct section conformances;
};

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct metadata_sections *sections, void *context), void *context) __attribute__((weak));

struct visit {
  void (*body)(const int32_t *table, size_t count, void *context);
  void *context;
};

static bool visit_sections(const struct metadata_sections *sections, void *context) {
  const struct visit *visit = context;
  const struct section table = sections->conformances;
  if (table.start != 0) visit->body((const int32_t *)table.start, table.length / sizeof(int32_t), visit->context);
  return true;
}

void masthead_each_conformance_table(
    void (*body)(const int32_t *table, size_t count, void *context), void *context) {
  struct visit visit = {body, context};
  if (swift_enumerateAllMetadataSections) swift_enumerateAllMetadataSections(visit_sections, &visit);
}

#endif
