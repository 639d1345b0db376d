import Foundation
import HeadlessUIKit

extension UIView {
  /// Returns the view and its subviews as a drawing with the view at the origin. A hidden view is drawn, too.
  ///
  /// - Parameters:
  ///   - style: The appearance, or `unspecified` for the view's own.
  ///   - size: The size of the image in points, or `nil` for the view's.
  ///   - apart: The separately drawn views to leave out, or `nil` to draw everything, including an open menu.
  ///   - parts: A source of keys for lists and their displayed views, for a transition.
  func headlessDrawing(
    style: UIUserInterfaceStyle = .unspecified,
    size: CGSize? = nil,
    without apart: Set<ObjectIdentifier>? = nil,
    parts: HeadlessTransitionParts? = nil
  ) -> HeadlessDrawing {
    layoutIfNeeded()
    let style = style == .unspecified ? traitCollection.userInterfaceStyle : style
    let size = size ?? bounds.size
    var canvas = HeadlessCanvas(
      style: style,
      visible: CGRect(origin: .zero, size: size),
      contrast: traitCollection.accessibilityContrast,
      language: .current,
      apart: apart,
      parts: parts
    )
    canvas.moved(by: CGPoint(x: -bounds.minX, y: -bounds.minY)) { canvas in
      drawTree(in: &canvas)
      if apart == nil { drawOpenMenu(in: &canvas) }
    }
    return HeadlessDrawing(size: size, elements: canvas.elements)
  }

  /// Draws the view and its subviews, in the view's coordinates.
  private func drawTree(in canvas: inout HeadlessCanvas) {
    let drawing = self as? any HeadlessContentDrawing
    var corners = HeadlessDrawing.Corners.all(layer.cornerRadius).fitted(to: bounds.size)
    if layer.cornerRadius <= 0, let drawing { corners = drawing.implicitCorners.fitted(to: bounds.size) }
    corners = corners.masked(by: layer.maskedCorners)
    // With a mask, the shadow would show the masked content.
    if layer.mask == nil, mask == nil { drawShadow(corners, in: &canvas) }
    switch (layer.mask, mask) {
    case (let mask?, _): canvas.group(mask: { mask.drawAsSublayer(in: &$0) }) { drawLayer(corners, drawing, in: &$0) }
    case (nil, let mask?):
      canvas.group(mask: { mask.drawInSuperview(in: &$0) }) { drawLayer(corners, drawing, in: &$0) }
    case (nil, nil): drawLayer(corners, drawing, in: &canvas)
    }
  }

  /// Draws a shadow without blur, if the view has a background or a shadow path.
  private func drawShadow(_ corners: HeadlessDrawing.Corners, in canvas: inout HeadlessCanvas) {
    guard layer.shadowOpacity > 0, backgroundColor != nil || layer.shadowPath != nil, !clipsToBounds else { return }
    let color = (layer.shadowColor?.color ?? .black).withAlphaComponent(CGFloat(layer.shadowOpacity))
    if let path = layer.shadowPath {
      let shape = HeadlessDrawing.Shape.path(path.headlessElements, evenOdd: false)
      canvas.fill(shape.offset(by: CGPoint(x: layer.shadowOffset.width, y: layer.shadowOffset.height)), color)
      return
    }
    let rect = bounds.offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
    canvas.fill(rect, color, corners: corners)
  }

  private func drawLayer(
    _ corners: HeadlessDrawing.Corners,
    _ drawing: (any HeadlessContentDrawing)?,
    in canvas: inout HeadlessCanvas
  ) {
    if let color = backgroundColor ?? drawing?.implicitBackgroundColor { canvas.fill(bounds, color, corners: corners) }
    canvas.group(clip: clipsToBounds ? .rect(bounds, corners) : nil) { canvas in
      layer.drawContent(in: &canvas)
      let commands = headlessDrawnCommands
      if !commands.isEmpty { canvas.group(clip: .rect(bounds)) { $0.draw(commands) } }
      drawing?.drawContent(in: &canvas)
      for content in headlessContents(drawing?.subviewsFromBackToFront ?? subviews).inOrderOfLayers {
        content.layer.drawAsSublayer(in: &canvas)
      }
      drawing?.drawOverlay(in: &canvas)
    }
    if layer.borderWidth > 0, let color = layer.borderColor?.color {
      let inset = layer.borderWidth / 2
      let radius = max(0, corners.topLeft - inset)
      let rect = bounds.insetBy(dx: inset, dy: inset)
      canvas.stroke(.rect(rect, .all(radius)), color, width: layer.borderWidth)
    }
  }

