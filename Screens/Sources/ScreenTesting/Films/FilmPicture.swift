#if !canImport(UIKit)
  import Foundation
  import HeadlessRendering
  import HeadlessUIKit

  /// A film as one animated image, for places that can't show a page.
  ///
  /// Each step has two beats: the finger on the old screen, and the new screen. Readers who prefer reduced motion see the last one.
  struct FilmPicture {
    enum Style: String, CaseIterable { case light, dark }

    let film: Film
    let style: Style

    private static let size = CGSize(width: 390, height: 844)
    private static let captionHeight: CGFloat = 128
    /// The time of a beat, and the time of the last one, in seconds.
    private static let (beatTime, lastTime) = (1.6, 4.8)
    /// The number of characters that fit into a line: of a monospaced 13-point font, each 0.6 em wide, and of texts.
    private static let (codeWidth, textWidth) = (46, 50)

    private var paper: String { style == .dark ? "#1C1C1E" : "#FFFFFF" }
    private var ink: String { style == .dark ? "#FFFFFF" : "#000000" }
    private var fault: String { style == .dark ? "#FF6961" : "#C4161C" }

    /// One state of the image.
    private struct Beat {
      var frame: Int
      var step: Int
      var touch: CGRect?
    }

    private var beats: [Beat] {
      film.frames.indices.flatMap { index -> [Beat] in
        guard index > 0 else { return [Beat(frame: 0, step: 0)] }
        let before = Beat(frame: index - 1, step: index, touch: film.frames[index].touch)
        return [before, Beat(frame: index, step: index)]
      }
    }

    /// The image as a standalone SVG document.
    var document: String {
      let (width, height) = (Int(Self.size.width), Int(Self.size.height + Self.captionHeight))
      let beats = beats
      let total = Double(beats.count - 1) * Self.beatTime + Self.lastTime
      func percent(_ time: Double) -> String { String(format: "%.2f", time / total * 100) }
      var lines = [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
          + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" aria-label=\"\(label)\">",
        "<style>",
        ".beat { visibility: hidden; }",
        ".beat.last { visibility: visible; }",
        "@media (prefers-reduced-motion: no-preference) {",
        ".beat { animation: beat \(total)s step-end infinite; }",
        ".beat.last { animation-name: last; }",
        "}",
        "@keyframes beat { 0% { visibility: visible; } \(percent(Self.beatTime))%, 100% { visibility: hidden; } }",
        "@keyframes last { 0% { visibility: visible; } \(percent(Self.lastTime))%, 100% { visibility: hidden; } }",
        "</style>",
        "<defs>",
      ]
      for (index, frame) in film.frames.enumerated() {
        lines.append("<g id=\"frame\(index)\">\(frame.elements[style] ?? "")</g>")
      }
      lines += ["</defs>", "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(paper)\"/>"]
      for (index, beat) in beats.enumerated() {
        let isLast = index == beats.count - 1
        // A negative delay starts in the middle of an endless animation.
        let delay = String(format: "%.2f", Double(index) * Self.beatTime - total)
        lines.append("<g class=\"beat\(isLast ? " last" : "")\" style=\"animation-delay: \(delay)s\">")
        lines += caption(beat, isLast: isLast)
        lines.append("<rect y=\"\(Int(Self.captionHeight) - 1)\" width=\"\(width)\" height=\"1\" fill=\"#8E8E93\"/>")
        lines.append("<g transform=\"translate(0 \(Int(Self.captionHeight)))\"><use href=\"#frame\(beat.frame)\"/>")
        if let touch = beat.touch { lines.append(ring(touch)) }
        lines.append("</g></g>")
      }
      return (lines + ["</svg>", ""]).joined(separator: "\n")
    }

    private var label: String {
      HeadlessXML.escaped("\(film.stepCount) steps to a failure. \(film.finding?.text ?? "")")
    }

    private func ring(_ place: CGRect) -> String {
      "<rect x=\"\(place.minX + 3)\" y=\"\(place.minY + 3)\" width=\"\(max(0, place.width - 6))\" "
        + "height=\"\(max(0, place.height - 6))\" rx=\"8\" fill=\"#0A84FF\" fill-opacity=\"0.15\" "
        + "stroke=\"#0A84FF\" stroke-width=\"4\"/>"
    }

    // MARK: Captions

    private func caption(_ beat: Beat, isLast: Bool) -> [String] {
      let frame = film.frames[beat.step]
      let code = frame.code.hasPrefix("// ") ? String(frame.code.dropFirst(3)) : frame.code
      let head =
        switch beat.step {
        case 0: film.title
        case 1...max(1, film.stepCount): "Step \(beat.step) of \(film.stepCount)"
        default: "After \(film.stepCount) steps"
        }
      var y = 26
      func line(_ text: String, _ attributes: String) -> String {
        defer { y += 19 }
        return "<text x=\"16\" y=\"\(y)\" \(attributes)>\(HeadlessXML.escaped(text))</text>"
      }
      let font = "font-family=\"Helvetica, Arial, 'Liberation Sans', sans-serif\""
      let monospaced = "font-family=\"'Liberation Mono', Menlo, monospace\" font-size=\"13\" fill=\"\(ink)\""
      var lines = [line(head, font + " font-size=\"15\" font-weight=\"bold\" fill=\"\(ink)\"")]
      lines += Self.wrapped(code, Self.codeWidth).prefix(2).map { line($0, monospaced) }
      let text = isLast ? film.finding?.text ?? "" : frame.subject
      let color = isLast ? fault : ink
      let weight = isLast ? "bold" : "normal"
      lines += Self.wrapped(text, Self.textWidth).prefix(3).map {
        line($0, font + " font-size=\"14\" font-weight=\"\(weight)\" fill=\"\(color)\"")
      }
      return lines
    }

    /// Returns a text in lines of up to `width` characters, broken between words where possible.
    private static func wrapped(_ text: String, _ width: Int) -> [String] {
      var lines: [String] = []
      for word in text.split(separator: " ") {
        if let last = lines.last, last.count + word.count < width {
          lines[lines.count - 1] = last + " " + word
        } else {
          lines.append(String(word))
        }
      }
      return lines
    }
  }
#endif
