#!/usr/bin/env python3
"""Counts the processor's instructions that the work of a benchmark takes: they are the same on a busy machine.

    Upkeep/Benchmarks/instructions.py diff --only "50 rows" --contender Roster
    Upkeep/Benchmarks/instructions.py scroll --only "table, flat" --contender Roster      for 1,024 rows; "hand-written" for the other

Counted are runs that do the work different numbers of times, so that what comes before and after it does not count. With
hardware counters `perf stat` counts; elsewhere `valgrind` does, which is some fifty times slower.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def perf(command):
    """The instructions of a run; None without hardware counters."""
    if not shutil.which("perf"):
        return None
    with tempfile.NamedTemporaryFile() as file:
        run(["perf", "stat", "-x,", "-e", "instructions:u", "-o", file.name] + command)
        match = re.search(r"^(\d+),[^,]*,instructions:u", pathlib.Path(file.name).read_text(), re.MULTILINE)
    return int(match.group(1)) if match else None


def valgrind(command):
    """The instructions of a run; debugging information, which is large, is left out of the program first."""
    if not shutil.which("valgrind"):
        sys.exit("error: neither perf's hardware counters nor valgrind is here: install the package valgrind")
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, pathlib.Path(command[0]).name)
        subprocess.run(["strip", "-g", "-o", program, command[0]], check=True)
        result = run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", program] + command[1:], program
        )
    return int(re.search(r"Collected\s*:\s*(\d+)", result.stderr).group(1))


def run(command, name=None):
    environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
    result = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if result.returncode != 0:
        sys.exit(f"error: {' '.join(command)} failed:\n{result.stderr}")
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("benchmark", choices=["diff", "apply", "derive", "peers", "scroll"])
    parser.add_argument("--only", required=True, help="workloads whose name contains this text, one for a figure of it alone")
    parser.add_argument("--contender", required=True, help="whose work is counted, as the table of the benchmark calls it")
    parser.add_argument("--repetitions", type=int, default=10, help="how often the work is done to be counted")
    options = parser.parse_args()

    program = ROOT / "Upkeep/Benchmarks/.build/release" / options.benchmark
    if not program.exists():
        sys.exit("error: the benchmarks are not built: swift build -c release --package-path Upkeep/Benchmarks")

    def command(repetitions):
        chosen = ["--only", options.only, "--contender", options.contender]
        return [str(program), *chosen, "--repetitions", str(repetitions)]

    # The first time fills caches of the program.
    few, many = command(1), command(1 + options.repetitions)
    count = perf
    before = count(few)
    if before is None:
        count = valgrind
        before = count(few)
    each = (count(many) - before) / options.repetitions
    print(f"{options.benchmark}, {options.only}, {options.contender}: {each:,.0f} instructions ({count.__name__})")


if __name__ == "__main__":
    main()
