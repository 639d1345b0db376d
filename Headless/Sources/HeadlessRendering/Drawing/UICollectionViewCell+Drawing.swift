import Foundation
import HeadlessUIKit

extension UICollectionViewCell: HeadlessContentDrawing {
  var implicitBackgroundColor: UIColor? {
    guard self is UICollectionViewListCell, backgroundView == nil, backgroundConfiguration == nil else { return nil }
    guard let listPlace else { return .systemBackground }
    switch (listPlace.appearance, listPlace.role) {
    // Headers are opaque: rows pass behind them.
    case (.plain, _): return .systemBackground
    case (.sidebarPlain, .header): return .systemBackground
    case (.grouped, .cell), (.insetGrouped, .cell): return .secondarySystemGroupedBackground
    default: return nil
    }
  }

  var implicitCorners: HeadlessDrawing.Corners {
    guard let listPlace, listPlace.role == .cell else { return .square }
    switch listPlace.appearance {
    case .insetGrouped:
      return .ends(UITableViewCell.sectionCornerRadius, top: listPlace.isFirst, bottom: listPlace.isLast)
    case .sidebar:
      return .all(UIBackgroundConfiguration.sidebarCornerRadius)
    case .plain, .grouped, .sidebarPlain:
      return .square
    }
  }

  func drawContent(in canvas: inout HeadlessCanvas) {
    let corners =
      layer.cornerRadius > 0
      ? HeadlessDrawing.Corners.all(layer.cornerRadius).fitted(to: bounds.size) : implicitCorners
    if let backgroundConfiguration {
      canvas.background(backgroundConfiguration, in: bounds, corners: corners, tint: tintColor)
    } else if self is UICollectionViewListCell, isSelected || isHighlighted, selectedBackgroundView == nil {
      canvas.fill(bounds, .systemGray4, corners: corners)
    }
  }

  func drawOverlay(in canvas: inout HeadlessCanvas) {
    guard let cell = self as? UICollectionViewListCell else { return }
    cell.drawAccessories(in: &canvas)
    cell.drawSeparators(in: &canvas)
  }
}

extension UICollectionViewListCell {
  fileprivate func drawSeparators(in canvas: inout HeadlessCanvas) {
    for separator in headlessSeparators {
      let y = min(separator.line.minY, bounds.maxY - HeadlessCanvas.hairlineWidth)
      canvas.hairline(
        from: CGPoint(x: separator.line.minX, y: y),
        width: separator.line.width,
        separator.color
      )
    }
  }

  fileprivate func drawAccessories(in canvas: inout HeadlessCanvas) {
    for (accessory, frame) in zip(headlessDisplayedAccessories, headlessAccessoryFrames) {
      guard !accessory.headlessIsHidden else { continue }
      draw(accessory, in: frame, &canvas)
    }
  }

  private func draw(_ accessory: UICellAccessory, in frame: CGRect, _ canvas: inout HeadlessCanvas) {
    let color: UIColor = accessory.headlessTintColor ?? tintColor
    switch accessory.accessoryType {
    case .disclosureIndicator: canvas.chevron(in: frame.middle(side: 11), isMirrored: isMirrored)
    case .outlineDisclosure: drawOutlineDisclosure(in: frame, color, &canvas)
    case .checkmark: canvas.checkmark(in: frame, color)
    case .detail: canvas.detailButton(in: frame, color)
    case .delete: canvas.editingControl(isDelete: true, in: frame.middle(side: 22))
    case .insert: canvas.editingControl(isDelete: false, in: frame.middle(side: 22))
    case .multiselect: canvas.selectionControl(isSelected: isSelected, in: frame.middle(side: 22), color)
    case .reorder: canvas.reorderControl(in: frame)
    case .popUpMenu: canvas.symbol("chevron.down", in: frame.middle(side: 14), color)
    case .label:
      canvas.text(
        accessory.headlessText ?? "",
        font: accessory.headlessFont,
        color: accessory.headlessTintColor ?? .secondaryLabel,
        in: frame,
        anchor: .middle
      )
    case .customView: break
    }
  }

  /// Draws the arrow, which points down if the item is expanded, and otherwise to the trailing edge.
  private func drawOutlineDisclosure(in frame: CGRect, _ color: UIColor, _ canvas: inout HeadlessCanvas) {
    let name = configurationState.isExpanded ? "chevron.down" : isMirrored ? "chevron.left" : "chevron.right"
    canvas.symbol(name, in: frame.middle(side: 16), color)
  }
}

extension UICollectionView: HeadlessContentDrawing {
  /// The background color of a list.
  var implicitBackgroundColor: UIColor? { headlessListBackgroundColor }

  func drawOverlay(in canvas: inout HeadlessCanvas) {
    let titles = shownIndexTitles
    guard !titles.isEmpty, canvas.apart == nil else { return }
    let area = bounds.inset(by: adjustedContentInset)
    canvas.indexBar(titles, in: area, color: tintColor, isMirrored: isMirrored)
  }
}
