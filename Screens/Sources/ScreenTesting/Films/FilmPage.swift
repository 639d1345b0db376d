#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  extension Film {
    /// The film as a self-contained page that loads nothing.
    var page: String {
      let steps = frames.enumerated().map { index, frame in
        "<li><button data-frame=\"\(index)\"><span class=\"number\">\(index)</span><span class=\"deed\">"
          + Self.deed(frame) + "</span></button></li>"
      }
      let templates = frames.indices.map { "<template>\(content(of: $0))</template>" }
      let finding = finding.map { "<p class=\"finding\">\(Self.text($0.text))</p>" } ?? ""
      let check = self.finding.map { "<span class=\"check\">\($0.check.rawValue)</span>" } ?? ""
      let seed = seed.map { "<span>seed \($0)</span>" } ?? ""
      return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="generator" content="ScreenTesting film 1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
        script-src 'unsafe-inline'; img-src data:">
        <title>\(Self.text(title)), \(Self.steps(stepCount))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        <header>
        <h1>\(Self.text(title))</h1>
        <p class="facts">\(check)\(seed)<span>\(Self.steps(stepCount))</span></p>
        \(finding)
        </header>
        <main>
        <nav aria-label="Steps">
        <div class="controls">
        <button id="back" aria-label="Step back" title="Step back (←)">←</button>
        <button id="play" aria-label="Play" title="Play (space)">▶</button>
        <button id="forward" aria-label="Step forward" title="Step forward (→)">→</button>
        <output id="position"></output>
        </div>
        <ol>
        \(steps.joined(separator: "\n"))
        </ol>
        </nav>
        <div id="stage" aria-live="polite"></div>
        </main>
        \(templates.joined(separator: "\n"))
        <footer>\(footer)</footer>
        <script>
        \(Self.script)
        </script>
        </body>
        </html>

        """
    }

    private var footer: String {
      guard !replay.isEmpty else { return "" }
      return
        "<p>The same again: <code>\(Self.text("try simulate(\(title).self, replaying: \"\(replay)\", …)"))</code></p>"
    }

    private static func steps(_ count: Int) -> String { "\(count) step\(count == 1 ? "" : "s")" }

    static func text(_ text: String) -> String { HeadlessXML.escaped(text) }

    /// Returns the action as a line of the list of steps.
    private static func deed(_ frame: FilmFrame) -> String {
      let subject = frame.subject.isEmpty ? "" : "<small>\(text(frame.subject))</small>"
      let code = frame.code.hasPrefix("// ") ? String(frame.code.dropFirst(3)) : frame.code
      return text(code) + subject
    }

    // MARK: One frame

    private func content(of index: Int) -> String {
      let frame = frames[index]
      let next = index + 1 < frames.count ? frames[index + 1] : nil
      var pictures = Self.picture(frame, next)
      if ordered.indices.contains(index), index == frames.count - 1 {
        pictures =
          "<div class=\"pair\"><div>\(pictures)<p>as answers came</p></div>"
          + "<div>\(Self.picture(ordered[index], nil))<p>in the order of the requests</p></div></div>"
      }
      let isLast = index == frames.count - 1
      let found = isLast ? finding.map { "<p class=\"finding\">\(Self.text($0.text))</p>" } ?? "" : ""
      let time = String(format: "%.2f", frame.time)
      return "<div class=\"picture\">\(pictures)</div><div class=\"notes\"><p class=\"time\">"
        + "<span>\(time) s</span></p><h2>\(Self.deed(frame))</h2>\(found)"
        + Self.updates(frame) + Self.uses(frame) + Self.requests(frame) + Self.calls(frame) + "</div>"
    }

    private static func picture(_ frame: FilmFrame, _ next: FilmFrame?) -> String {
      guard let picture = frame.picture else { return "<p class=\"gone\">There is no screen any more.</p>" }
      let ring =
        next?.touch.map { place in
          "<svg class=\"ring\" viewBox=\"\(viewBox(picture))\"><rect x=\"\(place.minX + 2)\" y=\"\(place.minY + 2)\" "
            + "width=\"\(max(0, place.width - 4))\" height=\"\(max(0, place.height - 4))\" rx=\"8\"/></svg>"
        } ?? ""
      return "<div class=\"phone\">\(picture)\(ring)</div>"
    }

    /// Returns the view box of an `svg` element that this library wrote.
    private static func viewBox(_ picture: String) -> String {
      guard let start = picture.range(of: "viewBox=\""),
        let end = picture.range(of: "\"", range: start.upperBound..<picture.endIndex)
      else { return "0 0 0 0" }
      return String(picture[start.upperBound..<end.lowerBound])
    }

    private static func section(_ title: String, _ content: String) -> String {
      content.isEmpty ? "" : "<section><h3>\(title)</h3>\(content)</section>"
    }

    private static func updates(_ frame: FilmFrame) -> String {
      section(
        "Updates",
        frame.updates.map { "<p class=\"operations\">\(text($0.heading))</p>\($0.diagram)" }.joined()
      )
    }

    private static func uses(_ frame: FilmFrame) -> String {
      let lines = frame.uses.map { use in
        let words =
          switch use.kind {
          case .made: "is new, and shows <q>\(text(use.after))</q>"
          case .usedAgain: "showed <q>\(text(use.before))</q>, and now shows <q>\(text(use.after))</q>"
          case .waits: "leaves the screen with <q>\(text(use.before))</q>"
          }
        return "<li class=\"\(use.kind == .usedAgain ? "again" : "")\"><b>cell \(use.cell)</b> \(words)</li>"
      }
      return section("Cells", lines.isEmpty ? "" : "<ul class=\"cells\">\(lines.joined())</ul>")
    }

    private static func requests(_ frame: FilmFrame) -> String {
      let lines = frame.requests.map { "<li><code>\(text($0.name))</code> \(text($0.state))</li>" }
      return section("Requests", lines.isEmpty ? "" : "<ul>\(lines.joined())</ul>")
    }

    private static func calls(_ frame: FilmFrame) -> String {
      let rows = frame.calls.map { call in
        let places = call.places.prefix(24).joined(separator: " ") + (call.places.count > 24 ? " …" : "")
        return "<tr><td><code>\(text(call.name))</code></td><td>\(call.count > 1 ? "×\(call.count)" : "")</td>"
          + "<td>\(text(places))</td></tr>"
      }
      return section(
        "Asked and told",
        rows.isEmpty ? "" : "<div class=\"calls\"><table>\(rows.joined())</table></div>"
      )
    }
  }
#endif
