import Foundation
import HeadlessUIKit

extension UITableViewHeaderFooterView: HeadlessContentDrawing {
  /// The background of a plain table's header, which is opaque: rows pass behind it.
  var implicitBackgroundColor: UIColor? {
    guard backgroundView == nil, backgroundConfiguration == nil, contentView.backgroundColor == nil else { return nil }
    return table?.style == .plain && !isFooter ? .systemBackground : nil
  }

  func drawContent(in canvas: inout HeadlessCanvas) {
    guard let backgroundConfiguration else { return }
    canvas.background(backgroundConfiguration, in: bounds, corners: .square, tint: tintColor)
  }
}
