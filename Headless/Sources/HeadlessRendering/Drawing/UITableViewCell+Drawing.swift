import Foundation
import HeadlessUIKit

extension UITableViewCell: HeadlessContentDrawing {
  /// The corner radius of an inset grouped section, in points.
  static var sectionCornerRadius: CGFloat { HeadlessSystemAppearance.current.sectionCornerRadius }

  var implicitBackgroundColor: UIColor? {
    guard backgroundView == nil, backgroundConfiguration == nil else { return nil }
    guard let table = displayingTable else { return nil }
    return table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  var implicitCorners: HeadlessDrawing.Corners {
    guard displayingTable?.style == .insetGrouped else { return .square }
    let position = headlessSectionPosition
    return .ends(
      UITableViewCell.sectionCornerRadius,
      top: position == .first || position == .only,
      bottom: position == .last || position == .only
    )
  }

  func drawContent(in canvas: inout HeadlessCanvas) {
    if let backgroundConfiguration {
      canvas.background(backgroundConfiguration, in: bounds, corners: implicitCorners, tint: tintColor)
    }
    guard isSelected || isHighlighted, selectionStyle != .none, backgroundConfiguration == nil else { return }
    guard selectedBackgroundView == nil, !headlessShowsSelectionControl else { return }
    canvas.fill(bounds, .systemGray4, corners: implicitCorners)
  }

  func drawOverlay(in canvas: inout HeadlessCanvas) {
    drawEditingControl(in: &canvas)
    drawAccessory(in: &canvas)
    drawReorderControl(in: &canvas)
    drawSeparators(in: &canvas)
  }

  // MARK: Separators

  private func drawSeparators(in canvas: inout HeadlessCanvas) {
    guard let table = displayingTable, table.separatorStyle != .none else { return }
    let color = table.separatorColor ?? .separator
    let y = bounds.maxY - HeadlessCanvas.hairlineWidth
    if headlessShowsSeparator {
      let left = separatorLeft
      let width = bounds.width - left - separatorInset.right - indexRoom
      let line = directed(CGRect(x: left, y: y, width: width, height: 0))
      canvas.hairline(from: line.origin, width: width, color)
    }
    guard table.style == .grouped else { return }
    let position = headlessSectionPosition
    if position == .first || position == .only {
      canvas.hairline(from: bounds.origin, width: bounds.width, color)
    }
    if position == .last || position == .only {
      canvas.hairline(from: CGPoint(x: 0, y: y), width: bounds.width, color)
    }
  }

  /// The left end of the separator: below the text, even next to an image, unless the cell or the table has its own inset.
  private var separatorLeft: CGFloat {
    let inset = separatorInset.left + headlessEditingControlFrame.width
    func start(_ frame: CGRect) -> CGFloat { directed(contentView.convert(frame, to: self)).minX }
    guard headlessOwnSeparatorInset == nil, separatorInset == UITableView.defaultSeparatorInset else { return inset }
    let views = contentView.subviews.filter { !$0.isHidden }
    guard views.contains(where: { ($0 as? UIImageView)?.effectiveImage != nil }) else { return inset }
    guard type(of: contentView) == UIListContentView.self || hasStandardImage else { return inset }
    return views.compactMap { $0 as? UILabel }.map { start($0.frame) }.min() ?? inset
  }

  // MARK: Accessories

  private func drawAccessory(in canvas: inout HeadlessCanvas) {
    let frame = headlessAccessoryFrame
    guard frame.width > 0 else { return }
    switch headlessAccessoryType {
    case .none: break
    case .disclosureIndicator: canvas.chevron(in: frame, isMirrored: isMirrored)
    case .checkmark: canvas.checkmark(in: frame, tintColor)
    case .detailButton: canvas.detailButton(in: frame, tintColor)
    case .detailDisclosureButton:
      let plain = directed(frame)
      let button = CGRect(x: plain.minX, y: plain.minY, width: 25, height: plain.height)
      let chevron = CGRect(x: plain.maxX - 11, y: plain.minY, width: 11, height: plain.height)
      canvas.detailButton(in: directed(button), tintColor)
      canvas.chevron(in: directed(chevron), isMirrored: isMirrored)
    }
  }

  // MARK: Editing

  private func drawEditingControl(in canvas: inout HeadlessCanvas) {
    let frame = headlessEditingControlFrame
    guard frame.width > 0 else { return }
    let side: CGFloat = 22
    let x = isMirrored ? frame.minX : frame.maxX - side
    let circle = CGRect(x: x, y: frame.midY - side / 2, width: side, height: side)
    if headlessShowsSelectionControl {
      canvas.selectionControl(isSelected: isSelected, in: circle, tintColor)
    } else {
      canvas.editingControl(isDelete: headlessEditingControl == .delete, in: circle)
    }
  }

  private func drawReorderControl(in canvas: inout HeadlessCanvas) {
    let frame = headlessReorderControlFrame
    if frame.width > 0 { canvas.reorderControl(in: frame) }
  }
}

extension HeadlessCanvas {
  /// Draws a configuration's background, with the given corners if it has none.
  mutating func background(
    _ configuration: UIBackgroundConfiguration,
    in bounds: CGRect,
    corners: HeadlessDrawing.Corners,
    tint: UIColor
  ) {
    let insets = configuration.backgroundInsets
    let rect = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    )
    let corners = configuration.cornerRadius > 0 ? .all(configuration.cornerRadius) : corners
    fill(rect, configuration.resolvedBackgroundColor(for: tint), corners: corners)
    if let image = configuration.image { self.image(image, in: rect, fit: .aspectFill, tint: tint) }
    guard let color = configuration.strokeColor, configuration.strokeWidth > 0 else { return }
    let outline = rect.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
      .insetBy(dx: configuration.strokeWidth / 2, dy: configuration.strokeWidth / 2)
    stroke(.rect(outline, corners.fitted(to: outline.size)), color, width: configuration.strokeWidth)
  }
}
