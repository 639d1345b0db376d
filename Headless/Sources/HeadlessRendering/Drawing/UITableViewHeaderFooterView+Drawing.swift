import Foundation
import HeadlessUIKit

extension UITableViewHeaderFooterView: HeadlessContentDrawing {
  /// A plain table's header is opaque: rows pass behind it.
  var implicitBackgroundColor: UIColor? {
    guard backgroundView == nil, backgroundConfiguration == nil, contentView.backgroundColor == nil else { return nil }
    return table?.style == .plain && !isFooter ? .systemBackground : nil
  }

  func drawContent(in canvas: inout HeadlessCanvas) {
    guard let backgroundConfiguration else { return }
    canvas.background(backgroundConfiguration, in: bounds, corners: .square, tint: tintColor)
  }
}
