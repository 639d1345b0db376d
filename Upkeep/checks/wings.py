#!/usr/bin/env python3
"""Compares the picture in each wing's README with the manifests, and the folder of each target with its list in Package.swift.

    Upkeep/checks/wings.py

A picture is a Mermaid flowchart. It has an arrow from each target of the wing to each target or product that it uses:

- The arrow is dotted if the manifest has a condition: some platforms, or a trait.
- An arrow that follows from others is left out. If A uses B, and B uses C, the picture doesn't show that A uses C.
- Targets of tests are left out, and so are targets that are links to another wing's folder.
- A node stands for several targets if its label lists them: commands["apply · diff · grow"].

It reads the root manifest and those of the packages in the wings. It compiles manifests, and nothing else.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
WINGS = ["Lists", "Headless", "Screens", "Demos", "Upkeep"]
ARROW = re.compile(r"^(.+?)\s+(-->|-\.->)\s+(.+)$")
NODE = re.compile(r'(\w+)(?:\["([^"]*)"\])?')


def packages():
    """The folders of all packages in the wings, the root's first."""
    listed = subprocess.run(["git", "ls-files", "*Package.swift"], cwd=ROOT, check=True, capture_output=True, text=True)
    folders = [pathlib.PurePosixPath(path).parent for path in listed.stdout.split() if path.split("/")[-1] == "Package.swift"]
    # Fixtures are apps that use the wings.
    return sorted((folder for folder in folders if "Fixtures" not in folder.parts), key=lambda folder: (len(folder.parts), folder))


def manifest(folder):
    command = ["swift", "package", "--package-path", str(folder), "--scratch-path", ".build/manifest", "dump-package"]
    environment = dict(os.environ, ROSTER_TESTS="all")
    environment.pop("ROSTER_UIKIT", None)
    result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(f"error: wings: {folder}/Package.swift can't be read:\n{result.stderr}")
    return json.loads(result.stdout)


def uses(target):
    """What a target depends on: names, each with a Boolean value that indicates whether there is a condition."""
    found = {}
    for dependency in target["dependencies"]:
        for kind, values in dependency.items():
            condition = values[{"byName": 1, "target": 1, "product": 3}[kind]]
            found[values[0]] = found.get(values[0], True) and condition is not None
    return found


def reached(graph, start, conditional):
    """The names that are used through others."""
    waiting = [name for name, condition in graph.get(start, {}).items() if conditional or not condition]
    found = set()
    while waiting:
        for name, condition in graph.get(waiting.pop(), {}).items():
            if name not in found and (conditional or not condition):
                found.add(name)
                waiting.append(name)
    return found


def arrows(graph, name):
    """The arrows from a target that don't follow from others."""
    return {
        (name, used, condition)
        for used, condition in graph[name].items()
        if used not in reached(graph, name, conditional=condition)
    }


def folder_of(package, target):
    """The folder of a target below the root, and a Boolean value that indicates whether it's a link."""
    path = target.get("path") or ("Plugins/" if target["type"] == "plugin" else "Sources/") + target["name"]
    return package / path, (ROOT / package / path).is_symlink()


def names(text):
    """The targets that one side of an arrow names."""
    for part in text.split(" & "):
        node = NODE.fullmatch(part.strip())
        if node:
            yield node


def drawn(wing):
    """The arrows of the charts in a README."""
    text = (ROOT / wing / "README.md").read_text()
    lines = [line.strip() for chart in re.findall(r"^```mermaid\n(.*?)^```", text, re.MULTILINE | re.DOTALL) for line in chart.splitlines()]
    groups = {}
    for node in re.finditer(NODE, "\n".join(lines)):
        listed = (node[2] or "").split("<br/>")[0].split(" · ")
        if len(listed) > 1:
            groups[node[1]] = listed
    found = set()
    for line in lines:
        if not (arrow := ARROW.match(line)):
            continue
        for start in names(arrow[1]):
            for end in names(arrow[3]):
                found |= {
                    (one, other, arrow[2] == "-.->")
                    for one in groups.get(start[1], [start[1]])
                    for other in groups.get(end[1], [end[1]])
                }
    return found


def lists(text):
    """The names of the targets in each list of the root manifest, and the folder of each list."""
    folders = dict(re.findall(r'^  case (\w+) = "([^"]+)"$', text, re.MULTILINE))
    members = {}
    for name, body in re.findall(r"^let (\w+): \[Target\] = \[\n(.*?)^\]$", text, re.MULTILINE | re.DOTALL):
        members[name] = re.findall(r'(?:room|support|tests|samples)\(\s*"(\w+)"|(?:Target|plugin)\(\s*name: "(\w+)"', body)
    return {name: folders.get(name) for name in members}, {
        one or other: name for name, found in members.items() for one, other in found
    }


def folder_problems(targets):
    """Targets whose folder isn't in the wing of their list."""
    folders, list_of = lists((ROOT / "Package.swift").read_text())
    for name, folder in folders.items():
        if folder is None:
            yield f"Package.swift: the list {name} has no case in Wing"
    for target in targets:
        name, path = target["name"], pathlib.PurePosixPath(target.get("path") or "")
        if name not in list_of:
            yield f"Package.swift: {name} is in no list of a wing"
            continue
        # A list may be a part of another list's folder: the innermost one counts.
        inside = [
            found
            for found, folder in folders.items()
            if folder and path.parts[: len(pathlib.PurePosixPath(folder).parts)] == pathlib.PurePosixPath(folder).parts
        ]
        innermost = max(inside, key=lambda found: len(folders[found]), default=None)
        if innermost != list_of[name]:
            yield f"Package.swift: {name} is in the list {list_of[name]}, and its folder is {path}: move it into {folders[list_of[name]]}"


def main():
    problems = []
    expected = {wing: set() for wing in WINGS}
    library = {}
    for package in packages():
        targets = manifest(package)["targets"]
        graph = dict(library, **{target["name"]: uses(target) for target in targets})
        if package == pathlib.PurePosixPath("."):
            problems += folder_problems(targets)
        # A package in a wing uses the products of those before it.
        library = dict(graph, **library)
        for target in targets:
            folder, is_link = folder_of(package, target)
            wing = folder.parts[0]
            if target["type"] == "test" or "Tests" in folder.parts or is_link:
                continue
            if wing not in expected:
                problems.append(f"{package}/Package.swift: {target['name']} is in {folder}, which is in no wing")
                continue
            expected[wing] |= arrows(graph, target["name"])
    for wing in WINGS:
        if not (ROOT / wing / "README.md").exists():
            problems.append(f"{wing}/README.md: there is no such file")
            continue
        shown = drawn(wing)
        for text, difference in (("is missing", expected[wing] - shown), ("is surplus", shown - expected[wing])):
            for start, end, condition in sorted(difference):
                problems.append(f"{wing}/README.md: the arrow {start} {'-.->' if condition else '-->'} {end} {text}")
    for problem in problems:
        print(f"error: wings: {problem}", file=sys.stderr)
    if problems:
        sys.exit("wings: see the first comment of Upkeep/checks/wings.py for what a picture shows")
    print(f"wings: {sum(map(len, expected.values()))} arrows in {len(WINGS)} pictures are those of the manifests")


if __name__ == "__main__":
    main()
