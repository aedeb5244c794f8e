#ifndef MASTHEAD_CONFORMANCES_H
#define MASTHEAD_CONFORMANCES_H

#include <stddef.h>
#include <stdint.h>

/// Calls `body` with each table of protocol conformances that the compiler left in the images of this process.
///
/// A table is an array of 32-bit offsets, each from its own address to a conformance record.
void masthead_each_conformance_table(
    void (*_Nonnull body)(const int32_t *_Nonnull table, size_t count, void *_Nullable context),
    void *_Nullable context);

#endif
