import Foundation
import HeadlessUIKit

extension UICollectionViewCell: HeadlessContentDrawing {
  var implicitBackgroundColor: UIColor? {
    guard self is UICollectionViewListCell, backgroundView == nil, backgroundConfiguration == nil else { return nil }
    return .systemBackground
  }

  func drawContent(in canvas: inout HeadlessCanvas) {
    if let backgroundConfiguration {
      let corners = HeadlessDrawing.Corners.all(layer.cornerRadius).fitted(to: bounds.size)
      canvas.background(backgroundConfiguration, in: bounds, corners: corners, tint: tintColor)
    } else if self is UICollectionViewListCell, isSelected || isHighlighted, selectedBackgroundView == nil {
      canvas.fill(bounds, .systemGray4)
    }
  }

  func drawOverlay(in canvas: inout HeadlessCanvas) {
    (self as? UICollectionViewListCell)?.drawAccessories(in: &canvas)
  }
}

extension UICollectionViewListCell {
  private static let separatorInset: CGFloat = 16

  fileprivate func drawAccessories(in canvas: inout HeadlessCanvas) {
    let width = UICollectionViewListCell.accessoryWidth
    let displayed = headlessDisplayedAccessories
    let leading = displayed.filter { $0.headlessPlacement == .leading }
    let trailing = displayed.filter { $0.headlessPlacement == .trailing }
    let start = bounds.width - CGFloat(trailing.count) * width
    for (origin, accessories) in [(CGFloat(0), leading), (start, trailing)] {
      for (index, accessory) in accessories.enumerated() {
        let x = origin + CGFloat(index) * width
        draw(accessory, in: CGRect(x: x, y: 0, width: width, height: bounds.height), &canvas)
      }
    }
    let left = UICollectionViewListCell.separatorInset + CGFloat(leading.count) * width
    let y = bounds.height - HeadlessCanvas.hairlineWidth
    canvas.hairline(from: CGPoint(x: left, y: y), width: bounds.width - left, .separator)
  }

  private func draw(_ accessory: UICellAccessory, in frame: CGRect, _ canvas: inout HeadlessCanvas) {
    switch accessory.accessoryType {
    case .disclosureIndicator: canvas.chevron(in: frame.middle(side: 11))
    case .outlineDisclosure: canvas.symbol("chevron.down", in: frame.middle(side: 16), tintColor)
    case .checkmark: canvas.checkmark(in: frame, tintColor)
    case .detail: canvas.detailButton(in: frame, tintColor)
    case .delete: canvas.editingControl(isDelete: true, in: frame.middle(side: 22))
    case .insert: canvas.editingControl(isDelete: false, in: frame.middle(side: 22))
    case .multiselect: canvas.selectionControl(isSelected: isSelected, in: frame.middle(side: 22), tintColor)
    case .reorder: canvas.reorderControl(in: frame)
    case .label:
      let font = UIFont.systemFont(ofSize: 17)
      canvas.text(accessory.headlessText ?? "", font: font, color: .secondaryLabel, in: frame, anchor: .middle)
    case .customView: break
    }
  }
}

extension UICollectionView: HeadlessContentDrawing {
  func drawOverlay(in canvas: inout HeadlessCanvas) {
    let titles = shownIndexTitles
    guard !titles.isEmpty, canvas.apart == nil else { return }
    canvas.indexBar(titles, in: bounds.inset(by: adjustedContentInset), color: tintColor)
  }
}
