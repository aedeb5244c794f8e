#ifndef MASTHEAD_FRIBIDI_SHIM_H
#define MASTHEAD_FRIBIDI_SHIM_H

#include <fribidi.h>

// Macros with casts, which Swift can't see.
static inline FriBidiParType fribidi_base_weak_left_to_right(void) { return FRIBIDI_PAR_WLTR; }
static inline FriBidiParType fribidi_base_weak_right_to_left(void) { return FRIBIDI_PAR_WRTL; }
static inline int fribidi_base_is_right_to_left(FriBidiParType base) { return FRIBIDI_IS_RTL(base) ? 1 : 0; }

// A variable, which Swift takes for state that anyone may change.
static inline const char *fribidi_version_text(void) { return fribidi_version_info; }

#endif
