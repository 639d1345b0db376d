import Foundation
import HeadlessUIKit

extension UIButton: HeadlessContentDrawing {
  private static let highlightedAlpha: CGFloat = 0.3
  private static let dynamicRadius: CGFloat = 6

  func drawContent(in canvas: inout HeadlessCanvas) {
    guard let configuration else { return }
    let corners = corners(of: configuration)
    if let color = configuration.resolvedBackgroundColor(tint: tintColor) {
      canvas.fill(bounds, isEnabled ? color : .tertiarySystemFill, corners: corners)
    }
    if let color = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
      let inset = configuration.background.strokeWidth / 2
      let rect = bounds.insetBy(dx: inset, dy: inset)
      canvas.stroke(.rect(rect, corners.fitted(to: rect.size)), color, width: configuration.background.strokeWidth)
    }
  }

  /// Draws a translucent background color over a pressed button.
  func drawOverlay(in canvas: inout HeadlessCanvas) {
    guard isHighlighted else { return }
    let corners = configuration.map { self.corners(of: $0) } ?? .square
    canvas.fill(bounds, .systemBackground.withAlphaComponent(UIButton.highlightedAlpha), corners: corners)
  }

  private func corners(of configuration: Configuration) -> HeadlessDrawing.Corners {
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .capsule: bounds.height / 2
      case .small: 4
      case .medium: 8
      case .large: 12
      case .fixed: configuration.background.cornerRadius
      case .dynamic: max(configuration.background.cornerRadius, UIButton.dynamicRadius)
      }
    return HeadlessDrawing.Corners.all(radius).fitted(to: bounds.size)
  }
}
