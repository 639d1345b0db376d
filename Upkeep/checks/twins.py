#!/usr/bin/env python3
"""Counts the lines of code that stand in both twins: once for tables and once for collections.

Two files of a module are twins if their paths are equal after the nouns of tables and collections are
renamed to common ones. A line counts if it stands in both files of a pair, in the same order, after the same renaming;
comments, blank lines and lines of nothing but brackets do not count. Files that Upkeep/makers/dragging-shells.py writes from one list count
like others.

    Upkeep/checks/twins.py              prints the pairs and the sums
    Upkeep/checks/twins.py --lines      prints the lines as well

It is a report and never fails: a method that UIKit declares for both kinds of lists stands in both twins where a reader expects it.
"""

import collections
import difflib
import pathlib
import re
import sys

GROUPS = [
    ("the library", ["Lists/Sources"]),
    # UIKit declares most of these twice, too.
    ("the headless UIKit", ["Headless/Sources/HeadlessUIKit"]),
    ("tests", ["Lists/Tests", "Lists/Support", "Headless/Tests", "Headless/Conformance", "Screens/Tests"]),
]

# The nouns, longest first. Animations are part of a table's calls alone.
NOUNS = [
    (r"TableViewHeaderFooterPresentable|CollectionViewSupplementaryPresentable", "ListViewSupplementaryPresentable"),
    (r"TableView|CollectionView", "ListView"),
    (r"tableView|collectionView", "listView"),
    (r"Tables|Collections", "Lists"),
    (r"tables|collections", "lists"),
    (r"Table(?!t)|Collection(?!s)", "List"),
    (r"\btable(?=\b|[A-Z])|\bcollection(?=\b|[A-Z])", "list"),
    (r"Rows", "Items"),
    (r"(?<![a-z])rows", "items"),
    (r"Row(?=\b|[A-Z])", "Item"),
    (r"\brow(?=\b|[A-Z])", "item"),
]
IGNORED = re.compile(r"^[\s{}()\[\],]*$")


def renamed(text):
    for pattern, common in NOUNS:
        text = re.sub(pattern, common, text)
    return text


def code(path):
    """The lines of code of a file, renamed, without comments, blanks and lonely brackets."""
    lines = []
    for line in path.read_text().splitlines():
        line = re.sub(r"\s*//.*$", "", line).strip()
        if line and not IGNORED.match(line):
            lines.append(renamed(line))
    return lines


def count(folders, shows_lines):
    """The sum of the lines that stand in both twins, and that of all lines of code; prints the pairs."""
    root = pathlib.Path(__file__).resolve().parent.parent.parent
    groups = collections.defaultdict(list)
    everything = 0
    for folder in folders:
        for path in sorted((root / folder).rglob("*.swift")):
            everything += len(code(path))
            groups[renamed(str(path.relative_to(root)))].append(path)
    total = 0
    for twins in groups.values():
        if len(twins) != 2:
            continue
        first, second = (code(path) for path in twins)
        blocks = difflib.SequenceMatcher(None, first, second, autojunk=False).get_matching_blocks()
        size = sum(block.size for block in blocks)
        total += size
        print(f"{size:6} {twins[0].relative_to(root)} and {twins[1].name}")
        if shows_lines:
            for block in blocks:
                for line in first[block.a : block.a + block.size]:
                    print(f"         {line}")
    return total, everything


def main():
    for name, folders in GROUPS:
        total, everything = count(folders, "--lines" in sys.argv[1:])
        print(f"{total:6} of {everything} lines of {name} stand in both twins.\n")


if __name__ == "__main__":
    main()
