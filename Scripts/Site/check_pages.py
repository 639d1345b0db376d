"""Opens the guide, the tutorial and every other page that was written by hand in a browser, which must have nothing to say."""

import re
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from serve import server


def pages(output: Path) -> list[str]:
    """The articles and overviews of all modules, tutorials, and what is beside them; symbols are many and look alike."""
    found = [file for file in output.glob("*.html")] + [output / "design/index.html", output / "gallery/index.html"]
    found += output.glob("tutorials/**/index.html")
    articles = {
        (path.parent.stem.lower(), path.stem.lower()) for path in Path("Sources").glob("*/*.docc/*.md")
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


def main() -> int:
    output, base = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else ""
    site = server(output, base, 0)
    threading.Thread(target=site.serve_forever, daemon=True).start()
    addresses = [f"http://127.0.0.1:{site.server_port}{base}/{page}" for page in pages(output)]
    with ThreadPoolExecutor(2) as browsers:
        found = [line for lines in browsers.map(complaints, addresses) for line in lines]
    site.shutdown()
    for line in found:
        print(f"error: {line}", file=sys.stderr)
    print(f"site: {len(addresses)} pages opened, {len(found)} complaints")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
