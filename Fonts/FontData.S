/* The bytes of every font in files/fonts.def, each between two symbols. Read-only data, aligned to 16 bytes. */

#if defined(__APPLE__)
  .section __TEXT,__const
#else
  .section .rodata, "a"
#endif

#if defined(__APPLE__)
.macro embed_font symbol, name
  .private_extern _masthead_font_\symbol\()_start
  .private_extern _masthead_font_\symbol\()_end
  .globl _masthead_font_\symbol\()_start
  .globl _masthead_font_\symbol\()_end
  .p2align 4
_masthead_font_\symbol\()_start:
  .incbin "\name\().ttf"
_masthead_font_\symbol\()_end:
  .byte 0
.endm
#else
.macro embed_font symbol, name
  .hidden masthead_font_\symbol\()_start
  .hidden masthead_font_\symbol\()_end
  .globl masthead_font_\symbol\()_start
  .globl masthead_font_\symbol\()_end
  .p2align 4
masthead_font_\symbol\()_start:
  .incbin "\name\().ttf"
masthead_font_\symbol\()_end:
  .byte 0
.endm
#endif

#define MASTHEAD_FONT(symbol, name, sha256) embed_font symbol, name
#include "fonts.def"

#if defined(__ELF__)
  /* Without this note the linker would make the stack executable. */
  .section .note.GNU-stack, "", %progbits
#endif
