#!/usr/bin/env python3
"""Writes the table of advance widths that text is measured with.

The widths are those of Liberation Sans Regular and Bold, which is metric-compatible with Helvetica and Arial. Only
the numbers are taken. The output is Swift source with the widths in units of 2048 to the em, in runs of consecutive
scalars; 0 stands for a scalar that the font has no glyph for.

A letter that the font lacks takes the width of its base letter, where Unicode decomposes it into a base letter and
marks: a Vietnamese "ế" is as wide as "e". Marks and control and format characters are left out: they have no width.

Needs Python 3 and fonttools (pip install fonttools), and the fonts (Debian: fonts-liberation):

  Upkeep/makers/generate-font-metrics.py [FOLDER] > Headless/Sources/HeadlessUIKit/Text/HeadlessGlyphWidths+Liberation.swift

FOLDER holds LiberationSans-Regular.ttf and LiberationSans-Bold.ttf; /usr/share/fonts/truetype/liberation unless given.
"""

import pathlib
import sys
import unicodedata

from fontTools.ttLib import TTFont

BLOCKS = [
    (0x0020, 0x024F, "Basic Latin, Latin-1, Latin Extended-A and B"),
    (0x02B0, 0x02FF, "Spacing Modifier Letters"),
    (0x0370, 0x03FF, "Greek"),
    (0x0400, 0x052F, "Cyrillic"),
    (0x1E00, 0x1EFF, "Latin Extended Additional"),
    (0x1F00, 0x1FFF, "Greek Extended"),
    (0x2010, 0x206F, "General Punctuation"),
    (0x2070, 0x20CF, "Superscripts and Currency Symbols"),
    (0x2100, 0x218F, "Letterlike Symbols and Number Forms"),
    (0x2190, 0x22FF, "Arrows and Mathematical Operators"),
    (0x2300, 0x23FF, "Miscellaneous Technical"),
    (0x2500, 0x25FF, "Box Drawing, Block Elements and Geometric Shapes"),
    (0x2600, 0x26FF, "Miscellaneous Symbols"),
]
WITHOUT_WIDTH = {"Mn", "Me", "Mc", "Cc", "Cf"}
LONGEST_GAP = 8
NUMBERS_A_LINE = 18


class Face:
    def __init__(self, path):
        font = TTFont(path)
        self.version = font["name"].getDebugName(5)
        self.cmap = font.getBestCmap()
        self.advances = font["hmtx"]
        assert font["head"].unitsPerEm == 2048

    def width(self, scalar):
        if unicodedata.category(chr(scalar)) in WITHOUT_WIDTH:
            return 0
        if scalar in self.cmap:
            return self.advances[self.cmap[scalar]][0]
        base, *marks = unicodedata.normalize("NFD", chr(scalar))
        if marks and all(unicodedata.category(mark) == "Mn" for mark in marks):
            return self.width(ord(base))
        return 0


def runs(face, first, last):
    """The runs of scalars with a width in a block; a short gap does not end a run."""
    run = []
    for scalar in range(first, last + 1):
        if not face.width(scalar):
            continue
        if run and scalar - run[-1] > LONGEST_GAP:
            yield run[0], run[-1]
            run = []
        run.append(scalar)
    if run:
        yield run[0], run[-1]


def numbers(label, widths, ending):
    lines = [widths[at:at + NUMBERS_A_LINE] for at in range(0, len(widths), NUMBERS_A_LINE)]
    if len(lines) == 1:
        print(f"      {label}: [{', '.join(map(str, widths))}]{ending}")
        return
    print(f"      {label}: [")
    for line in lines:
        print(f"        {', '.join(map(str, line))},")
    print(f"      ]{ending}")


def main():
    folder = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/liberation")
    regular = Face(folder / "LiberationSans-Regular.ttf")
    bold = Face(folder / "LiberationSans-Bold.ttf")
    print("// Written by Upkeep/makers/generate-font-metrics.py; change that instead.")
    print(f"// Advance widths of Liberation Sans Regular and Bold, {regular.version}, in 1/2048 em.")
    print()
    print("extension HeadlessGlyphWidths {")
    print("  /// The widths of consecutive scalars; 0 where the font has no glyph.")
    print("  struct Run: Sendable {")
    print("    var first: Int")
    print("    var regular: [UInt16]")
    print("    var bold: [UInt16]")
    print("  }")
    print()
    print("  // swift-format-ignore")
    print("  /// The widths of Liberation Sans, in ascending order of scalars.")
    print("  static let liberationSans: [Run] = [")
    for first, last, name in BLOCKS:
        print(f"    // {name}")
        for start, end in runs(regular, first, last):
            scalars = range(start, end + 1)
            print(f"    Run(\n      first: 0x{start:04X},")
            numbers("regular", [regular.width(scalar) for scalar in scalars], ",")
            numbers("bold", [bold.width(scalar) for scalar in scalars], "")
            print("    ),")
    print("  ]")
    print("}")


main()
