import Foundation
import HeadlessUIKit

extension HeadlessDrawing {
  /// The height of the status bar, in points.
  static let statusBarHeight: CGFloat = 50
  fileprivate static let sideWidth: CGFloat = 130

  /// Returns the drawing with a status bar above it: the time, the signal, and the battery.
  @MainActor func withStatusBar(style: UIUserInterfaceStyle, of view: UIView) -> HeadlessDrawing {
    let style = style == .unspecified ? view.traitCollection.userInterfaceStyle : style
    let height = HeadlessDrawing.statusBarHeight
    let size = CGSize(width: size.width, height: size.height + height)
    var canvas = HeadlessCanvas(style: style, visible: CGRect(origin: .zero, size: size))
    // The color continues below the screen, so a scaled image has no visible seam.
    canvas.fill(CGRect(origin: .zero, size: size), view.headlessColorAtTop ?? .systemBackground)
    let back = canvas.elements.count
    canvas.drawStatus(width: size.width)
    if view.headlessOpenMenu != nil {
      canvas.fill(CGRect(x: 0, y: 0, width: size.width, height: height), HeadlessCanvas.veil)
    }
    let screen = Element.group(
      Group(
        elements: elements,
        clip: .rect(CGRect(origin: .zero, size: self.size)),
        transform: CGAffineTransform(translationX: 0, y: height)
      )
    )
    return HeadlessDrawing(size: size, elements: canvas.elements[..<back] + [screen] + canvas.elements[back...])
  }
}

extension HeadlessSVG {
  /// Returns the status bar for a view, as an SVG element: the time, the signal, and the battery.
  ///
  /// - Parameters:
  ///   - view: The view below, which determines the width and the background color.
  ///   - style: The appearance, or `unspecified` for the view's own.
  @preconcurrency @MainActor public static func statusBar(
    above view: UIView,
    style: UIUserInterfaceStyle = .unspecified
  ) -> String {
    let style = style == .unspecified ? view.traitCollection.userInterfaceStyle : style
    let size = CGSize(width: view.bounds.width, height: HeadlessDrawing.statusBarHeight)
    var canvas = HeadlessCanvas(style: style, visible: CGRect(origin: .zero, size: size))
    canvas.fill(CGRect(origin: .zero, size: size), view.headlessColorAtTop ?? .systemBackground)
    canvas.drawStatus(width: size.width)
    return HeadlessSVGWriter.element(
      HeadlessDrawing(size: size, elements: canvas.elements),
      idPrefix: "status-",
      label: nil
    )
  }
}

extension HeadlessCanvas {
  fileprivate mutating func drawStatus(width: CGFloat) {
    let side = min(HeadlessDrawing.sideWidth, width / 2)
    text(
      "9:41",
      font: .systemFont(ofSize: 17, weight: .semibold),
      color: .label,
      in: CGRect(x: 0, y: 16, width: side, height: 22),
      anchor: .middle
    )
    let x = width - side / 2 - 39
    for bar in 0..<4 {
      let height = 5 + CGFloat(bar) * 2.4
      fill(CGRect(x: x + CGFloat(bar) * 5, y: 33 - height, width: 3.2, height: height), .label, corners: .all(1))
    }
    drawWiFi(in: CGRect(x: x + 24, y: 20.5, width: 18, height: 13))
    let battery = CGRect(x: x + 48, y: 20.5, width: 25, height: 13)
    stroke(.rect(battery, .all(4)), .tertiaryLabel, width: 1)
    fill(battery.insetBy(dx: 2, dy: 2), .label, corners: .all(2.5))
    fill(CGRect(x: battery.maxX + 1.5, y: battery.midY - 2, width: 1.5, height: 4), .tertiaryLabel, corners: .all(1))
  }

  private mutating func drawWiFi(in rect: CGRect) {
    let bottom = CGPoint(x: rect.midX, y: rect.maxY - 1.5)
    for radius in [CGFloat(4.6), 9.2] {
      let points = stride(from: -45.0, through: 45, by: 9).map { degrees in
        let angle = degrees * .pi / 180
        return CGPoint(x: bottom.x + radius * sin(angle), y: bottom.y - radius * cos(angle))
      }
      stroke(.line(points, closed: false), .label, width: 2.4)
    }
    fill(.oval(CGRect(x: bottom.x - 1.7, y: bottom.y - 2, width: 3.4, height: 3.4)), .label)
  }
}

extension UIView {
  /// The color at the middle of the view's top edge.
  fileprivate var headlessColorAtTop: UIColor? {
    for subview in subviews.reversed() where !subview.isHidden && subview.alpha > 0.9 {
      let frame = subview.frame
      let point = CGPoint(x: bounds.midX, y: bounds.minY + 0.5)
      guard frame.contains(point) else { continue }
      if let color = subview.headlessColorAtTop { return color }
    }
    let color = backgroundColor ?? (self as? any HeadlessContentDrawing)?.implicitBackgroundColor
    return color.flatMap { $0.light.alpha >= 1 ? $0 : nil }
  }
}
