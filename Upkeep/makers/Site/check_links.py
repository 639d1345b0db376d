"""Checks that each link inside the site leads to a file: those of all HTML, and of the data that DocC's pages are made of."""

import json
import posixpath
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag, attrs):
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name == "srcset" and value:
                self.links += [part.split()[0] for part in value.split(",") if part.split()]
            elif name in ("id", "name") and value:
                self.anchors.add(value)


def links_of_data(value, found: list[str]) -> None:
    """The addresses in a page's data: of the topics that it refers to, and of pictures."""
    if isinstance(value, dict):
        if value.get("type") not in ("image", "video", "file", "download"):
            url = value.get("url")
            if isinstance(url, str):
                found.append(url)
        for variant in value.get("variants") or []:
            if isinstance(variant, dict) and isinstance(variant.get("url"), str):
                found.append(variant["url"])
        for child in value.values():
            links_of_data(child, found)
    elif isinstance(value, list):
        for child in value:
            links_of_data(child, found)


class Checker:
    def __init__(self, output: Path, base: str):
        self.output, self.base = output, base
        self.files = {str(file.relative_to(output)) for file in output.rglob("*") if file.is_file()}
        self.anchors: dict[str, set[str]] = {}
        self.broken: list[str] = []
        self.count = 0

    def file(self, link: str, page: str, based: bool) -> str | None:
        """The file that a link leads to, and nothing if there is none."""
        path = unquote(urlsplit(link).path)
        if path.startswith("/"):
            if based:
                if not path.startswith(self.base + "/"):
                    return None
                path = path[len(self.base):]
            path = path.lstrip("/")
        else:
            path = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
        path = "" if path == "." else path.rstrip("/")
        return next((name for name in (path, posixpath.join(path, "index.html")) if name in self.files), None)

    def check(self, link: str, page: str, based: bool) -> None:
        parts = urlsplit(link)
        if parts.scheme or link.startswith("//"):
            return
        self.count += 1
        file = self.file(link, page, based)
        # A chapter is a part of its tutorials' overview, and has no page.
        if file is None and link.startswith("/tutorials/") and link.count("/") == 3:
            file = self.file(posixpath.dirname(link), page, based)
        if file is None:
            self.broken.append(f"{page}: {link}")
        elif parts.fragment and file in self.anchors and unquote(parts.fragment) not in self.anchors[file]:
            self.broken.append(f"{page}: {link}, which has no such heading")

    def run(self) -> int:
        pages = {}
        for name in sorted(name for name in self.files if name.endswith(".html")):
            page = Page()
            page.feed((self.output / name).read_text(encoding="utf-8", errors="replace"))
            pages[name] = page.links
            # What DocC shows is made of its data when it is opened, and the gallery's states are names that its script reads.
            if not name.startswith(("documentation/", "tutorials/", "gallery/")):
                self.anchors[name] = page.anchors
        for name, links in pages.items():
            for link in links:
                self.check(link, name, based=True)
        data = sorted(name for name in self.files if name.startswith("data/") and name.endswith(".json"))
        for name in data:
            found: list[str] = []
            links_of_data(json.loads((self.output / name).read_text(encoding="utf-8")), found)
            for link in set(found):
                self.check(link, name, based=False)
        for line in self.broken:
            print(f"error: {line} leads nowhere", file=sys.stderr)
        if not data or self.count < 1000:
            print("error: the site has too few links to have been built", file=sys.stderr)
            return 1
        print(f"site: {self.count} links in {len(pages)} pages, {len(self.broken)} broken")
        return 1 if self.broken else 0


if __name__ == "__main__":
    sys.exit(Checker(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "").run())
