#!/usr/bin/env python3
"""Runs the tests one after the other and prints the thirty slowest.

    Upkeep/checks/slowest-tests.py [OPTIONS OF SWIFT TEST]

Tests that run side by side wait for the main actor, so that their times say little.
"""

import re
import subprocess
import sys

TEST = re.compile(r"[✔✘] Test (.+?) (?:with \d+ test cases? )?(?:passed|failed) after ([\d.]+) seconds")


def main():
    times = []
    command = ["swift", "test", "--no-parallel", *sys.argv[1:]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace") as tests:
        for line in tests.stdout:
            if match := TEST.search(line):
                times.append((float(match[2]), match[1]))
            elif "✘" in line or "error:" in line or "Test run with" in line:
                print(line, end="")
    for seconds, name in sorted(times, reverse=True)[:30]:
        print(f"{seconds:8.2f} s  {name}")
    print(f"{sum(seconds for seconds, _ in times):8.2f} s  all {len(times)}")
    return tests.returncode


if __name__ == "__main__":
    sys.exit(main())
