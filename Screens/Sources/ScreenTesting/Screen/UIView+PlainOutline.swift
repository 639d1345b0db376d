#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension UIView {
    /// The visible views in this one, one a line: class, frame in points, and text.
    var plainOutline: String {
      var lines: [String] = []
      addOutline(to: &lines, depth: 0)
      return lines.joined(separator: "\n")
    }

    private func addOutline(to lines: inout [String], depth: Int) {
      guard !isHidden, alpha > 0.01 else { return }
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }
      let text = ownText.map { " “\($0)”" } ?? ""
      lines.append(
        String(repeating: "  ", count: depth) + "\(type(of: self)) \(numbers.joined(separator: " "))\(text)"
      )
      for subview in subviews { subview.addOutline(to: &lines, depth: depth + 1) }
    }
  }
#endif
