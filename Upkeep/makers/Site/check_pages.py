"""Opens the guide, the tutorial and every other page that was written by hand in a browser, which must have nothing to say, and looks whether
texts and pictures of the pages beside the guide lie on each other, are wider than the page or hard to read, at 390, 820 and 1280 points, light and dark.

    check_pages.py OUTPUT [BASE]            looks at everything
    check_pages.py OUTPUT [BASE] --layout   looks at the layout alone
"""

import html
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import urllib.parse
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from serve import server


def pages(output: Path) -> list[str]:
    """The articles and overviews of all modules, tutorials, and what is beside them; symbols are many and look alike."""
    found = [file for file in output.glob("*.html")] + [output / "design/index.html", output / "gallery/index.html"]
    found += output.glob("tutorials/**/index.html")
    articles = {
        (path.parent.stem.lower(), path.stem.lower()) for wing in ("Lists", "Lists/DropIns", "Lists/Database", "Headless", "Screens")
        for path in Path(wing, "Sources").glob("*/*.docc/*.md")
    }
    for module, name in sorted(articles):
        address = f"documentation/{module}" if module == name else f"documentation/{module}/{name}"
        if (output / "documentation" / module).exists():
            found.append(output / address / "index.html")
    return [re.sub(r"index\.html$", "", str(file.relative_to(output))) for file in found]


def complaints(address: str) -> list[str]:
    """What a browser says about a page, and whether the page shows anything."""
    with tempfile.TemporaryDirectory() as profile:
        done = subprocess.run(
            [
                "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}",
                "--enable-logging=stderr", "--virtual-time-budget=8000", "--dump-dom", address,
            ],
            capture_output=True, text=True, timeout=90, check=False,
        )
    said = [line for line in done.stderr.splitlines() if ":CONSOLE" in line]
    if "<h1" not in done.stdout:
        said.append("there is no heading")
    if "can’t be found" in done.stdout:
        said.append("the page says that it cannot be found")
    return [f"{address}: {line}" for line in said]


def layout_complaints(output: Path, root: str) -> tuple[int, list[str]]:
    """How many pages beside the guide were looked at, and the complaints about them at each width, light and dark."""
    found = sorted([*output.glob("*.html"), *output.glob("design/*.html")])
    names = [file.relative_to(output).as_posix() for file in found]
    # It is one of the site's own pages for a moment, as a browser lets a page measure no others.
    measuring = output / "layout-check.html"
    shutil.copy(Path(__file__).with_name("layout.html"), measuring)
    try:
        with tempfile.TemporaryDirectory() as profile:
            done = subprocess.run(
                [
                    "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", "--window-size=1400,3000",
                    "--timeout=120000", "--virtual-time-budget=600000", "--dump-dom",
                    f"{root}/layout-check.html#{urllib.parse.quote(chr(10).join(names))}",
                ],
                capture_output=True, text=True, timeout=300, check=False,
            )
    finally:
        measuring.unlink()
    said = re.search(r'<pre id="found">(.*?)</pre>', done.stdout, re.DOTALL)
    lines = html.unescape(said[1]).split("\n") if said else ["unfinished"]
    if lines[0] != "finished":
        return len(names), ["the layout of the pages beside the guide was not measured to its end"]
    return len(names), [line for line in lines[1:] if line]


def main() -> int:
    arguments = [argument for argument in sys.argv[1:] if argument != "--layout"]
    output, base = Path(arguments[0]), arguments[1] if len(arguments) > 1 else ""
    site = server(output, base, 0)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    root = f"http://127.0.0.1:{site.server_port}{base}"
    addresses = [] if "--layout" in sys.argv else [f"{root}/{page}" for page in pages(output)]
    with ThreadPoolExecutor(2) as browsers:
        found = [line for lines in browsers.map(complaints, addresses) for line in lines]
    measured, lines = layout_complaints(output, root)
    found += lines
    site.shutdown()
    for line in found:
        print(f"error: {line}", file=sys.stderr)
    print(f"site: {len(addresses)} pages opened, {measured} laid out at three widths, light and dark, {len(found)} complaints")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
