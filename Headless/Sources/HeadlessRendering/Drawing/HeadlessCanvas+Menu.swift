import Foundation
import HeadlessUIKit

/// An open menu in an image, with its source view.
@MainActor struct HeadlessOpenMenu {
  var menu: UIMenu
  var source: UIView
}

extension UIView {
  /// The first open menu of the view and its subviews.
  var headlessOpenMenu: HeadlessOpenMenu? {
    if let menu = headlessPresentedMenu { return HeadlessOpenMenu(menu: menu, source: self) }
    if let table = self as? UITableView, let shown = table.openMenu, let cell = table.cellForRow(at: shown.row),
      let menu = shown.configuration.headlessMenu
    {
      return HeadlessOpenMenu(menu: menu, source: cell)
    }
    if let collection = self as? UICollectionView, let shown = collection.openMenu,
      let cell = collection.cellForItem(at: shown.item), let menu = shown.configuration.headlessMenu
    {
      return HeadlessOpenMenu(menu: menu, source: cell)
    }
    for subview in subviews where !subview.isHidden {
      if let menu = subview.headlessOpenMenu { return menu }
    }
    return nil
  }
}

extension HeadlessCanvas {
  private static let menuWidth: CGFloat = 250
  private static let menuRowHeight: CGFloat = 44
  private static let menuGroupGap: CGFloat = 8
  private static let menuMargin: CGFloat = 16
  private static let menuDistance: CGFloat = 12
  private static let menuRadius: CGFloat = 13
  private static let menuFont = UIFont.systemFont(ofSize: 17)
  private static let menuSubtitleFont = UIFont.systemFont(ofSize: 12)
  private static let menuTitleFont = UIFont.systemFont(ofSize: 12)
  private static let menuBackground = UIColor(light: .init(rgba: 0xF6F6_F8FF), dark: .init(rgba: 0x2525_28FF))
  private static let menuGroupColor = UIColor(white: 0, alpha: 0.08)
  static let veil = UIColor(white: 0, alpha: 0.25)

  /// Dims the image and draws a menu's panel below its source, or above it without room below.
  @MainActor mutating func menu(
    _ open: HeadlessOpenMenu,
    in bounds: CGRect,
    sourceFrame: CGRect,
    drawSource: (inout HeadlessCanvas) -> Void
  ) {
    fill(bounds, HeadlessCanvas.veil)
    group(clip: .rect(sourceFrame, HeadlessDrawing.Corners.all(HeadlessCanvas.menuRadius).fitted(to: sourceFrame.size)))
    {
      drawSource(&$0)
    }
    let rows = HeadlessCanvas.rows(of: open.menu)
    let height = rows.reduce(0) { $0 + $1.height }
    let below = sourceFrame.maxY + HeadlessCanvas.menuDistance
    let above = sourceFrame.minY - HeadlessCanvas.menuDistance - height
    let panel = CGRect(
      x: min(
        max(sourceFrame.minX, bounds.minX + HeadlessCanvas.menuMargin),
        bounds.maxX - HeadlessCanvas.menuMargin - HeadlessCanvas.menuWidth
      ),
      y: below + height <= bounds.maxY - HeadlessCanvas.menuMargin ? below : max(bounds.minY, above),
      width: HeadlessCanvas.menuWidth,
      height: height
    )
    group(clip: .rect(panel, .all(HeadlessCanvas.menuRadius))) { canvas in
      canvas.fill(panel, HeadlessCanvas.menuBackground)
      var y = panel.minY
      for (index, row) in rows.enumerated() {
        let rect = CGRect(x: panel.minX, y: y, width: panel.width, height: row.height)
        canvas.draw(row, in: rect, tint: open.source.tintColor)
        y += row.height
        if case .entry = row, index + 1 < rows.count, case .entry = rows[index + 1] {
          canvas.hairline(from: CGPoint(x: panel.minX, y: y - 0.5), width: panel.width, .separator)
        }
      }
    }
  }

  private enum MenuRow {
    case title(String)
    case gap
    case entry(UIMenuElement, UIMenuElement.Attributes, isOn: Bool, hasSubmenu: Bool)

    var height: CGFloat {
      switch self {
      case .title: 30
      case .gap: HeadlessCanvas.menuGroupGap
      case .entry: HeadlessCanvas.menuRowHeight
      }
    }
  }

  @MainActor private static func rows(of menu: UIMenu) -> [MenuRow] {
    var rows: [MenuRow] = []
    if !menu.title.isEmpty { rows.append(.title(menu.title)) }
    for element in menu.children {
      if let submenu = element as? UIMenu, submenu.options.contains(.displayInline) {
        if let last = rows.last, case .entry = last { rows.append(.gap) }
        rows += self.rows(of: submenu)
        rows.append(.gap)
      } else if element is UIMenu {
        rows.append(.entry(element, [], isOn: false, hasSubmenu: true))
      } else if let action = element as? UIAction, !action.attributes.contains(.hidden) {
        rows.append(.entry(action, action.attributes, isOn: action.state == .on, hasSubmenu: false))
      }
    }
    if let last = rows.last, case .gap = last { rows.removeLast() }
    return rows
  }

  @MainActor private mutating func draw(_ row: MenuRow, in rect: CGRect, tint: UIColor) {
    let content = rect.insetBy(dx: HeadlessCanvas.menuMargin, dy: 0)
    switch row {
    case .title(let title):
      text(title, font: HeadlessCanvas.menuTitleFont, color: .secondaryLabel, in: content)
      hairline(from: CGPoint(x: rect.minX, y: rect.maxY - 0.5), width: rect.width, .separator)
    case .gap: fill(rect, HeadlessCanvas.menuGroupColor)
    case .entry(let element, let attributes, let isOn, let hasSubmenu):
      var color = UIColor.label
      if attributes.contains(.destructive) { color = .systemRed }
      if attributes.contains(.disabled) { color = .tertiaryLabel }
      var area = content
      if isOn {
        symbol("checkmark", in: CGRect(x: area.minX - 4, y: area.midY - 8, width: 16, height: 16), color)
        area.origin.x += 18
        area.size.width -= 18
      }
      let side: CGFloat = 20
      let imageFrame = CGRect(x: content.maxX - side, y: content.midY - side / 2, width: side, height: side)
      if hasSubmenu {
        chevron(in: imageFrame)
        area.size.width -= side + 8
      } else if let image = element.image {
        self.image(image, in: imageFrame, fit: .aspectFit, tint: color)
        area.size.width -= side + 8
      }
      guard let subtitle = element.subtitle else {
        text(element.title, font: HeadlessCanvas.menuFont, color: color, in: area)
        return
      }
      let title = CGRect(x: area.minX, y: area.minY + 3, width: area.width, height: 22)
      let below = CGRect(x: area.minX, y: title.maxY, width: area.width, height: 15)
      text(element.title, font: HeadlessCanvas.menuFont, color: color, in: title)
      text(subtitle, font: HeadlessCanvas.menuSubtitleFont, color: .secondaryLabel, in: below)
    }
  }
}
