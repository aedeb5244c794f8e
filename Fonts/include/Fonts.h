#ifndef MASTHEAD_FONTS_H
#define MASTHEAD_FONTS_H
#endif
