#!/usr/bin/env python3
"""Writes the views that hand on to another view what has nothing to do with index paths.

ForwardingTableView and ForwardingCollectionView override the same members of UIScrollView and UIView, which two classes
cannot share. The list of them is Upkeep/makers/ForwardingViews/ForwardedMembers.txt.

TableViewDragging and CollectionViewDragging have the same methods of UIKit's delegates, in which the kind of view is named, and
so have composites of both kinds where they answer for drags, highlighting, selection and focus. They are Upkeep/makers/ForwardingViews/DraggingShells.txt,
Upkeep/makers/ForwardingViews/CompositeDraggingShells.txt and Upkeep/makers/ForwardingViews/InteractionShells.txt with the names of each kind put in.

    Upkeep/makers/forwarding-views.py            writes the files
    Upkeep/makers/forwarding-views.py --check    fails if they are not what the list says, or if a member that the classes of the
                                        headless UIKit let subclasses override is neither forwarded nor answered in the
                                        views of the composites nor listed as kept
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "Lists/Sources"
FOLDER = SOURCES / "RosterComposites"
KINDS = {
    "table": {
        "noun": "table",
        "class": "UITableView",
        "folder": "Tables",
        "file": "ForwardingTableView",
        "proxy": "TableViewProxy",
        "init": "  init(style: Style) {\n    super.init(frame: .zero, style: style)\n  }",
        "spare": "UITableView(frame: .zero)",
    },
    "collection": {
        "noun": "collection",
        "class": "UICollectionView",
        "folder": "Collections",
        "file": "ForwardingCollectionView",
        "proxy": "CollectionViewProxy",
        "init": "  init() {\n    super.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())\n  }",
        "spare": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())",
    },
}
# The classes whose members can be overridden, and where their bodies are.
CLASSES = {
    "UIResponder": "Views",
    "UIView": "Views",
    "UIScrollView": "Views",
    "UITableView": "Table",
    "UICollectionView": "Collection",
}


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
# The files that are written from shells, with the shells and the kind of each.
SHELLS = {
    "Roster/Tables/TableViewDragging.swift": ("DraggingShells", "table"),
    "Roster/Collections/CollectionViewDragging.swift": ("DraggingShells", "collection"),
    "RosterComposites/Tables/CompositeTableViewDragging.swift": ("CompositeDraggingShells", "table"),
    "RosterComposites/Collections/CompositeCollectionViewDragging.swift": ("CompositeDraggingShells", "collection"),
    "RosterComposites/Tables/CompositeTableViewDataSource+Interaction.swift": ("InteractionShells", "table"),
    "RosterComposites/Collections/CompositeCollectionViewDataSource+Interaction.swift": ("InteractionShells", "collection"),
}


def shell(name, kind):
    text = (ROOT / f"Upkeep/makers/ForwardingViews/{name}.txt").read_text()
    for place, word in WORDS[kind].items():
        text = text.replace("{" + place + "}", word)
    return formatted(f"// Written by Upkeep/makers/forwarding-views.py from ForwardingViews/{name}.txt.\n\n" + text)


def formatted(text):
    return subprocess.run(
        ["swift", "format", "--configuration", str(ROOT / ".swift-format"), "-"],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def entries():
    """The sections of the list: a title and its lines as (classes, conditions, keyword, declaration)."""
    title = None
    for line in (ROOT / "Upkeep/makers/ForwardingViews/ForwardedMembers.txt").read_text().splitlines():
        if line.startswith("# "):
            title = line[2:]
            continue
        words = line.split()
        if not words or words[0] == "kept" or line.startswith("#"):
            continue
        classes, rest = words[0], line[len(words[0]) :].strip()
        conditions = []
        while (word := rest.split()[0]) in ("-tvOS", "-visionOS", "UIKit", "discardable"):
            conditions.append(word)
            rest = rest[len(word) :].strip()
        keyword, declaration = rest.split(" ", 1)
        yield title, classes, conditions, keyword, declaration


def kept():
    text = (ROOT / "Upkeep/makers/ForwardingViews/ForwardedMembers.txt").read_text()
    return set(re.findall(r"^kept +(\w+):", text, re.MULTILINE))


def parameters(declaration):
    """The label and the name of each parameter of a function."""
    inner = declaration[declaration.index("(") + 1 :]
    depth, end = 1, 0
    while depth:
        depth += {"(": 1, ")": -1}.get(inner[end], 0)
        end += 1
    inner = inner[: end - 1]
    parts, depth, start = [], 0, 0
    for i, c in enumerate(inner):
        depth += {"(": 1, ")": -1}.get(c, 0)
        if c == "," and depth == 0:
            parts.append(inner[start:i])
            start = i + 1
    parts.append(inner[start:])
    result = []
    for part in filter(None, (part.strip() for part in parts)):
        names = part.split(":")[0].split()
        result.append((names[0], names[-1], part.split(":", 1)[1].strip()))
    return result


def member(keyword, declaration, conditions):
    """The override of a member."""
    if keyword == "func":
        name = declaration[: declaration.index("(")]
        arguments = []
        for label, argument, kind in parameters(declaration):
            value = f"forwarded({argument})" if kind in ("UIView", "UIView?") and name == "convert" else argument
            arguments.append(value if label == "_" else f"{label}: {value}")
        attribute = "  @discardableResult\n" if "discardable" in conditions else ""
        return f"{attribute}  override func {declaration} {{ receiver.{name}({', '.join(arguments)}) }}"
    name = declaration.split(":")[0]
    if keyword == "let":
        return f"  override var {declaration} {{ receiver.{name} }}"
    weak = "weak " if keyword == "weak" else ""
    return (
        f"  override {weak}var {declaration} {{\n    get {{ receiver.{name} }}\n"
        f"    set {{ receiver.{name} = newValue }}\n  }}"
    )


def condition(conditions):
    """The condition of a compilation that a member is in, if it is in one."""
    parts = ["canImport(UIKit)"] if "UIKit" in conditions else []
    parts += [f"!os({word[1:]})" for word in conditions if word.startswith("-")]
    return " && ".join(parts)


def source(kind):
    """The Swift source of one of the two classes."""
    words = KINDS[kind]
    lines = [
        "// Written by Upkeep/makers/forwarding-views.py from Upkeep/makers/ForwardingViews/ForwardedMembers.txt: change the list, not this file.",
        "",
        "import Foundation",
        "import Roster",
        "",
        f"/// A {words['noun']} that hands on to another one what has nothing to do with index paths.",
        f"@MainActor class {words['file']}: {words['class']}, ForwardingView {{",
        f"  /// What answers in place of the other {words['noun']} when it is gone.",
        f"  private lazy var spare = {words['spare']}",
        "",
        words["init"],
        "",
        "  required init?(coder: NSCoder) {\n    super.init(coder: coder)\n  }",
        "",
        f"  /// The other {words['noun']}, if it is there.",
        f"  var target: {words['class']}? {{ nil }}",
        "",
        "  final var forwardingTarget: UIView? { target }",
        "",
        "  // UIKit declares accessibility for all objects, without an actor: so overrides of it have none.",
        f"  private nonisolated var receiver: {words['class']} {{ MainActor.assumeIsolated {{ target ?? spare }} }}",
    ]
    title = open_condition = None
    for section, classes, conditions, keyword, declaration in entries():
        if classes not in ("both", kind):
            continue
        now = condition(conditions)
        if open_condition and now != open_condition:
            lines.append("#endif")
        if section != title:
            lines += ["", f"  // MARK: {section}", ""]
        if now and now != open_condition:
            lines.append(f"#if {now}")
        title, open_condition = section, now
        lines.append(member(keyword, declaration, conditions))
    if open_condition:
        lines.append("#endif")
    return formatted("\n".join(lines + ["}", ""]))


def overridable():
    """The members that the classes of the headless UIKit let subclasses override."""
    for name, folder in CLASSES.items():
        text = (ROOT / f"Headless/Sources/HeadlessUIKit/{folder}/{name}.swift").read_text()
        for declaration in re.findall(r"^  .*\bopen (.*)$", text, re.MULTILINE):
            found = re.search(r"\b(?:var|func) `?(\w+)", declaration)
            if found and "class var" not in declaration and "class func" not in declaration:
                yield name, found.group(1)


def check():
    failures = []
    for kind, words in KINDS.items():
        folder = FOLDER / words["folder"]
        path = folder / f"{words['file']}.swift"
        if path.read_text() != source(kind):
            failures.append(f"{path.relative_to(ROOT)} is not what the list says: run Upkeep/makers/forwarding-views.py")
        answered = set(re.findall(r"override (?:weak )?(?:var|func) (\w+)", path.read_text()))
        answered |= set(re.findall(r"override (?:var|func) (\w+)", (folder / f"{words['proxy']}.swift").read_text()))
        other = {"table": "UICollectionView", "collection": "UITableView"}[kind]
        for name, found in overridable():
            if name != other and found not in answered and found not in kept():
                failures.append(f"{words['proxy']} does not forward {name}.{found}: list it, or list why it is kept")
    for file, parts in SHELLS.items():
        if (SOURCES / file).read_text() != shell(*parts):
            failures.append(f"{file} is not what the list says: run Upkeep/makers/forwarding-views.py")
    for failure in sorted(set(failures)):
        print(f"error: {failure}", file=sys.stderr)
    return 1 if failures else 0


def main():
    if "--check" in sys.argv[1:]:
        return check()
    for kind, words in KINDS.items():
        (FOLDER / words["folder"] / f"{words['file']}.swift").write_text(source(kind))
    for file, parts in SHELLS.items():
        (SOURCES / file).write_text(shell(*parts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
