#!/usr/bin/env python3
"""Prepares the text fonts in ../files from Debian's packages, then rewrites ../files/fonts.def.

Every glyph and every layout feature stays. What goes is what a renderer without hinting never reads: TrueType
instructions, signatures, glyph names, bitmaps' grid tables. Same input, same bytes: time stamps stay those of the source.

    apt-get install fonts-inter-variable fonts-jetbrains-mono fonts-noto-core && pip install fonttools==4.68.0
    Fonts/sources/text_fonts.py
"""

import hashlib
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

import manifest

SYSTEM = pathlib.Path("/usr/share/fonts/truetype")

# name in the package: (file in Debian's package, SHA-256 of that file)
SOURCES = {
    "Inter": (
        "inter-vf/Inter-roman.var.ttf",
        "459fb40d1d555bc6cbc944de94a8c400fdb5126fc325753dfa027d5555583bbd",
    ),
    "Inter-Italic": (
        "inter-vf/Inter-italic.var.ttf",
        "ae7f78865f4e4c77c50f1ee0fbe603665e48539c3da815c04d99ffec8afc3c6d",
    ),
    "InterDisplay": (
        "inter-vf/InterDisplay-roman.var.ttf",
        "6875ff508d05ba06658bf8406e7ada282e5fbf3edf380f7b3975ae8e5a8ead38",
    ),
    "InterDisplay-Italic": (
        "inter-vf/InterDisplay-italic.var.ttf",
        "b61cf790c6c7115aa529081adc1f6f94047b16a180b11552adea92fda48b1a50",
    ),
    "Mono-Regular": (
        "jetbrains-mono/JetBrainsMono-Regular.ttf",
        "a3014fb90ae8ddfbdfc778de75f95b49a857947fde5335ab3f50b6d56eb517be",
    ),
    "Mono-Medium": (
        "jetbrains-mono/JetBrainsMono-Medium.ttf",
        "9c99efc72a85799cb92f234fdefaad72641f9741b8a00df6c5fbcac7831b6ec8",
    ),
    "Mono-SemiBold": (
        "jetbrains-mono/JetBrainsMono-SemiBold.ttf",
        "f0ceadf382a6c8c2277aae0f02782ee827a1570795ec21a0b21a4f09a51daf86",
    ),
    "Mono-Bold": (
        "jetbrains-mono/JetBrainsMono-Bold.ttf",
        "3481028266ee80741bfa96beaa4ce2ea1c6beebf89979d3e64e039c4d83822d1",
    ),
    "NotoSansArabic-Regular": (
        "noto/NotoSansArabic-Regular.ttf",
        "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e",
    ),
    "NotoSansArabic-Bold": (
        "noto/NotoSansArabic-Bold.ttf",
        "ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952",
    ),
    "NotoSansHebrew-Regular": (
        "noto/NotoSansHebrew-Regular.ttf",
        "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7",
    ),
    "NotoSansHebrew-Bold": (
        "noto/NotoSansHebrew-Bold.ttf",
        "d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3",
    ),
}


def options() -> subset.Options:
    chosen = subset.Options()
    chosen.layout_features = ["*"]
    chosen.layout_scripts = ["*"]
    chosen.hinting = False
    chosen.glyph_names = False
    chosen.notdef_outline = True
    chosen.recalc_timestamp = False
    # Names carry the licence and the version; keep all of them, in all languages.
    chosen.name_IDs = ["*"]
    chosen.name_languages = ["*"]
    chosen.drop_tables += ["DSIG", "gasp"]
    return chosen


def prepare(name: str, source: pathlib.Path) -> None:
    font = TTFont(source, recalcTimestamp=False)
    # It lays the same tables out differently, but only where uharfbuzz is installed: bytes must not depend on that.
    font.cfg["fontTools.ttLib.tables.otBase:USE_HARFBUZZ_REPACKER"] = False
    worker = subset.Subsetter(options())
    worker.populate(glyphs=font.getGlyphOrder(), unicodes=font.getBestCmap())
    worker.subset(font)
    font.save(manifest.FILES / f"{name}.ttf", reorderTables=True)


def main() -> None:
    for name, (path, expected) in SOURCES.items():
        source = SYSTEM / path
        found = hashlib.sha256(source.read_bytes()).hexdigest()
        if found != expected:
            sys.exit(f"{source}: SHA-256 is {found}, expected {expected} (another version of the package?)")
        prepare(name, source)
    manifest.write()


if __name__ == "__main__":
    main()
