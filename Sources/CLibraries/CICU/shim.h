// ICU renames every symbol with its version by macros, which Swift can't see. These inline functions carry plain names.
#include <unicode/ubrk.h>
#include <unicode/uscript.h>
