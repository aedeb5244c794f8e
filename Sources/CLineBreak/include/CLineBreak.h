// Where lines may break (UAX #14), by ICU, without a type of ICU's.
//
// Foundation has a copy of ICU with headers of its own. Swift can't have both in one program's modules, so no header
// that a module of ours includes may include ICU's.
#ifndef MASTHEAD_LINE_BREAK_H
#define MASTHEAD_LINE_BREAK_H

#include <stdint.h>

typedef struct masthead_line_breaker masthead_line_breaker;

/// Opens a breaker. Null on failure, with the name of the reason, which lives as long as the process.
masthead_line_breaker *masthead_line_breaker_open(const char **failure);

/// Starts a text of UTF-16 units, which must live until the last call of `next`. Null, or the name of a failure.
const char *masthead_line_breaker_set_text(masthead_line_breaker *breaker, const uint16_t *text, int32_t length);

/// The next boundary, in UTF-16 units, or -1 at the end.
int32_t masthead_line_breaker_next(masthead_line_breaker *breaker);

void masthead_line_breaker_close(masthead_line_breaker *breaker);

#define MASTHEAD_ICU_VERSION_LENGTH 20

/// The versions of ICU and of its Unicode data, as `72.1` and `15.0`.
///
/// @param icu room for MASTHEAD_ICU_VERSION_LENGTH characters; `unicode` likewise.
void masthead_icu_versions(char *icu, char *unicode);

#endif
