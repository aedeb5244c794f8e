"""Where the Phosphor icons come from: the package py-phosphor-icons, which holds Phosphor's SVG files."""

import json
import pathlib
import xml.etree.ElementTree as tree

import py_phosphor_icons

PACKAGE = pathlib.Path(py_phosphor_icons.__file__).parent
VERSION = (PACKAGE / "phosphor_version.txt").read_text(encoding="utf-8").strip().removeprefix("v")

# name of the font: (folder of the SVG files, what follows the icon's name in theirs)
WEIGHTS = {
    "Phosphor": ("regular", ""),
    "Phosphor-Bold": ("bold", "-bold"),
    "Phosphor-Fill": ("fill", "-fill"),
}

SVG = "{http://www.w3.org/2000/svg}"
# The outlined set: each icon is filled paths, without strokes, transforms or groups. `paths` refuses anything else.
EXPECTED = {"viewBox": "0 0 256 256", "fill": "currentColor"}


def names() -> list[str]:
    """All icon names, sorted."""
    folder = PACKAGE / "svgs/flat/regular"
    return sorted(path.stem for path in folder.glob("*.svg"))


def svg_file(name: str, font: str) -> pathlib.Path:
    folder, suffix = WEIGHTS[font]
    return PACKAGE / f"svgs/flat/{folder}/{name}{suffix}.svg"


def paths(name: str, font: str) -> list[str]:
    """The data of the icon's paths, all filled by the non-zero rule."""
    file = svg_file(name, font)
    root = tree.parse(file).getroot()
    if root.tag != SVG + "svg" or root.attrib != EXPECTED:
        raise ValueError(f"{file}: unexpected root {root.attrib}")
    for child in root:
        if child.tag != SVG + "path" or set(child.attrib) != {"d"}:
            raise ValueError(f"{file}: unexpected element {child.tag} {sorted(child.attrib)}")
    return [child.attrib["d"] for child in root]


def code_points() -> dict[str, int]:
    """Phosphor's own private-use code points; the newest icons may have none."""
    entries = json.loads((PACKAGE / "search/metadata.json").read_text(encoding="utf-8"))
    return {entry["name"]: entry["codepoint"] for entry in entries if entry["codepoint"]}
