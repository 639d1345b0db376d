import Foundation
import HeadlessUIKit

/// A collector of a view tree's drawing.
///
/// Methods take the current view's coordinates, and colors in both appearances.
struct HeadlessCanvas {
  private(set) var elements: [HeadlessDrawing.Element] = []
  /// The appearance for resolving colors.
  private(set) var style: UIUserInterfaceStyle
  /// The origin of the current view's coordinates, in the coordinates of the image.
  private(set) var origin: CGPoint
  /// The visible rectangle, in the coordinates of the image, or `nil` inside a transform.
  private(set) var visible: CGRect?
  /// The separately drawn views to leave out, or `nil` to draw the whole tree as one image.
  let apart: Set<ObjectIdentifier>?
  /// The contrast for resolving colors.
  let contrast: UIAccessibilityContrast
  /// The language of texts.
  let language: HeadlessPseudoLanguage
  /// The views to draw as groups with keys, or `nil` for none.
  let parts: HeadlessTransitionParts?

  init(
    style: UIUserInterfaceStyle,
    visible: CGRect,
    contrast: UIAccessibilityContrast = .normal,
    language: HeadlessPseudoLanguage = .unchanged,
    apart: Set<ObjectIdentifier>? = nil,
    parts: HeadlessTransitionParts? = nil
  ) {
    self.style = style
    self.visible = visible
    self.contrast = contrast
    self.language = language
    self.apart = apart
    self.parts = parts
    origin = .zero
  }

  func resolved(_ color: UIColor) -> HeadlessDrawing.Color {
    color.components(for: style, contrast)
  }

  // MARK: Shapes

  mutating func fill(_ rect: CGRect, _ color: UIColor, corners: HeadlessDrawing.Corners = .square) {
    fill(.rect(rect, corners.fitted(to: rect.size)), color)
  }

  mutating func fill(_ shape: HeadlessDrawing.Shape, _ color: UIColor) {
    let color = resolved(color)
    let shape = shape.offset(by: origin)
    let box = shape.boundingBox
    guard color.alpha > 0, box.width > 0, box.height > 0, sees(box) else { return }
    elements.append(.fill(shape, color))
  }

  /// Draws a line with round ends, or the outline of a rectangle.
  mutating func stroke(_ shape: HeadlessDrawing.Shape, _ color: UIColor, width: CGFloat) {
    if case .line = shape {
      stroke(shape, color, StrokeStyle(width: width, cap: .round, join: .round))
    } else {
      stroke(shape, color, StrokeStyle(width: width))
    }
  }

  mutating func stroke(_ shape: HeadlessDrawing.Shape, _ color: UIColor, _ style: StrokeStyle) {
    let color = resolved(color)
    let shape = shape.offset(by: origin)
    let (box, width) = (shape.boundingBox, style.width)
    guard color.alpha > 0, width > 0, !box.isNull, sees(box.insetBy(dx: -width, dy: -width)) else { return }
    elements.append(.stroke(shape, color, style))
  }

  mutating func gradient(_ shape: HeadlessDrawing.Shape, _ gradient: HeadlessDrawing.Gradient) {
    let shape = shape.offset(by: origin)
    var gradient = gradient
    gradient.start = CGPoint(x: gradient.start.x + origin.x, y: gradient.start.y + origin.y)
    gradient.end = CGPoint(x: gradient.end.x + origin.x, y: gradient.end.y + origin.y)
    let box = shape.boundingBox
    guard box.width > 0, box.height > 0, sees(box) else { return }
    elements.append(.gradient(shape, gradient))
  }

  /// Draws a line of half a point, the thinnest one on a screen with two pixels in a point.
  mutating func hairline(from start: CGPoint, width: CGFloat, _ color: UIColor) {
    fill(CGRect(x: start.x, y: start.y, width: width, height: HeadlessCanvas.hairlineWidth), color)
  }

  static let hairlineWidth: CGFloat = 0.5
  /// The invisible distance, in points, by which content may extend beyond a clip.
  static let clipSlack: CGFloat = 0.01

  // MARK: Images

  mutating func image(
    _ image: UIImage,
    in frame: CGRect,
    fit: HeadlessDrawing.Picture.Fit = .fill,
    tint: UIColor
  ) {
    let frame = frame.offsetBy(dx: origin.x, dy: origin.y)
    guard frame.width > 0, frame.height > 0, sees(frame) else { return }
    let picture = HeadlessDrawing.Picture(
      content: image.content,
      frame: frame,
      fit: fit,
      size: image.size,
      tint: image.isTemplate ? resolved(image.tint ?? tint) : nil
    )
    if case .color(let color) = image.content {
      elements.append(.fill(.rect(frame), picture.tint ?? resolved(color)))
    } else {
      elements.append(.image(picture))
    }
  }

  /// Draws a system symbol, if the headless UIKit has it.
  mutating func symbol(_ name: String, in frame: CGRect, _ color: UIColor) {
    guard let image = UIImage(systemName: name) else { return }
    self.image(image, in: frame, fit: .aspectFit, tint: color)
  }

  /// Adds a text in place of the drawings in a rectangle, for text-only output.
  mutating func sign(_ text: String, in rect: CGRect) {
    let rect = rect.offsetBy(dx: origin.x, dy: origin.y)
    if sees(rect) { elements.append(.sign(text, rect)) }
  }

  // MARK: Text

