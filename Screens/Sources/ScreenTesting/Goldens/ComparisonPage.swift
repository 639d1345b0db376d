#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering

  /// Two images side by side, and their difference.
  struct ComparisonPage {
    var name: String
    var recorded: String
    var new: String

    /// The self-contained page.
    var page: String {
      let title = HeadlessXML.escaped(name)
      // Separate images, so the names in one don't affect the other.
      func image(_ svg: String) -> String {
        "<img alt=\"\" src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
      }
      return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title): recorded and new</title>
        <style>
        :root { --page: #f5f5f7; --ink: #1d1d1f; --quiet: #6e6e73; --line: #d8d8dd; color-scheme: light; }
        @media (prefers-color-scheme: dark) {
        :root { --page: #000; --ink: #f5f5f7; --quiet: #a1a1a6; --line: #3a3a3c; color-scheme: dark; }
        }
        body {
        margin: 0; padding: 2rem clamp(1rem, 4vw, 3rem); background: var(--page); color: var(--ink);
        font: 1rem/1.5 -apple-system, "Helvetica Neue", Helvetica, Arial, "Liberation Sans", sans-serif;
        }
        h1 { margin: 0 0 1.5rem; font-size: 1.5rem; }
        main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 24rem)); gap: 1.5rem; }
        figure { margin: 0; }
        figcaption { margin-bottom: .5rem; color: var(--quiet); }
        .frame { position: relative; overflow: hidden; border-radius: 1.5rem; box-shadow: 0 0 0 1px var(--line); }
        .frame img { display: block; width: 100%; }
        .difference { isolation: isolate; background: #000; }
        .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
        </style>
        </head>
        <body>
        <h1>\(title)</h1>
        <main>
        <figure><figcaption>recorded</figcaption><div class="frame">\(image(recorded))</div></figure>
        <figure><figcaption>new</figcaption><div class="frame">\(image(new))</div></figure>
        <figure><figcaption>what differs is bright</figcaption><div class="frame difference">\(image(recorded))\(image(new))</div>
        </figure>
        </main>
        </body>
        </html>

        """
    }
  }
#endif
