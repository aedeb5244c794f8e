// ICU renames every symbol with its version by macros, which Swift can't see. These inline functions carry plain names.
#ifndef MASTHEAD_ICU_SHIM_H
#define MASTHEAD_ICU_SHIM_H

#include <unicode/ubrk.h>
#include <unicode/udata.h>
#include <unicode/utypes.h>

/// Opens the line breaker (UAX #14). Null on failure, with the reason in `status`.
static inline UBreakIterator *icu_line_breaker_open(UErrorCode *status) {
  // The rules compiled into ICU's own library, never a file that the environment variable ICU_DATA points to.
  // This fails harmlessly once ICU is in use.
  UErrorCode ignored = U_ZERO_ERROR;
  udata_setFileAccess(UDATA_NO_FILES, &ignored);
  // A fixed locale: without one ICU asks the environment.
  return ubrk_open(UBRK_LINE, "en", 0, 0, status);
}

static inline void icu_line_breaker_set_text(
    UBreakIterator *breaker, const UChar *text, int32_t length, UErrorCode *status) {
  ubrk_setText(breaker, text, length, status);
}

/// The next boundary after the last one, in UTF-16 units, or -1 (UBRK_DONE) at the end.
static inline int32_t icu_line_breaker_next(UBreakIterator *breaker) { return ubrk_next(breaker); }

static inline void icu_line_breaker_close(UBreakIterator *breaker) { ubrk_close(breaker); }

static inline const char *icu_error_name(UErrorCode status) { return u_errorName(status); }

#endif
