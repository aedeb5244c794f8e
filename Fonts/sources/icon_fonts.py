#!/usr/bin/env python3
"""Makes the three icon fonts in ../files from Phosphor's SVG files, then rewrites ../files/fonts.def.

    pip install fonttools==4.68.0 py-phosphor-icons==0.1.1 skia-pathops==0.9.2
    Fonts/sources/icon_fonts.py

An icon's 256 x 256 square becomes the em square: 2048 units, 8 to one of the drawing's. It stands on the baseline, so an
icon of size S fills the box from (x, y - S) to (x + S, y) when its origin is at (x, y) and y points down. Ascent is
the whole em, descent 0, and every advance is one em. A glyph is named exactly as its icon, in every weight.

Contours that overlap or touch are united, and all outer ones run the same way: FreeType adds up signed areas in each
pixel, so two contours of opposite direction would cancel where they meet.

Same input, same bytes: the time stamp is fixed.
"""

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Transform
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib.removeOverlaps import removeOverlaps
from fontTools.ttLib.tables._g_l_y_f import dropImpliedOnCurvePoints

import manifest
import phosphor

EM = 2048
SCALE = EM / 256
# How far a quadratic curve may lie from the drawing's: 1/16 of its unit, 1/56 pixel in an icon of 72 pixels.
TOLERANCE = 0.5
# 2 November 2022, in seconds since 1904: any fixed time does.
TIME = 3_750_192_000


def glyph(paths: list[str]):
    outline = TTGlyphPen(None)
    place = TransformPen(Cu2QuPen(outline, TOLERANCE), Transform(SCALE, 0, 0, -SCALE, 0, EM))
    for path in paths:
        parse_path(path, place)
    return outline.glyph()


def build(font: str) -> None:
    names = phosphor.names()
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    glyphs.update((name, glyph(phosphor.paths(name, font))) for name in names)
    order = list(glyphs)

    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({code: name for name, code in phosphor.code_points().items()})
    builder.setupGlyf(glyphs)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics({name: (EM, getattr(table[name], "xMin", 0)) for name in order})
    builder.setupHorizontalHeader(ascent=EM, descent=0)
    style = phosphor.WEIGHTS[font][0].capitalize()
    builder.setupNameTable(
        {
            "copyright": "Copyright (c) 2022 Phosphor Icons",
            "familyName": "Phosphor",
            "styleName": style,
            "uniqueFontIdentifier": f"{phosphor.VERSION};{font}",
            "fullName": f"Phosphor {style}",
            "version": f"Version {phosphor.VERSION}",
            "psName": font,
            "licenseDescription": "MIT License",
            "licenseInfoURL": "https://github.com/phosphor-icons/core/blob/main/LICENSE",
        },
        mac=False,
    )
    builder.setupOS2(sTypoAscender=EM, sTypoDescender=0, sTypoLineGap=0, usWinAscent=EM, usWinDescent=0)
    builder.setupPost(keepGlyphNames=True)
    builder.font.recalcTimestamp = False
    builder.updateHead(created=TIME, modified=TIME)
    removeOverlaps(builder.font)
    for name in order:
        dropImpliedOnCurvePoints(table[name])
    builder.save(manifest.FILES / f"{font}.ttf")


def main() -> None:
    for font in phosphor.WEIGHTS:
        build(font)
    manifest.write()


if __name__ == "__main__":
    main()
