import Foundation
import HeadlessUIKit

extension UINavigationBar: HeadlessContentDrawing {
  private static let margin: CGFloat = 16
  private static let backTitleGap: CGFloat = 5
  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  /// The background color of a bar with content under it.
  nonisolated public static let headlessBackgroundColor = UIColor(
    light: .init(rgba: 0xF9F9_F9FF),
    dark: .init(rgba: 0x1A1A_1CFF)
  )

  /// The background color, which is visible only while content is under the bar.
  var implicitBackgroundColor: UIColor? {
    isContentUnderBar ? UINavigationBar.headlessBackgroundColor : nil
  }

  /// A Boolean value that indicates whether the content has been scrolled from its top.
  var isContentUnderBar: Bool {
    guard let content = superview?.subviews.first(where: { $0 !== self }) else { return false }
    guard let scrollView = content.firstScrollViewAtTop else { return false }
    return scrollView.contentOffset.y > -scrollView.adjustedContentInset.top + 0.5
  }

  func drawContent(in canvas: inout HeadlessCanvas) {
    guard let item else { return }
    let row = buttonRow
    drawButtons(&canvas)
    let (left, right) = titleRoom
    if headlessShownLargeTitleHeight > 0 {
      drawLargeTitle(item, &canvas)
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

  /// Draws the large title, which moves under the button row as the content scrolls.
  private func drawLargeTitle(_ item: UINavigationItem, _ canvas: inout HeadlessCanvas) {
    let shown = headlessShownLargeTitleHeight
    let y = buttonRow.maxY
    let large = CGRect(
      x: UINavigationBar.margin,
      y: y + shown - headlessLargeTitleHeight,
      width: bounds.width - 2 * UINavigationBar.margin,
      height: headlessLargeTitleHeight
    )
    let anchor: HeadlessDrawing.Line.Anchor = isMirrored ? .right : .left
    let clip = shown < headlessLargeTitleHeight ? CGRect(x: 0, y: y, width: bounds.width, height: shown) : nil
    canvas.group(clip: clip.map { .rect($0) }) {
      $0.text(item.title ?? "", font: headlessLargeTitleFont, color: .label, in: large, anchor: anchor)
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
    let width = UINavigationBar.titleFont.drawnWidth(of: title)
    let room = max(0, right - left)
    var rect = CGRect(x: left, y: row.minY, width: room, height: row.height)
    // The title is centered in the bar as long as the buttons leave room.
    if width <= room {
      let x = min(max(row.midX - width / 2, left), right - width)
      // A small margin at both ends prevents rounding from truncating a title that fits.
      rect = CGRect(x: x - 1, y: row.minY, width: width + 2, height: row.height)
    }
    canvas.text(title, font: UINavigationBar.titleFont, color: .label, in: rect, anchor: .middle)
  }

  private func drawButtons(_ canvas: inout HeadlessCanvas) {
    for button in placedButtons {
      guard let item = button.item else {
        drawBack(button, &canvas)
        continue
      }
      if item.customView == nil { draw(item, in: button.frame, &canvas) }
    }
  }

  /// The title, if it doesn't fit.
  var cutOffTitles: [String] {
    guard let title = item?.title, item?.titleView == nil else { return [] }
    let (left, right) = titleRoom
    let isCutOff =
      headlessShownLargeTitleHeight > 0
      ? headlessLargeTitleFont.drawnWidth(of: title) > bounds.width - 2 * UINavigationBar.margin
      : UINavigationBar.titleFont.drawnWidth(of: title) > right - left
    return isCutOff ? [title] : []
  }

  private func drawBack(_ button: PlacedButton, _ canvas: inout HeadlessCanvas) {
    let chevron = UINavigationBar.backChevron.offsetBy(dx: 0, dy: button.frame.minY)
    let tip = directed(CGRect(x: chevron.minX + 2, y: chevron.midY, width: 0, height: 0)).minX
    let end = directed(CGRect(x: chevron.maxX - 2, y: chevron.midY, width: 0, height: 0)).minX
    canvas.stroke(
      .line(
        [
          CGPoint(x: end, y: chevron.minY + 2), CGPoint(x: tip, y: chevron.midY), CGPoint(x: end, y: chevron.maxY - 2),
        ],
        closed: false
      ),
      tintColor,
      width: 3
    )
    canvas.sign(isMirrored ? "›" : "‹", in: directed(chevron))
    var title = directed(button.frame)
    title.size.width = title.maxX - chevron.maxX - UINavigationBar.backTitleGap
    title.origin.x = chevron.maxX + UINavigationBar.backTitleGap
    let anchor: HeadlessDrawing.Line.Anchor = isMirrored ? .right : .left
    canvas.text(
      backTitle ?? "",
      font: UINavigationBar.buttonFont,
      color: tintColor,
      in: directed(title),
      anchor: anchor
    )
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
  /// The scroll view at the view's top: the view itself, or the first one among its subviews.
  fileprivate var firstScrollViewAtTop: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    for subview in subviews where subview.frame.minY <= 0 {
      if let scrollView = subview.firstScrollViewAtTop { return scrollView }
    }
    return nil
  }
}
