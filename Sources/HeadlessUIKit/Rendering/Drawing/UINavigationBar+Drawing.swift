import Foundation

extension UINavigationBar: HeadlessContentDrawing {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  private static let imageSide: CGFloat = 22
  private static let backChevron = CGRect(x: 8, y: 11, width: 13, height: 22)
  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let buttonFont = UIFont.systemFont(ofSize: 17)
  private static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
  private static let background = UIColor(
    light: .init(rgba: 0xF9F9_F9FF),
    dark: .init(rgba: 0x1A1A_1CFF)
  )

  /// The bar has a background only while content is under it.
  var implicitBackgroundColor: UIColor? {
    isContentUnderBar ? UINavigationBar.background : nil
  }

  /// Whether the content has been scrolled from its top.
  var isContentUnderBar: Bool {
    guard let content = superview?.subviews.first(where: { $0 !== self }) else { return false }
    guard let scrollView = content.firstScrollViewAtTop else { return false }
    return scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
  }

  func drawContent(in canvas: inout HeadlessCanvas) {
    guard let item else { return }
    let largeHeight = showsLargeTitle ? UINavigationBar.largeTitleHeight : 0
    let row = CGRect(
      x: 0,
      y: bounds.height - largeHeight - UINavigationBar.barHeight,
      width: bounds.width,
      height: UINavigationBar.barHeight
    )
    let left = drawLeftButtons(of: item, in: row, &canvas)
    let right = drawRightButtons(of: item, in: row, &canvas)
    if showsLargeTitle {
      let large = CGRect(
        x: UINavigationBar.margin,
        y: row.maxY,
        width: bounds.width - 2 * UINavigationBar.margin,
        height: largeHeight
      )
      canvas.text(item.title ?? "", font: UINavigationBar.largeTitleFont, color: .label, in: large)
    } else if item.titleView == nil {
      drawTitle(item, in: row, left: left, right: right, &canvas)
    }
    if isContentUnderBar {
      canvas.hairline(
        from: CGPoint(x: 0, y: bounds.maxY - HeadlessCanvas.hairlineWidth),
        width: bounds.width,
        .separator
      )
    }
  }

  private func drawTitle(
    _ item: UINavigationItem,
    in row: CGRect,
    left: CGFloat,
    right: CGFloat,
    _ canvas: inout HeadlessCanvas
  ) {
    let title = item.title ?? ""
    let width = UINavigationBar.titleFont.headlessMetrics.width(of: title)
    let room = max(0, right - left)
    var rect = CGRect(x: left, y: row.minY, width: room, height: row.height)
    // The title is centred in the bar as long as the buttons leave it the room.
    if width <= room {
      let x = min(max(row.midX - width / 2, left), right - width)
      // Both ends get a little room, so that rounding never truncates a title that fits.
      rect = CGRect(x: x - 1, y: row.minY, width: width + 2, height: row.height)
    }
    canvas.text(title, font: UINavigationBar.titleFont, color: .label, in: rect, anchor: .middle)
  }

  /// Draws the buttons from the left and returns where the room for the title begins.
  private func drawLeftButtons(
    of item: UINavigationItem,
    in row: CGRect,
    _ canvas: inout HeadlessCanvas
  ) -> CGFloat {
    var x = UINavigationBar.margin
    if let backTitle, !item.hidesBackButton, item.leftBarButtonItems?.isEmpty ?? true {
      let chevron = UINavigationBar.backChevron.offsetBy(dx: 0, dy: row.minY)
      canvas.stroke(
        .line(
          [
            CGPoint(x: chevron.maxX - 2, y: chevron.minY + 2),
            CGPoint(x: chevron.minX + 2, y: chevron.midY),
            CGPoint(x: chevron.maxX - 2, y: chevron.maxY - 2),
          ],
          closed: false
        ),
        tintColor,
        width: 3
      )
      canvas.sign("‹", in: chevron)
      let width = min(UINavigationBar.buttonFont.headlessMetrics.width(of: backTitle) + 1, bounds.width / 3)
      let title = CGRect(x: chevron.maxX + 5, y: row.minY, width: width, height: row.height)
      canvas.text(backTitle, font: UINavigationBar.buttonFont, color: tintColor, in: title)
      x = title.maxX + UINavigationBar.gap
    }
    for button in item.leftBarButtonItems ?? [] {
      let width = width(of: button)
      draw(button, in: CGRect(x: x, y: row.minY, width: width, height: row.height), &canvas)
      x += width + UINavigationBar.gap
    }
    return x
  }

  /// Draws the buttons from the right and returns where the room for the title ends.
  private func drawRightButtons(
    of item: UINavigationItem,
    in row: CGRect,
    _ canvas: inout HeadlessCanvas
  ) -> CGFloat {
    var x = bounds.width - UINavigationBar.margin
    for button in item.rightBarButtonItems ?? [] {
      let width = width(of: button)
      draw(button, in: CGRect(x: x - width, y: row.minY, width: width, height: row.height), &canvas)
      x -= width + UINavigationBar.gap
    }
    return x
  }

  private func width(of button: UIBarButtonItem) -> CGFloat {
    if button.image != nil { return UINavigationBar.imageSide }
    return UINavigationBar.buttonFont.headlessMetrics.width(of: button.title ?? "") + 1
  }

  private func draw(_ button: UIBarButtonItem, in rect: CGRect, _ canvas: inout HeadlessCanvas) {
    let color: UIColor = button.isEnabled ? button.tintColor ?? tintColor : .tertiaryLabel
    if let image = button.image {
      let side = UINavigationBar.imageSide
      let frame = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      canvas.image(image, in: frame, fit: .aspectFit, tint: color)
    } else {
      canvas.text(button.title ?? "", font: UINavigationBar.buttonFont, color: color, in: rect, anchor: .middle)
    }
  }
}

extension UIView {
  /// The scroll view that begins at the view's top: the view itself or the first of its subviews that is one.
  fileprivate var firstScrollViewAtTop: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    for subview in subviews where subview.frame.minY <= 0 {
      if let scrollView = subview.firstScrollViewAtTop { return scrollView }
    }
    return nil
  }
}
