import Foundation
import HeadlessUIKit

extension CALayer {
  /// Draws the layer or its view, including sublayers, in the coordinates of the superlayer.
  func drawAsSublayer(in canvas: inout HeadlessCanvas) {
    if let headlessView { return headlessView.drawAsSubview(in: &canvas) }
    guard !isHidden, opacity > 0 else { return }
    layoutIfNeeded()
    let place = position
    let middle = CGPoint(x: canvas.origin.x + place.x, y: canvas.origin.y + place.y)
    // The corner of the bounds without a transform.
    let corner = CGPoint(x: place.x - anchorPoint.x * bounds.width, y: place.y - anchorPoint.y * bounds.height)
    let opacity = headlessShown("opacity", CGFloat(opacity))
    canvas.group(transform: affineTransform().headlessAround(middle), alpha: opacity) { canvas in
      canvas.moved(by: CGPoint(x: corner.x - bounds.minX, y: corner.y - bounds.minY)) { canvas in
        let corners = HeadlessDrawing.Corners.all(cornerRadius).fitted(to: bounds.size).masked(by: maskedCorners)
        guard let mask else { return drawTree(corners, in: &canvas) }
        canvas.group(mask: { mask.drawAsSublayer(in: &$0) }) { drawTree(corners, in: &$0) }
      }
    }
  }

  private func drawTree(_ corners: HeadlessDrawing.Corners, in canvas: inout HeadlessCanvas) {
    drawShadow(corners, in: &canvas)
    if let color = backgroundColor?.color { canvas.fill(bounds, color, corners: corners) }
    canvas.group(clip: masksToBounds ? .rect(bounds, corners) : nil) { canvas in
      drawContent(in: &canvas)
      for content in headlessContents.inOrderOfLayers { content.layer.drawAsSublayer(in: &canvas) }
    }
    if borderWidth > 0, let color = borderColor?.color {
      let rect = bounds.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
      canvas.stroke(.rect(rect, .all(max(0, corners.topLeft - borderWidth / 2))), color, width: borderWidth)
    }
  }

  /// Draws a shadow without blur, if there's a background or a shadow path.
  private func drawShadow(_ corners: HeadlessDrawing.Corners, in canvas: inout HeadlessCanvas) {
    guard shadowOpacity > 0, !masksToBounds, mask == nil else { return }
    let color = (shadowColor?.color ?? .black).withAlphaComponent(CGFloat(shadowOpacity))
    let offset = CGPoint(x: shadowOffset.width, y: shadowOffset.height)
    if let shadowPath {
      canvas.fill(.path(shadowPath.headlessElements, evenOdd: false).offset(by: offset), color)
    } else if backgroundColor != nil {
      canvas.fill(bounds.offsetBy(dx: offset.x, dy: offset.y), color, corners: corners)
    }
  }

  /// Draws the content of this layer class.
  func drawContent(in canvas: inout HeadlessCanvas) {
    switch self {
    case let shape as CAShapeLayer: shape.drawPath(in: &canvas)
    case let gradient as CAGradientLayer: gradient.drawColors(in: &canvas)
    default: break
    }
  }
}

extension CAShapeLayer {
  fileprivate func drawPath(in canvas: inout HeadlessCanvas) {
    guard let elements = path?.headlessElements, !elements.isEmpty else { return }
    let evenOdd = fillRule == .evenOdd
    if let fillColor { canvas.fill(.path(elements, evenOdd: evenOdd), fillColor.color) }
    guard let strokeColor else { return }
    let part = elements.trimmed(
      from: headlessShown("strokeStart", strokeStart),
      to: headlessShown("strokeEnd", strokeEnd)
    )
    if !part.isEmpty { canvas.stroke(.path(part, evenOdd: false), strokeColor.color, headlessStroke) }
  }
}

extension CAGradientLayer {
  fileprivate func drawColors(in canvas: inout HeadlessCanvas) {
    let stops = headlessStops.map {
      HeadlessDrawing.Gradient.Stop(location: $0.location, color: canvas.resolved($0.color))
    }
    guard !stops.isEmpty else { return }
    func point(_ share: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
    }
    let corners = HeadlessDrawing.Corners.all(cornerRadius).fitted(to: bounds.size).masked(by: maskedCorners)
    canvas.gradient(
      .rect(bounds, corners),
      HeadlessDrawing.Gradient(
        stops: stops,
        isRadial: type == .radial,
        start: point(startPoint),
        end: point(endPoint)
      )
    )
  }
}
