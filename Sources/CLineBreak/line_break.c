#include "CLineBreak.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/udata.h>
#include <unicode/utypes.h>
#include <unicode/uversion.h>

masthead_line_breaker *masthead_line_breaker_open(const char **failure) {
  // The rules compiled into ICU's own library, never a file that the environment variable ICU_DATA points to.
  // This fails harmlessly once ICU is in use.
  UErrorCode ignored = U_ZERO_ERROR;
  udata_setFileAccess(UDATA_NO_FILES, &ignored);
  // A fixed locale: without one ICU asks the environment.
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaker = ubrk_open(UBRK_LINE, "en", 0, 0, &status);
  *failure = U_FAILURE(status) ? u_errorName(status) : 0;
  return (masthead_line_breaker *)breaker;
}

const char *masthead_line_breaker_set_text(masthead_line_breaker *breaker, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaker, (const UChar *)text, length, &status);
  return U_FAILURE(status) ? u_errorName(status) : 0;
}

int32_t masthead_line_breaker_next(masthead_line_breaker *breaker) { return ubrk_next((UBreakIterator *)breaker); }

void masthead_line_breaker_close(masthead_line_breaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

void masthead_icu_versions(char *icu, char *unicode) {
  _Static_assert(MASTHEAD_ICU_VERSION_LENGTH >= U_MAX_VERSION_STRING_LENGTH, "a version does not fit");
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, icu);
  u_getUnicodeVersion(version);
  u_versionToString(version, unicode);
}
