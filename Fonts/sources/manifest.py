#!/usr/bin/env python3
"""Rewrites ../files/fonts.def: the list of embedded fonts with their SHA-256. Run it after any change in ../files."""

import hashlib
import pathlib

FILES = pathlib.Path(__file__).resolve().parent.parent / "files"

HEADER = """\
/* Written by Fonts/sources/manifest.py: symbol, name (the file is NAME.ttf), SHA-256 of the file.
   Both FontData.S and FontTable.c include this list. An assembler's .incbin is no dependency that a build sees; this
   file is one, and it changes whenever a font does. */
"""


def write() -> None:
    lines = []
    for path in sorted(FILES.glob("*.ttf")):
        symbol = path.stem.replace("-", "_")
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        lines.append(f'MASTHEAD_FONT({symbol}, "{path.stem}", "{digest}")\n')
    (FILES / "fonts.def").write_text(HEADER + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    write()
