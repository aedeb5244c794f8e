#!/usr/bin/env python3
"""Draws every icon twice, from its SVG file (by resvg) and from the font (by FreeType), and reports the largest difference.

    pip install fonttools py-phosphor-icons freetype-py resvg-py numpy pillow
    Fonts/sources/check_icons.py [--side PIXELS] [--sheet SHEET.png]

What should be there is resvg's picture, drawn eight times as large and averaged. The font's is compared in two ways.
Shape: drawn just as large and averaged, so that what is left is the outline itself. Raster: drawn at the very size, as a
frame would; FreeType replaces a curve by chords up to 1/16 pixel inside it, 16 levels an edge, two edges at most.
"""

import argparse
import io
import pathlib
import sys

import freetype
import numpy
import resvg_py
from PIL import Image

import manifest
import phosphor


# Levels of 255.
SHAPE_LIMIT = 10
RASTER_LIMIT = 40
ZOOM = 8


def from_font(face: freetype.Face, name: str, side: int) -> numpy.ndarray:
    face.set_pixel_sizes(side, side)
    face.load_glyph(face.get_name_index(name.encode()), freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_RENDER)
    slot, bitmap = face.glyph, face.glyph.bitmap
    canvas = numpy.zeros((side + 16, side + 16), numpy.uint8)
    ink = numpy.array(bitmap.buffer, numpy.uint8).reshape(bitmap.rows, bitmap.pitch)[:, : bitmap.width]
    top, left = 8 + side - slot.bitmap_top, 8 + slot.bitmap_left
    canvas[top : top + bitmap.rows, left : left + bitmap.width] = ink
    return canvas[8:-8, 8:-8]


def from_svg(file: pathlib.Path, side: int) -> numpy.ndarray:
    svg = file.read_text(encoding="utf-8").replace("currentColor", "#000000")
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=ZOOM * side, height=ZOOM * side))
    return averaged(numpy.array(Image.open(io.BytesIO(png)).convert("RGBA"))[:, :, 3])


def averaged(alpha: numpy.ndarray) -> numpy.ndarray:
    side = alpha.shape[0] // ZOOM
    return alpha.reshape(side, ZOOM, side, ZOOM).mean(axis=(1, 3)).round().astype(numpy.uint8)


def largest(one: numpy.ndarray, other: numpy.ndarray) -> int:
    return int(abs(one.astype(int) - other).max())


def sheet(path: pathlib.Path, count: int = 300, side: int = 48, columns: int = 20) -> None:
    """A contact sheet: the font's icons in black, those of the SVG files in blue below each row."""
    names = phosphor.names()
    names = [names[i * len(names) // count] for i in range(count)]
    rows = (count + columns - 1) // columns
    cell = side + 8
    picture = numpy.full((rows * 2 * cell, columns * cell, 3), 255, numpy.uint8)
    fonts = list(phosphor.WEIGHTS)
    faces = {font: freetype.Face(str(manifest.FILES / f"{font}.ttf")) for font in fonts}
    for index, name in enumerate(names):
        font = fonts[index % 3]
        y, x = index // columns * 2 * cell + 4, index % columns * cell + 4
        below = y + cell
        picture[y : y + side, x : x + side] -= from_font(faces[font], name, side)[:, :, None]
        picture[below : below + side, x : x + side, :2] -= from_svg(phosphor.svg_file(name, font), side)[:, :, None]
    Image.fromarray(picture).save(path)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--sheet", type=pathlib.Path)
    arguments.add_argument("--side", type=int, default=48)
    options = arguments.parse_args()
    failed = False
    for font in phosphor.WEIGHTS:
        face = freetype.Face(str(manifest.FILES / f"{font}.ttf"))
        shape, raster = [], []
        for name in phosphor.names():
            wanted = from_svg(phosphor.svg_file(name, font), options.side)
            shape.append((largest(averaged(from_font(face, name, ZOOM * options.side)), wanted), name))
            raster.append((largest(from_font(face, name, options.side), wanted), name))
        print(f"{font}: {len(shape)} icons at {options.side} px; largest differences of a pixel, in levels of 255:")
        for kind, found in ("shape", shape), ("raster", raster):
            print(f"  {kind}: " + ", ".join(f"{name} {levels}" for levels, name in sorted(found)[:-6:-1]))
        failed = failed or max(shape)[0] > SHAPE_LIMIT or max(raster)[0] > RASTER_LIMIT
    if options.sheet:
        sheet(options.sheet)
    if failed:
        sys.exit(f"an icon differs by more than {SHAPE_LIMIT} levels in shape or {RASTER_LIMIT} in its raster")


if __name__ == "__main__":
    main()
