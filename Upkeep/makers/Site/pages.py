"""Writes the site's front page, and an HTML page for each Markdown page that is not part of the guide."""

import html
import os
import posixpath
import re
import shutil
import sys
from pathlib import Path

from markdown_it import MarkdownIt

STYLE = """
:root { color-scheme: light dark; --line: #d2d2d7; --link: #06c; --quiet: #6e6e73; --code: #f5f5f7 }
@media (prefers-color-scheme: dark) { :root { --line: #424245; --link: #2997ff; --quiet: #a1a1a6; --code: #1d1d1f } }
body { font: 17px/1.5 -apple-system, "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif; margin: 0 auto;
  max-width: 980px; padding: 0 22px 80px }
nav { border-bottom: 1px solid var(--line); padding: 14px 0; margin-bottom: 30px; display: flex; flex-wrap: wrap; gap: 4px 20px }
h1 { font-size: clamp(30px, 8vw, 40px); line-height: 1.1 } h2 { line-height: 1.2; margin-top: 1.8em }
a { color: var(--link) } nav a { text-decoration: none } nav a[aria-current] { color: inherit; font-weight: 600 }
code { font: 14px/1.45 ui-monospace, Menlo, "Liberation Mono", monospace; background: var(--code); border-radius: 4px; padding: 1px 4px }
pre { background: var(--code); border-radius: 12px; padding: 14px 18px; overflow-x: auto; font-size: 14px; line-height: 1.45 } pre code { padding: 0 }
.table { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: 8px 12px 8px 0; text-align: left; vertical-align: top }
img { max-width: 100% } .quiet { color: var(--quiet) }
.doors { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 20px }
.doors > div { border: 1px solid var(--line); border-radius: 18px; padding: 6px 24px 16px } .doors ul { padding-left: 18px } .doors h2 { font-size: 22px; margin-top: 0.6em }
p, li, h1, h2, h3, h4 { overflow-wrap: anywhere } .lead { font-size: 21px; line-height: 1.4 }
.begin { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 40px; margin-bottom: 24px } .begin h2 { margin-top: 0.6em }
.begin pre code { font-size: 12px } .begin .language-sh { white-space: pre-wrap } .moving { text-align: center } .moving img { border-radius: 18px }
@media (min-width: 800px) { .begin pre code { font-size: 13px } }
@media (min-width: 1000px) { .begin { grid-template-columns: minmax(0, 1fr) 210px; gap: 0 24px } .begin .moving { grid-column: 2; grid-row: 1 / span 3 } }
"""

# The page in the repository, and its address on the site.
PAGES = {
    "CHANGELOG.md": "changelog.html",
    "CONTRIBUTING.md": "contributing.html",
    "SECURITY.md": "security.html",
    "Lists/Composition.md": "composition.html",
    "Lists/Glossary.md": "glossary.html",
    "Headless/Conformance/RecordedCrashes.md": "recorded-crashes.html",
    "Headless/Conformance/Rules.md": "rules.html",
    "Lists/DropIns/Samples.md": "samples.html",
    "Headless/YourScreensOnLinux.md": "your-screens-on-linux.html",
    "Headless/Conformance/COVERAGE.md": "coverage.html",
    "LICENSE": "licence.html",
}

# The wings, whose READMEs list their design pages in the order in which they are read.
WINGS = ["Lists", "Headless", "Screens", "Demos", "Upkeep"]
DESIGNS = "design/index.html"

# What a test writes: how the stand-in behaves, rule by rule.
BEHAVIOUR = ".build/behaviour.md"

MENU = [
    ("index.html", "Roster"),
    ("documentation/roster/index.html", "Guide"),
    ("documentation/index.html", "Modules"),
    ("gallery/index.html", "Gallery"),
    ("design/index.html", "Design"),
    ("glossary.html", "Glossary"),
    ("changelog.html", "Changelog"),
]


def relative(target: str, page: str) -> str:
    """The address of a page from another one; folders are named without their index page."""
    path = posixpath.relpath(target, posixpath.dirname(page) or ".")
    return re.sub(r"(^|/)index\.html$", r"\1", path) or "./"


