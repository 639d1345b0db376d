import Foundation
import HeadlessUIKit

extension UITabBar: HeadlessContentDrawing {
  private static let titleFont = UIFont.systemFont(ofSize: 10, weight: .medium)
  private static let imageSide: CGFloat = 24
  private static let badgeHeight: CGFloat = 16

  var implicitBackgroundColor: UIColor? { barTintColor ?? .secondarySystemBackground }

  func drawContent(in canvas: inout HeadlessCanvas) {
    canvas.hairline(from: .zero, width: bounds.width, .separator)
    let items = items ?? []
    let width = bounds.width / CGFloat(max(1, items.count))
    for (index, item) in items.enumerated() {
      let x = CGFloat(index) * width
      draw(item, in: directed(CGRect(x: x, y: 0, width: width, height: UITabBar.height)), &canvas)
    }
  }

  /// The titles that don't fit into their items.
  var cutOffTitles: [String] {
    let room = bounds.width / CGFloat(max(1, items?.count ?? 0)) - 4
    return (items ?? []).compactMap(\.title).filter { UITabBar.titleFont.drawnWidth(of: $0) > room }
  }

  private func draw(_ item: UITabBarItem, in rect: CGRect, _ canvas: inout HeadlessCanvas) {
    let isSelected = item === selectedItem
    let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel
    let side = UITabBar.imageSide
    let frame = CGRect(x: rect.midX - side / 2, y: 6, width: side, height: side)
    if let image = isSelected ? item.selectedImage ?? item.image : item.image {
      canvas.image(image.withRenderingMode(.alwaysTemplate), in: frame, fit: .aspectFit, tint: color)
    }
    let title = CGRect(x: rect.minX + 2, y: 33, width: rect.width - 4, height: 12)
    canvas.text(item.title ?? "", font: UITabBar.titleFont, color: color, in: title, anchor: .middle)
    guard let badge = item.badgeValue else { return }
    let width = max(UITabBar.badgeHeight, UITabBar.titleFont.drawnWidth(of: badge) + 8)
    let place = CGRect(x: frame.maxX - 6, y: 2, width: width, height: UITabBar.badgeHeight)
    canvas.fill(place, item.badgeColor ?? .systemRed, corners: .all(UITabBar.badgeHeight / 2))
    canvas.text(badge, font: UITabBar.titleFont, color: .white, in: place, anchor: .middle)
  }
}
