import Foundation
import HeadlessUIKit

/// A namespace for sketches of views with characters, for a terminal.
public enum HeadlessTerminal {
  /// The minimum number of columns of a sketch.
  public static let minimumColumns = 20

  /// Returns a sketch of a view's visible content, in a box of lines, with a newline after each line.
  ///
  /// Texts next to each other on the screen are on one line, and end in an ellipsis if they don't fit. Chevrons, switches, and
  /// controls have their own characters. Images are left out.
  ///
  /// - Parameters:
  ///   - view: The root, which is laid out first if needed.
  ///   - columns: The width of the sketch with its box, in columns of the terminal, at least `minimumColumns`.
  @preconcurrency @MainActor public static func text(of view: UIView, columns: Int = 72) -> String {
    let drawing = view.headlessDrawing()
    let columns = max(columns, minimumColumns)
    let inner = columns - 4
    var words = HeadlessTerminalWords(visible: CGRect(origin: .zero, size: drawing.size))
    words.collect(drawing.elements)
    var lines = ["┌" + String(repeating: "─", count: columns - 2) + "┐"]
    var previous: HeadlessTerminalWords.Row?
    for row in words.rows() {
      if let previous, row.top - previous.bottom > max(previous.height, row.height) * 1.2 {
        lines.append("│ " + String(repeating: " ", count: inner) + " │")
      }
      lines.append("│ " + row.text(columns: inner, width: drawing.size.width) + " │")
      previous = row
    }
    lines.append("└" + String(repeating: "─", count: columns - 2) + "┘")
    return lines.map { $0 + "\n" }.joined()
  }
}
