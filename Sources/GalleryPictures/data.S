/* The bytes of every file in pictures.def, each between two symbols. */

#if defined(__APPLE__)
  .section __TEXT,__const
#define SYMBOL(name) _masthead_gallery_##name
#define HIDDEN .private_extern
#else
  .section .rodata, "a"
#define SYMBOL(name) masthead_gallery_##name
#define HIDDEN .hidden
#endif

.macro embed_file start, end, path
  HIDDEN \start
  HIDDEN \end
  .globl \start
  .globl \end
\start:
  .incbin "\path"
\end:
  .byte 0
.endm

#define GALLERY_FILE(name, path) embed_file SYMBOL(name##_start), SYMBOL(name##_end), path
#include "pictures.def"

#if defined(__ELF__)
  /* Without this note the linker would make the stack executable. */
  .section .note.GNU-stack, "", %progbits
#endif
