import Foundation
import HeadlessUIKit

/// A namespace for descriptions of views as text, one element a line.
///
/// An outline includes classes, texts, states, and the order of sections and rows. Sizes, colors, and reuse aren't included, so
/// a test's expected outline survives changes of the appearance.
public enum HeadlessOutline {
  /// The content of an outline besides classes, texts, and states.
  public struct Options: Hashable, Sendable {
    /// A Boolean value that indicates whether to add each view's rectangle, in the root's coordinates, rounded to half points.
    public var includesFrames: Bool

    /// Creates options.
    public init(includesFrames: Bool = false) {
      self.includesFrames = includesFrames
    }
  }

  /// Returns the outline of a view and its subviews, with a newline after each line.
  ///
  /// The view is laid out first if needed. Hidden views are left out, and so are views that only arrange others inside a system
  /// class, such as a cell's content view.
  @preconcurrency @MainActor public static func text(of view: UIView, options: Options = Options()) -> String {
    view.layoutIfNeeded()
    var writer = HeadlessOutlineWriter(root: view, options: options)
    writer.write(view, role: nil, depth: 0)
    return writer.lines.map { $0 + "\n" }.joined()
  }
}

/// A writer of an outline's lines.
@MainActor struct HeadlessOutlineWriter {
  private let root: UIView
  private let options: HeadlessOutline.Options
  private(set) var lines: [String] = []

  init(root: UIView, options: HeadlessOutline.Options) {
    self.root = root
    self.options = options
  }

  mutating func write(_ view: UIView, role: String?, depth: Int) {
    guard view === root || (!view.isHidden && view.alpha > 0) else { return }
    if role == nil, view !== root, view.isElidedFromOutline {
      for child in view.subviews { write(child, role: nil, depth: depth) }
      return
    }
    var words = role.map { [$0] } ?? []
    words.append(view.outlineClassName)
    words += view.outlineWords
    if let identifier = view.accessibilityIdentifier { words.append("#" + identifier) }
    if options.includesFrames { words.append(frame(of: view)) }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    for child in view.outlineChildren { write(child, depth: depth + 1) }
  }

  private mutating func write(_ child: HeadlessOutlineChild, depth: Int) {
    switch child {
    case .view(let view, let role): write(view, role: role, depth: depth)
    case .group(let title, let children):
      lines.append(String(repeating: "  ", count: depth) + title)
      for child in children { write(child, depth: depth + 1) }
    }
  }

  private func frame(of view: UIView) -> String {
    let rect = view === root ? view.bounds : root.convert(view.bounds, from: view)
    let numbers = [rect.minX - root.bounds.minX, rect.minY - root.bounds.minY, rect.width, rect.height]
    return "(" + numbers.map { HeadlessNumber.text(($0 * 2).rounded() / 2) }.joined(separator: " ") + ")"
  }
}

/// A child of a view in an outline.
enum HeadlessOutlineChild {
  case view(UIView, role: String?)
  case group(String, [HeadlessOutlineChild])
}

extension String {
  /// The text in quotes, on one line: quotes, backslashes, newlines, and control characters are escaped as in Swift.
  var headlessQuoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator:
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
