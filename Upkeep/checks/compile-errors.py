#!/usr/bin/env python3
"""Compiles what WhenSomethingGoesWrong says of the compiler: what is written wrong has its heading as the first error, and what to write
instead has none.

    Upkeep/checks/compile-errors.py [folder]   the folder of built modules; that of the package by default, which is built then

In a heading, dots stand for what differs. Where the compiler is not always of one mind, the text says “or” and what else it says. A
sample is a member of a controller where it begins with a property, a declaration where it begins with a type, and else the body of a
function.
"""
import concurrent.futures
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ARTICLE = ROOT / "Lists/Sources/Roster/Roster.docc/WhenSomethingGoesWrong.md"
LEAST = 20

PRELUDE = """\
import RosterComposites
enum Kind: String { case drama, comedy }
struct Film: Identifiable, Equatable { let id: Int; var title = "Alien"; var kind = Kind.drama; var cast: [String] = [] }
final class FilmCell: UITableViewCell, ReusablePresenter { func present(viewModel: Film) {} }
extension Film: TableViewPresentable { typealias TableViewCell = FilmCell }
struct Person: Identifiable, Equatable { let id: Int }
extension Person: TableViewPresentable { @MainActor func present(on cell: UITableViewCell) {} }
struct Song { var title = "" }
final class TextCell: UITableViewCell, ReusablePresenter { func present(viewModel: String) {} }
"""
PARAMETERS = (
    "films: FlatDataSource<Film>, tableView: UITableView, film: Film, person: Person, isSorted: Bool, "
    "load: @escaping @MainActor () async throws -> [Film]"
)


def wrapped(sample):
    if re.match(r"(private |final |fileprivate )*(class|struct|enum|extension)\b", sample):
        return PRELUDE + sample
    if re.match(r"(let|lazy var|var) \w+(: | = )(FlatDataSource<Film>)", sample):
        initializer = "required init?(coder: NSCoder) { nil }" if "init(" in sample else ""
        return PRELUDE + "final class Screen: UITableViewController {\n" + sample + initializer + "\n}\n"
    return PRELUDE + f"@MainActor func sample({PARAMETERS}) {{\n{sample}}}\n"


def entries():
    """Each heading with the words that the compiler may have for it, and its pairs of what is wrong and what is right."""
    section = ARTICLE.read_text().split("## When it does not compile\n", 1)[1].split("\n## ", 1)[0]
    for part in section.split("\n### ")[1:]:
        heading, text = part.split("\n", 1)
        blocks = re.findall(r"^```(swift)?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        kinds = [kind for kind, _ in blocks]
        if not blocks or kinds != ["", "swift"] * (len(blocks) // 2):
            sys.exit(f"error: compile-errors: “{heading}” needs a sample that is wrong and one that is right, in turn")
        for wrong, right in zip(blocks[::2], blocks[1::2]):
            yield heading, [heading] + re.findall("or “([^”]*)”", text), wrong[1], right[1]


def compiled(modules, folder, number, sample):
    file = folder / f"Sample{number}.swift"
    file.write_text(wrapped(sample))
    # What a closure captures too early is found behind the type checker.
    command = [
        "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library", "-I", modules,
        "-Xcc", f"-fmodule-map-file={pathlib.Path(modules).parent}/CSimulation.build/module.modulemap",
        "-module-cache-path", str(folder / "cache"), str(file),
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    return re.findall(r"^[^\n]*?\.swift:\d+:\d+: (error|warning): ([^\n]*)", result.stderr, re.MULTILINE), result


def main():
    if len(sys.argv) > 1:
        modules = sys.argv[1]
    else:
        subprocess.run(["swift", "build"], cwd=ROOT, check=True)
        path = subprocess.run(["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
        modules = path.stdout.strip() + "/Modules"
    problems = 0
    pairs = list(entries())
    with tempfile.TemporaryDirectory() as name, concurrent.futures.ThreadPoolExecutor(2) as pool:
        folder = pathlib.Path(name)
        samples = [sample for *_, wrong, right in pairs for sample in (wrong, right)]
        results = list(pool.map(lambda pair: compiled(modules, folder, *pair), enumerate(samples)))
        for (heading, wordings, *_), (wrong, _), (right, output) in zip(pairs, results[::2], results[1::2]):
            first = next((text for kind, text in wrong if kind == "error"), "nothing")
            patterns = [".*".join(map(re.escape, wording.split("…"))) + r"( \[#\w+\])?" for wording in wordings]
            if not any(re.fullmatch(pattern, first) for pattern in patterns):
                print(f"error: compile-errors: “{heading}”: the compiler says “{first}”", file=sys.stderr)
                problems += 1
            if right or output.returncode:
                print(f"error: compile-errors: “{heading}”: what to write does not compile:\n{output.stderr}", file=sys.stderr)
                problems += 1
    headings = len({heading for heading, *_ in pairs})
    if headings < LEAST:
        sys.exit(f"error: compile-errors: {headings} mistakes are found in the article, and there were {LEAST}")
    if problems:
        sys.exit(1)
    print(f"compile-errors: {len(pairs)} mistakes of {headings} kinds have the errors that the article says")


main()
