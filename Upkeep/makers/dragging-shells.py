#!/usr/bin/env python3
"""Writes what answers tables and collections for drags and drops.

TableViewDragging and CollectionViewDragging have the same methods of UIKit's delegates, in which the kind of view is named. They are
Upkeep/makers/DraggingShells.txt with the names of each kind put in.

    Upkeep/makers/dragging-shells.py            writes the files
    Upkeep/makers/dragging-shells.py --check    fails if they aren't what the list says
"""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Lists/Sources"

# What differs between the two kinds in the shells.
WORDS = {
    "table": {
        "noun": "table",
        "View": "TableView",
        "view": "tableView",
        "Item": "Row",
        "registered": "forCellReuseIdentifier",
        "height": ",\n          rowHeight: style.height",
        "heightProperty": "\n      let height: CGFloat",
        "heightComment": "\n    ///   - height: its height, in points.",
        "heightParameter": "\n      height: CGFloat = UITableView.automaticDimension,",
        "heightArgument": ",\n        height: height",
    },
    "collection": {
        "noun": "collection",
        "View": "CollectionView",
        "view": "collectionView",
        "Item": "Item",
        "registered": "forCellWithReuseIdentifier",
        "height": "",
        "heightProperty": "",
        "heightComment": "",
        "heightParameter": "",
        "heightArgument": "",
    },
}
# The files that are written from the shells, with the kind of each.
FILES = {
    "Roster/Tables/TableViewDragging.swift": "table",
    "Roster/Collections/CollectionViewDragging.swift": "collection",
}


def shell(kind):
    text = (ROOT / "Upkeep/makers/DraggingShells.txt").read_text()
    for place, word in WORDS[kind].items():
        text = text.replace("{" + place + "}", word)
    return formatted("// Written by Upkeep/makers/dragging-shells.py from DraggingShells.txt.\n\n" + text)


def formatted(text):
    return subprocess.run(
        ["swift", "format", "--configuration", str(ROOT / ".swift-format"), "-"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def main():
    failures = 0
    for file, kind in FILES.items():
        path, text = SOURCES / file, shell(kind)
        if "--check" not in sys.argv[1:]:
            path.write_text(text)
        elif path.read_text() != text:
            print(f"error: {file} is not what the list says: run Upkeep/makers/dragging-shells.py", file=sys.stderr)
            failures += 1
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
