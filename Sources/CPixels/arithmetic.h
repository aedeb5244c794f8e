#ifndef CPIXELS_ARITHMETIC_H
#define CPIXELS_ARITHMETIC_H

#include <stdint.h>

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "0xAARRGGBB is taken for the bytes blue, green, red, alpha"
#endif

/// x/255 to nearest, for x in 0...65025: exact, without a division.
static inline uint32_t divide255(uint32_t x) {
  x += 128;
  return (x + (x >> 8)) >> 8;
}

/// The same for two sums at once, in the halves of a word: 0x00RR00BB from 0xRRRRBBBB.
static inline uint32_t divide255_pair(uint32_t sums) {
  sums += 0x00800080;
  return ((sums + ((sums >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
}

/// All four channels times m/255.
static inline uint32_t multiply_pixel(uint32_t pixel, uint32_t m) {
  uint32_t even = divide255_pair((pixel & 0x00FF00FF) * m);
  uint32_t odd = divide255_pair(((pixel >> 8) & 0x00FF00FF) * m);
  return even | odd << 8;
}

/// Source over destination.
static inline uint32_t over_pixel(uint32_t source, uint32_t destination) {
  return source + multiply_pixel(destination, 255 - (source >> 24));
}

/// s·m + d·(255 - m), over 255, rounded once.
static inline uint32_t mix_pixel(uint32_t source, uint32_t destination, uint32_t m) {
  uint32_t n = 255 - m;
  uint32_t even = divide255_pair((source & 0x00FF00FF) * m + (destination & 0x00FF00FF) * n);
  uint32_t odd = divide255_pair(((source >> 8) & 0x00FF00FF) * m + ((destination >> 8) & 0x00FF00FF) * n);
  return even | odd << 8;
}

#endif
