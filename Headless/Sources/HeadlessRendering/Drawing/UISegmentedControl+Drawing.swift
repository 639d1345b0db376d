import Foundation
import HeadlessUIKit

extension UISegmentedControl: HeadlessContentDrawing {
  private static let radius: CGFloat = 8.5
  private static let imageSide: CGFloat = 18
  private static let selectedColor = UIColor(light: .init(rgba: 0xFFFF_FFFF), dark: .init(rgba: 0x6363_66FF))

  func drawContent(in canvas: inout HeadlessCanvas) {
    canvas.fill(bounds, .tertiarySystemFill, corners: .all(UISegmentedControl.radius))
    guard !segments.isEmpty else { return }
    let width = bounds.width / CGFloat(segments.count)
    for (index, segment) in segments.enumerated() {
      let x = bounds.minX + CGFloat(index) * width
      let rect = directed(CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
      let isSelected = index == selectedSegmentIndex
      if isSelected {
        let color = selectedSegmentTintColor ?? UISegmentedControl.selectedColor
        let panel = rect.insetBy(dx: 2, dy: 2)
        canvas.fill(panel.offsetBy(dx: 0, dy: 0.5), UIColor(white: 0, alpha: 0.12), corners: .all(7))
        canvas.fill(panel, color, corners: .all(7))
      } else if index > 0, index - 1 != selectedSegmentIndex {
        let line = isMirrored ? rect.maxX : rect.minX
        canvas.fill(CGRect(x: line - 0.5, y: rect.midY - 8, width: 1, height: 16), .separator)
      }
      draw(segment, isSelected: isSelected, in: rect, &canvas)
    }
  }

  /// The titles that don't fit into their segments.
  var cutOffTitles: [String] {
    let room = bounds.width / CGFloat(max(1, segments.count)) - 2 * UISegmentedControl.titleInset
    return segments.enumerated().compactMap { index, segment in
      guard segment.image == nil, let title = segment.title else { return nil }
      return titleFont(isSelected: index == selectedSegmentIndex).drawnWidth(of: title) > room ? title : nil
    }
  }

  private static let titleInset: CGFloat = 4

  private func titleFont(isSelected: Bool) -> UIFont {
    .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
  }

  private func draw(_ segment: Segment, isSelected: Bool, in rect: CGRect, _ canvas: inout HeadlessCanvas) {
    let color: UIColor = isEnabled && segment.isEnabled ? .label : .tertiaryLabel
    if let image = segment.image {
      let side = UISegmentedControl.imageSide
      let frame = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      canvas.image(image, in: frame, fit: .aspectFit, tint: color)
    } else {
      let room = rect.insetBy(dx: UISegmentedControl.titleInset, dy: 0)
      let font = titleFont(isSelected: isSelected)
      canvas.text(segment.title ?? "", font: font, color: color, in: room, anchor: .middle)
    }
  }
}
