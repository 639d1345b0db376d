import Foundation
import HeadlessUIKit

extension UIToolbar: HeadlessContentDrawing {
  private static let titleFont = UIFont.systemFont(ofSize: 17)
  private static let imageSide: CGFloat = 22

  var implicitBackgroundColor: UIColor? { barTintColor ?? .secondarySystemBackground }

  func drawContent(in canvas: inout HeadlessCanvas) {
    canvas.hairline(from: .zero, width: bounds.width, .separator)
    for (item, frame) in placedItems {
      let color: UIColor = item.isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel
      if let image = item.image {
        let side = UIToolbar.imageSide
        let place = CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
        canvas.image(image, in: place, fit: .aspectFit, tint: color)
      } else {
        canvas.text(item.title ?? "", font: UIToolbar.titleFont, color: color, in: frame, anchor: .middle)
      }
    }
  }

  /// The items with their places: flexible space takes equal parts of what the others leave.
  var placedItems: [(item: UIBarButtonItem, frame: CGRect)] {
    let items = items ?? []
    let widths = items.map(width)
    let room = bounds.width - 2 * UIToolbar.margin - widths.reduce(0, +)
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let share = flexible > 0 ? max(0, room / CGFloat(flexible)) : 0
    var x = UIToolbar.margin
    return zip(items, widths).map { item, width in
      let width = item.systemItem == .flexibleSpace ? share : width
      defer { x += width }
      return (item, directed(CGRect(x: x, y: 0, width: width, height: UIToolbar.height)))
    }
  }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.width > 0 { return item.width }
    if item.image != nil { return UIToolbar.imageSide }
    return UIToolbar.titleFont.drawnWidth(of: item.title ?? "") + 1
  }
}
