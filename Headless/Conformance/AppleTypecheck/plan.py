#!/usr/bin/env python3
"""Writes what a hosted job compiles, one module a line in the order of their dependencies.

    Headless/Conformance/AppleTypecheck/plan.py PLATFORM [SCHEME] < dump-package

The input is what `swift package dump-package` prints. A scheme is the name of a product, or `Package` for all products and
tests of the package, whatever the conditions of dependencies say: so does Xcode with the scheme of that name.
A line has the module's name, its folder and its own options, with tabs between them.
"""

import json
import pathlib
import sys

# What the package calls the platform of a target.
PLATFORMS = {
    "iOS": "ios",
    "tvOS": "tvos",
    "visionOS": "visionos",
    "macCatalyst": "maccatalyst",
    "macOS": "macos",
}


def holds(condition, platform):
    """Whether a condition of a dependency or a setting is true on the platform, without traits."""
    if not condition:
        return True
    if condition.get("traits"):
        return False
    names = condition.get("platformNames") or []
    return not names or platform in names


def dependencies(target, platform):
    for dependency in target["dependencies"]:
        (kind, values), = dependency.items()
        if kind in ("byName", "target") and holds(values[1], platform):
            yield values[0]


def options(target, platform):
    """The compiler's options for a target: its conditions, aliases and language mode."""
    result = []
    for setting in target["settings"]:
        if not holds(setting.get("condition"), platform):
            continue
        (kind, value), = setting["kind"].items()
        value = value["_0"]
        if kind == "define":
            result += ["-D", value]
        elif kind == "swiftLanguageMode":
            result += ["-swift-version", value]
        elif kind == "enableUpcomingFeature":
            result += ["-enable-upcoming-feature", value]
        elif kind == "unsafeFlags":
            result += [flag for flag in value if flag != "-Xfrontend"]
        else:
            sys.exit(f"error: {target['name']} has a setting that the checker does not know: {kind}")
    if "-swift-version" not in result:
        result += ["-swift-version", "6"]
    return result


def main():
    platform = PLATFORMS[sys.argv[1]]
    scheme = sys.argv[2]
    package = json.load(sys.stdin)
    # Commands and plugins are for the machine that builds.
    targets = {target["name"]: target for target in package["targets"] if target["type"] not in ("executable", "plugin")}
    written = set()

    def write(name):
        if name in written or name not in targets:
            return
        written.add(name)
        target = targets[name]
        for dependency in dependencies(target, platform):
            write(dependency)
        path = pathlib.Path(target["path"])
        kind = "swift" if any(path.rglob("*.swift")) else "c"
        print(name, kind, path, " ".join(options(target, platform)), sep="\t")

    if scheme == "Package":
        for name in targets:
            write(name)
    else:
        for product in package["products"]:
            if product["name"] == scheme:
                for name in product["targets"]:
                    write(name)
    if not written:
        sys.exit(f"error: the package has no product {scheme}")


main()