def slug(text: str) -> str:
    """The identifier that a heading has on the hosting service of the repository, so that links to it work on both."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


class Site:
    def __init__(self, output: Path):
        self.output = output
        self.pages = dict(PAGES)
        for page in sorted(Path(".").glob("*/Design/[0-9]*.md")):
            self.pages[str(page)] = f"design/{page.stem}.html"
        if Path(BEHAVIOUR).exists():
            self.pages[BEHAVIOUR] = "behaviour.html"
        self.markdown = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])

    def write(self, address: str, title: str, body: str) -> None:
        current = ' aria-current="page"'
        menu = "".join(
            f'<a href="{relative(target, address)}"{current if target == address else ""}>{name}</a>'
            for target, name in MENU
        )
        file = self.output / address
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{html.escape(title)}</title>'
            f'<link rel="icon" href="{relative("favicon.svg", address)}"><style>{STYLE}</style></head>\n'
            f"<body><nav>{menu}</nav><main>\n{body}</main></body></html>\n",
            encoding="utf-8",
        )

    def target(self, link: str, source: str, address: str) -> str | None:
        """Where a link of a Markdown page leads on the site, and nothing if the site has no such page."""
        if re.match(r"[a-z]+:", link) or link.startswith("#"):
            return link
        path, _, anchor = link.partition("#")
        file = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        article = re.fullmatch(r"[\w/]*Sources/(\w+)/\1\.docc/(\w+)\.md", file)
        if file in self.pages:
            found = self.pages[file]
        elif article:
            module, name = (part.lower() for part in article.groups())
            found = f"documentation/{module}/index.html" if module == name else f"documentation/{module}/{name}/index.html"
        elif file == "README.md":
            found = "index.html"
        elif not anchor and file in (f"{wing}/README.md" for wing in WINGS):
            found = DESIGNS
            anchor = slug(self.title(file))
        elif re.search(r"\.(svg|png)$", file) and Path(file).exists():
            found = f"pictures/{posixpath.basename(file)}"
            (self.output / "pictures").mkdir(parents=True, exist_ok=True)
            shutil.copy(file, self.output / found)
        else:
            return None
        return relative(found, address) + (f"#{anchor}" if anchor else "")

    def render(self, source: str, address: str) -> None:
        text = Path(source).read_text(encoding="utf-8")
        if not source.endswith(".md"):
            text = "# Licence\n\n" + text
        tokens = self.markdown.parse(text)
        title = "Roster"
        for index, token in enumerate(tokens):
            if token.type == "heading_open":
                words = "".join(child.content for child in tokens[index + 1].children or [])
                token.attrSet("id", slug(words))
                if token.tag == "h1":
                    title = words
            self.follow_links(token.children or [], source, address)
        body = self.markdown.renderer.render(tokens, self.markdown.options, {})
        body = body.replace("<table>", '<div class="table"><table>').replace("</table>", "</table></div>")
        self.write(address, title, body)

    @staticmethod
    def title(source: str) -> str:
        """The heading of a Markdown page."""
        return re.search(r"^# (.+)$", Path(source).read_text(encoding="utf-8"), re.M)[1]

    def designs(self) -> None:
        """The design pages of each wing, as its README lists them."""
        body = "<h1>Design pages</h1>\n"
        for wing in WINGS:
            source = f"{wing}/README.md"
            title = self.title(source)
            found = re.search(r"^## Design pages\n(.*?)(?=^## |\Z)", Path(source).read_text(encoding="utf-8"), re.M | re.S)
            if not found:
                sys.exit(f"error: {source} has no heading “Design pages”")
            tokens = self.markdown.parse(found[1])
            for token in tokens:
                self.follow_links(token.children or [], source, DESIGNS)
            body += f'<h2 id="{slug(title)}">{html.escape(title)}</h2>\n' + self.markdown.renderer.render(tokens, self.markdown.options, {})
        self.write(DESIGNS, "Design pages", body)

    def follow_links(self, tokens: list, source: str, address: str) -> None:
        """Links of a page lead to pages of the site. What stands only in the repository is named, and no link."""
        removed = False
        for token in tokens:
            if token.type == "link_open":
                target = self.target(str(token.attrGet("href")), source, address)
                removed = target is None
                if removed:
                    token.tag, token.attrs = "span", {"class": "quiet", "title": "in the repository"}
                else:
                    token.attrSet("href", target)
            elif token.type == "link_close" and removed:
                token.tag, removed = "span", False
            elif token.type == "image":
                target = self.target(str(token.attrGet("src")), source, address)
                if target is None:
                    sys.exit(f"error: {source} shows {token.attrGet('src')}, which does not exist")
                token.attrSet("src", target)

    def front(self) -> None:
        """The front page: README's first sentence, sample and commands, its moving picture, and a way to each part."""
        readme = Path("README.md").read_text(encoding="utf-8")
        sentence = self.markdown.renderInline(re.search(r"\*\*(.+?)\*\*", readme, re.S)[1].replace("\n", " "))
        pictures = self.output / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        for style in ("light", "dark"):
            shutil.copy(f"Demos/Pictures/changes-animated-{style}.svg", pictures)
        page = FRONT
        for part, markdown in {
            "sample": re.search(r"```swift\n.*?```", readme, re.S)[0],
            # What a command does stands above it, as there is no room beside it on a phone.
            "commands": re.sub(r"^(\S.*?) +(# .*)$", r"\2\n\1", re.search(r"```sh\n.*?```", readme, re.S)[0], flags=re.M),
        }.items():
            page = page.replace(f"<!-- {part} -->", self.markdown.render(markdown))
        self.write("index.html", "Roster", f'<h1>Roster</h1>\n<p class="lead">{sentence}</p>\n' + page)

    def lead_back(self, base: str) -> None:
        """The documentation's pages and the gallery lead to the other parts, too. The former change their addresses, so links are absolute."""
        links = " ".join(f'<a href="{base}/{re.sub("index.html$", "", target)}">{name}</a>' for target, name in MENU)
        menu = f'<style>{MENU_STYLE}</style><div class="parts" role="navigation" aria-label="Parts of the site">{links}</div>'
        count = 0
        for part in ("documentation", "tutorials", "gallery"):
            for page in (self.output / part).rglob("*.html"):
                text = page.read_text(encoding="utf-8")
                page.write_text(re.sub(r"(<body[^>]*>)", lambda body: body[1] + menu, text, count=1), encoding="utf-8")
                count += 1
        print(f"site: {count} pages of the documentation and the gallery lead back")


MENU_STYLE = """
.parts { display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 8px 22px; font: 14px/1.5 -apple-system, "Helvetica Neue", Arial, sans-serif }
.parts a { color: #06c; text-decoration: none } @media (prefers-color-scheme: dark) { .parts a { color: #2997ff } }
/* The large sign of an article would lie below its first sentence. */
.documentation-hero .background-icon { display: none !important }
"""

FRONT = Path(__file__).with_name("front.html").read_text(encoding="utf-8")

if __name__ == "__main__":
    site = Site(Path(sys.argv[1]))
    site.front()
    for source, address in site.pages.items():
        site.render(source, address)
    site.designs()
    site.lead_back(sys.argv[2] if len(sys.argv) > 2 else "")
    print(f"site: {len(site.pages) + 2} pages beside the guide")
