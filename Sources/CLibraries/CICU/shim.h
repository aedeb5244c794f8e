// Never imported from Swift: see CLineBreak.h. The target is here for the flags that pkg-config knows.
