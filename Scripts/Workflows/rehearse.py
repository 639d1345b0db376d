"""Runs Scripts/on-a-mac where there is no Mac, with programs that stand for Xcode's and say what they were asked for.

It finds out whether the script chooses the right simulator, fetches one that is missing, hands on what tests need, and ends as they
do. What Xcode itself does with that, it does not.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DEVICES = """{"devices": {
  "com.apple.CoreSimulator.SimRuntime.watchOS-26-4": [{"udid": "W", "name": "Apple Watch"}],
  "com.apple.CoreSimulator.SimRuntime.iOS-26-10": [%s],
  "com.apple.CoreSimulator.SimRuntime.iOS-26-4": [{"udid": "P", "name": "iPad mini"}, {"udid": "A", "name": "iPhone 17"}],
  "com.apple.CoreSimulator.SimRuntime.iOS-18-6": [{"udid": "B", "name": "iPhone 16"}]}}"""
PROGRAMS = {
    "sw_vers": "echo ProductVersion: 26.3",
    "swift": "echo Swift version 6.3",
    # The telephones of iOS 26.10 are there once they were fetched.
    "xcrun": 'if [ -e "$FAKE/fetched" ]; then cat "$FAKE/devices-fetched"; else cat "$FAKE/devices"; fi',
    "xcodebuild": r'''
      echo "$*" >> "$FAKE/asked"
      case $1 in
        -downloadPlatform) touch "$FAKE/fetched" ;;
        test)
          echo "ROSTER_TESTS=${ROSTER_TESTS:-}" >> "$FAKE/asked"
          [ "$OBSERVED" = 0 ] || printf '# How\n\n9 rules: 1 otherwise.\n\n| **differs** | a | b |\n| | c | d |\n' > "$TEST_RUNNER_ROSTER_BEHAVIOUR"
          exit "$STATUS" ;;
      esac''',
}


def run(ios="", status=0, observed=1):
    """What the script ends with, prints, asks Xcode for, and leaves behind."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Scripts").mkdir()
        (folder / "Scripts/on-a-mac").write_bytes((ROOT / "Scripts/on-a-mac").read_bytes())
        programs = folder / "programs"
        programs.mkdir()
        for program, text in PROGRAMS.items():
            (programs / program).write_text(f"#!/usr/bin/env bash\n{text}\n")
            (programs / program).chmod(0o755)
        (folder / "devices").write_text(DEVICES % "")
        (folder / "devices-fetched").write_text(DEVICES % '{"udid": "C", "name": "iPhone 17"}')
        environment = {
            **os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "FAKE": name, "IOS": ios, "STATUS": str(status),
            "OBSERVED": str(observed),
        }
        ended = subprocess.run(["bash", folder / "Scripts/on-a-mac"], env=environment, capture_output=True, text=True)
        asked = (folder / "asked").read_text() if (folder / "asked").exists() else ""
        left = sorted(path.name for path in (folder / ".build/on-a-mac").iterdir())
        return ended.returncode, ended.stdout + ended.stderr, asked, left


def main():
    failures = []

    def expect(what, found, holds):
        if not holds:
            failures.append(f"{what}: {found}")

    code, printed, asked, left = run()
    expect("the newest version that has a telephone is chosen", asked, "id=A" in asked and code == 0)
    expect("nothing is fetched where there is one", asked, "-downloadPlatform" not in asked)
    expect("the tests for UIKit are built", asked, "ROSTER_TESTS=uikit" in asked and "-scheme Roster-Package" in asked)
    expect("what differs is printed", printed, "9 rules: 1 otherwise." in printed and "| **differs** | a | b |" in printed)
    expect("what is sent back is there", left, {"behaviour.md", "test.log", "versions.txt"} <= set(left))

    _, _, asked, _ = run("18.6")
    expect("another version is chosen", asked, "id=B" in asked)
    _, _, asked, _ = run("26.10")
    expect("a missing version is fetched", asked, "-downloadPlatform iOS -buildVersion 26.10" in asked and "id=C" in asked)
    code, printed, asked, _ = run("17.0")
    expect("a version that cannot be had is an error", printed, code == 1 and "no telephone with iOS 17.0" in printed and "test" not in asked)
    code, _, _, _ = run(status=65)
    expect("tests that fail are a failure", code, code == 65)
    code, printed, _, _ = run(status=70, observed=0)
    expect("a run that observed nothing says so", printed, code == 70 and "no rule was observed" in printed)

    for failure in failures:
        print(f"Scripts/on-a-mac:1: error: {failure}", file=sys.stderr)
    if not failures:
        print("workflows: Scripts/on-a-mac does what it should with Xcode's answers")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
