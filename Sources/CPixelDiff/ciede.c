#include "CPixelDiff.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

static const double pi = 3.14159265358979323846;

static double radians(double degrees) { return degrees * pi / 180; }

/// 0...360, and 0 for grey, where no hue is.
static double hue(double a, double b) {
  if (a == 0 && b == 0) return 0;
  double degrees = atan2(b, a) * 180 / pi;
  return degrees < 0 ? degrees + 360 : degrees;
}

static double seventh_power_share(double chroma) {
  double power = chroma * chroma * chroma * chroma * chroma * chroma * chroma;
  // 25 to the seventh.
  return sqrt(power / (power + 6103515625.0));
}

double pixel_delta_e_2000(const double *first, const double *second) {
  double meanChroma = (hypot(first[1], first[2]) + hypot(second[1], second[2])) / 2;
  double stretch = 1 + 0.5 * (1 - seventh_power_share(meanChroma));
  double a1 = stretch * first[1], a2 = stretch * second[1];
  double chroma1 = hypot(a1, first[2]), chroma2 = hypot(a2, second[2]);
  double hue1 = hue(a1, first[2]), hue2 = hue(a2, second[2]);

  double hueStep = hue2 - hue1, hueSum = hue1 + hue2, meanHue = hueSum / 2;
  if (chroma1 * chroma2 == 0) {
    hueStep = 0;
    meanHue = hueSum;
  } else if (fabs(hueStep) > 180) {
    // The short way round, and the middle of it.
    meanHue = hueSum < 360 ? (hueSum + 360) / 2 : (hueSum - 360) / 2;
    hueStep += hueStep > 0 ? -360 : 360;
  }
  double lightnessStep = second[0] - first[0];
  double chromaStep = chroma2 - chroma1;
  double hueDifference = 2 * sqrt(chroma1 * chroma2) * sin(radians(hueStep) / 2);

  double meanLightness = (first[0] + second[0]) / 2;
  double meanStretched = (chroma1 + chroma2) / 2;
  double t = 1 - 0.17 * cos(radians(meanHue - 30)) + 0.24 * cos(radians(2 * meanHue)) +
             0.32 * cos(radians(3 * meanHue + 6)) - 0.20 * cos(radians(4 * meanHue - 63));
  double fromMiddle = (meanLightness - 50) * (meanLightness - 50);
  double weightL = 1 + 0.015 * fromMiddle / sqrt(20 + fromMiddle);
  double weightC = 1 + 0.045 * meanStretched;
  double weightH = 1 + 0.015 * meanStretched * t;
  double blueness = (meanHue - 275) / 25;
  double rotation = -sin(radians(60 * exp(-blueness * blueness))) * 2 * seventh_power_share(meanStretched);

  double l = lightnessStep / weightL, c = chromaStep / weightC, h = hueDifference / weightH;
  // Rounding may leave a tiny negative sum for colours that are equal.
  double sum = l * l + c * c + h * h + rotation * c * h;
  return sum > 0 ? sqrt(sum) : 0;
}

/// The light of an sRGB value of 0...1 (IEC 61966-2-1).
static double linear(double value) { return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4); }

static double lab_part(double share) {
  return share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116;
}

/// CIELAB for the white D65, of a pixel on white.
static void lab(uint32_t pixel, double *result) {
  double ground = 255 - (double)(pixel >> 24);
  double red = linear(((double)(pixel >> 16 & 0xFF) + ground) / 255);
  double green = linear(((double)(pixel >> 8 & 0xFF) + ground) / 255);
  double blue = linear(((double)(pixel & 0xFF) + ground) / 255);
  double x = lab_part((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  double y = lab_part(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
  double z = lab_part((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
  result[0] = 116 * y - 16;
  result[1] = 500 * (x - y);
  result[2] = 200 * (y - z);
}

void pixel_allow_delta_e(pixel_pair pair, double limit) {
  for (int32_t y = 0; y < pair.height; y++) {
    uint8_t *marks = pair.marks + y * pair.marksStride;
    // A change is mostly one colour for another, over and over.
    uint32_t lastFirst = 0, lastSecond = 0;
    int lastIsAlike = 1;
    for (int32_t x = 0; x < pair.width; x++) {
      if (marks[x] != PIXEL_DIFFERENT) continue;
      uint32_t first = pair.expected[y * pair.expectedStride + x], second = pair.actual[y * pair.actualStride + x];
      if (first != lastFirst || second != lastSecond) {
        double firstLab[3], secondLab[3];
        lab(first, firstLab);
        lab(second, secondLab);
        lastIsAlike = pixel_delta_e_2000(firstLab, secondLab) <= limit;
        lastFirst = first, lastSecond = second;
      }
      if (lastIsAlike) marks[x] = PIXEL_ALLOWED;
    }
  }
}