  private func drawOpenMenu(in canvas: inout HeadlessCanvas) {
    guard let open = headlessOpenMenu else { return }
    let frame = convert(open.source.bounds, from: open.source)
    let offset = CGPoint(x: frame.minX - open.source.bounds.minX, y: frame.minY - open.source.bounds.minY)
    canvas.menu(open, in: bounds, sourceFrame: frame) { canvas in
      canvas.moved(by: offset) { open.source.drawTree(in: &$0) }
    }
  }

  /// Draws the view in the coordinates of its superview.
  func drawAsSubview(in canvas: inout HeadlessCanvas) {
    guard !isHidden, alpha > 0, !layer.headlessIsTakenOut, canvas.apart?.contains(ObjectIdentifier(self)) != true else {
      return
    }
    switch canvas.parts?.part(self) {
    case .list(let key): canvas.list(key: key, clip: headlessDrawnFrame) { drawInSuperview(in: &$0) }
    case .cell(let key): canvas.part(key: key, at: headlessDrawnFrame.origin) { drawInSuperview(in: &$0) }
    case nil: drawInSuperview(in: &canvas)
    }
  }

  private func drawInSuperview(in canvas: inout HeadlessCanvas) {
    let frame = headlessDrawnFrame
    let middle = CGPoint(x: canvas.origin.x + frame.midX, y: canvas.origin.y + frame.midY)
    canvas.group(transform: transform.headlessAround(middle), alpha: alpha) { canvas in
      var offset = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
      let actions = headlessRevealedSwipeActions
      guard !actions.isEmpty else {
        canvas.moved(by: offset, style: headlessOwnStyle) { drawTree(in: &$0) }
        return
      }
      let corners = (self as? any HeadlessContentDrawing)?.implicitCorners ?? .square
      offset.x += HeadlessCanvas.width(of: actions) * (isMirrored ? 1 : -1)
      canvas.group(clip: .rect(frame, corners.fitted(to: frame.size))) { canvas in
        canvas.swipeActions(actions, in: frame, isMirrored: isMirrored)
        canvas.moved(by: offset, style: headlessOwnStyle) { drawTree(in: &$0) }
      }
    }
  }
}

extension [LayerContent] {
  /// The views and layers in the order of their z-positions. Those with the same one retain their order.
  @MainActor var inOrderOfLayers: [LayerContent] {
    guard contains(where: { $0.layer.zPosition != 0 }) else { return self }
    return enumerated().sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }
}

extension HeadlessDrawing.Corners {
  /// Returns the corners, except those that a mask leaves square.
  func masked(by mask: CACornerMask) -> Self {
    Self(
      topLeft: mask.contains(.layerMinXMinYCorner) ? topLeft : 0,
      topRight: mask.contains(.layerMaxXMinYCorner) ? topRight : 0,
      bottomLeft: mask.contains(.layerMinXMaxYCorner) ? bottomLeft : 0,
      bottomRight: mask.contains(.layerMaxXMaxYCorner) ? bottomRight : 0
    )
  }
}

extension CGAffineTransform {
  /// Returns the transform with a point as its origin.
  func headlessAround(_ point: CGPoint) -> CGAffineTransform {
    guard !isIdentity else { return self }
    return CGAffineTransform(
      a: a,
      b: b,
      c: c,
      d: d,
      tx: tx + point.x - a * point.x - c * point.y,
      ty: ty + point.y - b * point.x - d * point.y
    )
  }
}
