#!/usr/bin/env python3
"""Writes Ph.swift and Ph+Names.swift in Sources/MastheadComponents/Icons: one case an icon, and Phosphor's own names.

The names are not raw values of the cases: with 1512 string literals there, the compiler takes 5 s and 1.1 GB (a release
build 13 s); with the names as one text it takes 1 s and 0.15 GB.
"""

import pathlib

import phosphor

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "Sources/MastheadComponents/Icons"
WIDTH = 120

CASES = """\
// Written by Fonts/sources/icon_names.py from Phosphor {version}: {count} icons.
// swift-format-ignore-file: one case a line would make {count} lines of plain data.

/// The icons of Phosphor, named as in its Swift package: `Ph.dotsThree.bold`, `Ph.magnifyingGlass.fill`.
public enum Ph: CaseIterable, Hashable, Sendable {{
{lines}
}}
"""

NAMES = """\
// Written by Fonts/sources/icon_names.py from Phosphor {version}: {count} names.

extension Ph {{
  /// Phosphor's names of all icons, in the order of the cases.
  static let names: [String] = \"\"\"
{lines}
    \"\"\".split(whereSeparator: \\.isWhitespace).map(String.init)
}}
"""


def case(name: str) -> str:
    first, *rest = name.split("-")
    camel = first + "".join(word.capitalize() for word in rest)
    # The only icon whose name is a word of the language.
    return "`repeat`" if camel == "repeat" else camel


def wrapped(words: list[str], start: str, separator: str) -> str:
    lines = [start + words[0]]
    for word in words[1:]:
        if len(lines[-1]) + len(separator) + len(word) > WIDTH:
            lines.append(start + word)
        else:
            lines[-1] += separator + word
    return "\n".join(lines)


def main() -> None:
    names = phosphor.names()
    facts = {"version": phosphor.VERSION, "count": len(names)}
    cases = CASES.format(lines=wrapped([case(name) for name in names], "  case ", ", "), **facts)
    (FOLDER / "Ph.swift").write_text(cases, encoding="utf-8")
    text = NAMES.format(lines=wrapped(names, "    ", " "), **facts)
    (FOLDER / "Ph+Names.swift").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
