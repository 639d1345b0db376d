#!/usr/bin/env python3
"""Puts the figures that the benchmarks have written into README and the guide.

    swift run -c release --package-path Upkeep/Benchmarks all --json figures.json
    Upkeep/checks/figures.py figures.json
    Upkeep/checks/figures.py --check

What stands between `<!-- figures:`, a template, `-->` and `<!-- end of figures -->` is made of the template in the comment. In it,
`{diff; 1 of 100,000 changed, Int, fresh; Roster}` is the median of a contender, by the names of the benchmark, the workload and
the column, and the column `floor` what all are compared with. `A - B` as a column is a difference, and `A / B` a ratio: with
`least` or `most` as the workload that of the one where it is least or most, and with `where least` that one's name. `{machine; commit}`
is the commit that was measured, and `{machine; day}` the day.

Figures of a modified commit, and of a machine on which other programs used more than a tenth of the processors meanwhile, are not
put anywhere.
"""
import argparse
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BLOCK = re.compile(r"(<!-- figures:\n)(.*?)(\n-->\n)(.*?)(<!-- end of figures -->)", re.DOTALL)
FIGURE = re.compile(r"\{([^{};]+); ([^{};]+); ([^{};]+)\}")
MACHINE = re.compile(r"\{machine; ([^{};]+)\}")
# The percentage of the processors that others may use while figures are measured that are published.
MOST_FOR_OTHERS = 10


def documents():
    yield ROOT / "README.md"
    for wing in ("Lists", "Headless", "Screens", "Demos", "Upkeep"):
        yield from sorted((ROOT / wing).rglob("*.docc/*.md"))
        yield from sorted((ROOT / wing).rglob("Design/*.md"))


def time(nanoseconds):
    for unit, name in ((1_000_000, "ms"), (1_000, "µs")):
        if nanoseconds >= unit:
            return f"{number(nanoseconds / unit)} {name}"
    return f"{number(nanoseconds)} ns"


def number(value):
    """Two digits, or all before the point."""
    if value >= 10:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def columns(row):
    """The nanoseconds of a workload's row, by contender."""
    if "lengths" in row:
        return {str(length["count"]): length["nanoseconds"] for length in row["lengths"]}
    if "times" in row:
        return {"floor": row["floor"], **{each["name"]: each["nanoseconds"] for each in row["times"]}}
    return {
        f"{name} {part}": value
        for name, sample in row.items()
        if isinstance(sample, dict)
        for part, value in sample.items()
    }


class Figures:
    def __init__(self, results):
        self.results = results

    def figure(self, match):
        benchmark, name, column = (part.strip() for part in match.groups())
        rows = {row["name"]: columns(row) for row in self.results[benchmark]}
        numerator, _, denominator = (part.strip() for part in column.partition(" / "))
        minuend, _, subtrahend = (part.strip() for part in column.partition(" - "))
        if extreme := re.fullmatch(r"(where )?(least|most)", name):
            best = min if extreme.group(2) == "least" else max
            ratios = {
                name: row[numerator] / row[denominator]
                for name, row in rows.items()
                if numerator in row and denominator in row
            }
            place = best(ratios, key=ratios.get)
            return place if extreme.group(1) else number(ratios[place])
        row = rows[name]
        if subtrahend:
            return time(row[minuend] - row[subtrahend])
        if column.startswith("bytes "):
            return number(max(0, row[column]))
        return number(row[numerator] / row[denominator]) if denominator else time(row[numerator])

    def text(self, template):
        template = MACHINE.sub(lambda match: str(self.results["machine"][match.group(1)]), template)
        return FIGURE.sub(self.figure, template)

    @property
    def refusal(self):
        """Why the figures are not published; None if they are."""
        machine = self.results["machine"]
        if machine.get("commit", "-modified").endswith("-modified"):
            return "they were measured at a commit that is modified or unknown: commit, and measure again"
        if machine.get("others", 0) > MOST_FOR_OTHERS:
            return f"other programs used {machine['others']:.0f} % of the processors meanwhile: measure when they do not"
        return None


def replace(path, figures):
    text = path.read_text()

    def block(match):
        try:
            return match.group(1) + match.group(2) + match.group(3) + figures.text(match.group(2)) + "\n" + match.group(5)
        except KeyError as key:
            sys.exit(f"error: {path.relative_to(ROOT)}: the benchmarks have no {key}")

    new = BLOCK.sub(block, text)
    if new != text:
        path.write_text(new)
        print(path.relative_to(ROOT))


def check(path):
    """What is shown differs from its template in figures only."""
    problems = []
    for match in BLOCK.finditer(path.read_text()):
        shape = r"[^|]+?".join(re.escape(part) for part in re.split(r"\{[^{}]*\}", match.group(2)))
        if FIGURE.search(match.group(4)) or MACHINE.search(match.group(4)):
            problems.append(f"{path.relative_to(ROOT)}: no figures were put into the text below this template:\n{match.group(2)}")
        elif not re.fullmatch(shape, match.group(4).rstrip("\n"), re.DOTALL):
            problems.append(f"{path.relative_to(ROOT)}: the text below this template is not made of it:\n{match.group(2)}")
    return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", help="what the benchmark `all` has written")
    parser.add_argument("--check", action="store_true", help="only compare texts with their templates")
    options = parser.parse_args()
    if options.check:
        problems = [problem for path in documents() for problem in check(path)]
        sys.exit("\n".join(problems) or 0)
    if not options.file:
        parser.error("which file?")
    figures = Figures(json.loads(pathlib.Path(options.file).read_text()))
    if figures.refusal:
        sys.exit(f"error: these figures are not published: {figures.refusal}")
    for path in documents():
        replace(path, figures)


if __name__ == "__main__":
    main()