  mutating func line(_ line: HeadlessDrawing.Line, lineHeight: CGFloat) {
    var line = line
    line.position.x += origin.x
    line.position.y += origin.y
    let box = CGRect(x: line.left, y: line.position.y - lineHeight, width: line.width, height: lineHeight * 1.5)
    if !line.text.isEmpty, sees(box.insetBy(dx: -lineHeight, dy: 0)) { elements.append(.text(line)) }
  }

  // MARK: Structure

  /// Draws into a group, which is discarded if it's empty.
  mutating func group(
    clip: HeadlessDrawing.Shape? = nil,
    transform: CGAffineTransform = .identity,
    alpha: CGFloat = 1,
    mask: ((inout HeadlessCanvas) -> Void)? = nil,
    _ draw: (inout HeadlessCanvas) -> Void
  ) {
    var clip = clip?.offset(by: origin)
    var masking: [HeadlessDrawing.Element]?
    if let mask {
      var inner = self
      inner.elements = []
      mask(&inner)
      // A mask without content hides everything.
      guard !inner.elements.isEmpty else { return }
      if clip == nil, inner.elements.count == 1, case .fill(let shape, let color) = inner.elements[0], color.alpha >= 1
      {
        clip = shape
      } else {
        masking = inner.elements
      }
    }
    var inner = self
    inner.elements = []
    if !transform.isIdentity {
      inner.visible = nil
    } else if let clip, let visible {
      inner.visible = visible.intersection(clip.boundingBox)
    }
    draw(&inner)
    guard !inner.elements.isEmpty else { return }
    let needed = clip.flatMap { clip in inner.elements.allSatisfy { $0.isInside(clip) } ? nil : clip }
    if needed == nil, masking == nil, transform.isIdentity, alpha >= 1 {
      elements += inner.elements
    } else {
      elements.append(
        .group(.init(elements: inner.elements, clip: needed, mask: masking, transform: transform, alpha: alpha))
      )
    }
  }

  /// Draws a list into a group with a key, clipped to a rectangle.
  mutating func list(key: Int, clip: CGRect, _ draw: (inout HeadlessCanvas) -> Void) {
    var inner = self
    inner.elements = []
    draw(&inner)
    let clip = HeadlessDrawing.Shape.rect(clip).offset(by: origin)
    elements.append(.group(.init(elements: inner.elements, clip: clip, key: key)))
  }

  /// Draws a cell into a group with a key, whose elements don't depend on the cell's place.
  ///
  /// - Parameter place: The cell's top left corner.
  mutating func part(key: Int, at place: CGPoint, _ draw: (inout HeadlessCanvas) -> Void) {
    var inner = self
    inner.elements = []
    inner.visible = nil
    inner.origin = CGPoint(x: -place.x, y: -place.y)
    draw(&inner)
    let transform = CGAffineTransform(translationX: origin.x + place.x, y: origin.y + place.y)
    elements.append(.group(.init(elements: inner.elements, transform: transform, key: key)))
  }

  /// Draws with the origin moved, and in another appearance if you pass one.
  mutating func moved(
    by offset: CGPoint,
    style: UIUserInterfaceStyle = .unspecified,
    _ draw: (inout HeadlessCanvas) -> Void
  ) {
    let before = (origin, self.style)
    origin.x += offset.x
    origin.y += offset.y
    if style != .unspecified { self.style = style }
    draw(&self)
    (origin, self.style) = before
  }

  private func sees(_ rect: CGRect) -> Bool {
    guard let visible else { return true }
    return !visible.isNull && rect.minX < visible.maxX && rect.maxX > visible.minX && rect.minY < visible.maxY
      && rect.maxY > visible.minY
  }
}

extension HeadlessDrawing.Element {
  /// Returns a Boolean value that indicates whether the element certainly draws nothing outside of a clipping shape.
  fileprivate func isInside(_ clip: HeadlessDrawing.Shape) -> Bool {
    guard case .rect(let rect, let corners) = clip else { return false }
    let radius = max(corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight)
    let box: CGRect
    switch self {
    case .fill(let shape, _):
      if shape == clip { return true }
      box = shape.boundingBox
    case .stroke(let shape, _, let style):
      box = shape.boundingBox.insetBy(dx: -style.width / 2, dy: -style.width / 2)
    case .gradient(let shape, _): box = shape.boundingBox
    case .text(let line):
      let size = line.font.pointSize
      box = CGRect(x: line.left, y: line.position.y - size, width: line.width, height: size * 1.3)
    case .image(let picture): box = picture.frame
    case .sign: return true
    case .group(let group):
      guard group.transform.isIdentity else { return false }
      if let inner = group.clip { return inner == clip || rect.insetBy(dx: radius, dy: 0).contains(inner.boundingBox) }
      return group.elements.allSatisfy { $0.isInside(clip) }
    }
    let middle = rect.insetBy(dx: radius, dy: 0)
    let slack = HeadlessCanvas.clipSlack
    return middle.minX - slack <= box.minX && box.maxX <= middle.maxX + slack && rect.minY - slack <= box.minY
      && box.maxY <= rect.maxY + slack
  }
}

extension HeadlessDrawing.Line {
  /// The left end of the line.
  var left: CGFloat {
    switch anchor {
    case .left: position.x
    case .middle: position.x - width / 2
    case .right: position.x - width
    }
  }
}

extension UIImage {
  /// A Boolean value that indicates whether the image is drawn in the tint color.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: tint != nil
    case .automatic: isSymbol || tint != nil
    }
  }

  var isSymbol: Bool {
    if case .symbol = content { return true }
    return false
  }
}
