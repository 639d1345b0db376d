import Foundation
import HeadlessUIKit

/// One drawn line of text, with its background color.
public struct HeadlessDrawnText: Equatable, Sendable {
  /// An opaque color in sRGB, with components from 0 to 1.
  public struct Color: Hashable, Sendable {
    /// The red component.
    public var red: CGFloat
    /// The green component.
    public var green: CGFloat
    /// The blue component.
    public var blue: CGFloat

    /// Creates a color.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// The brightness of the color, from 0 to 1: the relative luminance of WCAG 2.2
    /// (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
    public var luminance: CGFloat {
      func linear(_ component: CGFloat) -> CGFloat {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast to another color, from 1 to 21: the contrast ratio of WCAG 2.2
    /// (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
    public func contrast(to other: Color) -> CGFloat {
      let (first, second) = (luminance, other.luminance)
      return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }
  }

  /// The line.
  public var text: String
  /// The frame in points, in the coordinates of the inspected view.
  public var frame: CGRect
  /// The size of the font, in points.
  public var pointSize: CGFloat
  /// A Boolean value that indicates whether the font is as heavy as a bold one.
  public var isBold: Bool
  /// The color of the text on its background.
  public var color: Color
  /// The color behind the middle of the line.
  public var background: Color
}

extension UIView {
  /// Returns the lines of text that are drawn in the view, from back to front.
  ///
  /// Lines on an image are left out, since an image has several colors, and so are covered lines.
  ///
  /// - Parameter style: The appearance, or `unspecified` for the view's own.
  public func headlessDrawnTexts(style: UIUserInterfaceStyle = .unspecified) -> [HeadlessDrawnText] {
    let drawing = headlessDrawing(style: style)
    var reader = DrawnTextReader()
    // The screen is behind a window.
    reader.paint(.rect(CGRect(origin: .zero, size: drawing.size)), DrawnTextReader.black)
    reader.read(drawing.elements, offset: .zero, alpha: 1, clip: nil)
    return reader.texts
  }
}

/// A reader of texts and their backgrounds in a drawing.
private struct DrawnTextReader {
  /// An area of one color, or an unknown one.
  private struct Area {
    var box: CGRect
    var color: HeadlessDrawing.Color?
  }

  static let black = UIColor.black.components(for: .light)

  private var areas: [Area] = []
  private(set) var texts: [HeadlessDrawnText] = []

  mutating func paint(_ shape: HeadlessDrawing.Shape, _ color: HeadlessDrawing.Color?) {
    areas.append(Area(box: shape.boundingBox, color: color))
  }

  mutating func read(_ elements: [HeadlessDrawing.Element], offset: CGPoint, alpha: CGFloat, clip: CGRect?) {
    for element in elements {
      switch element {
      // The box of a path includes unknown areas.
      case .fill(let shape, let color) where shape.isPath:
        let box = shape.offset(by: offset).boundingBox
        if color.alpha * alpha > 0, !box.isNull { areas.append(Area(box: box, color: nil)) }
      case .gradient(let shape, _):
        areas.append(Area(box: shape.offset(by: offset).boundingBox, color: nil))
      case .fill(let shape, var color):
        color.alpha *= alpha
        var box = shape.offset(by: offset).boundingBox
        if let clip { box = box.intersection(clip) }
        guard !box.isNull, color.alpha > 0 else { continue }
        if color.alpha >= 1 { texts.removeAll { box.contains($0.frame.insetBy(dx: 1, dy: 1)) } }
        areas.append(Area(box: box, color: color))
      case .image(let picture):
        areas.append(Area(box: picture.frame.offsetBy(dx: offset.x, dy: offset.y), color: nil))
      case .text(let line): read(line, offset: offset, alpha: alpha, clip: clip)
      case .group(let group):
        let transform = group.transform
        // Rotated or scaled groups are left out.
        guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 else { continue }
        let inner = CGPoint(x: offset.x + transform.tx, y: offset.y + transform.ty)
        var innerClip = group.clip.map { $0.offset(by: inner).boundingBox }
        if let clip { innerClip = innerClip?.intersection(clip) ?? clip }
        read(group.elements, offset: inner, alpha: alpha * group.alpha, clip: innerClip)
      case .stroke, .sign: continue
      }
    }
  }

  private mutating func read(_ line: HeadlessDrawing.Line, offset: CGPoint, alpha: CGFloat, clip: CGRect?) {
    let size = line.font.pointSize
    let frame = CGRect(
      x: line.left + offset.x,
      y: line.position.y + offset.y - size,
      width: line.width,
      height: size * 1.25
    )
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard clip?.contains(middle) ?? true else { return }
    var background: HeadlessDrawing.Color? = Self.black
    for area in areas where area.box.contains(middle) {
      // A translucent image lets through an unknown part of its background.
      background = area.color.flatMap { color in color.alpha >= 1 ? color : background.map { color.over($0) } }
    }
    guard let background else { return }
    var color = line.color
    color.alpha *= alpha
    guard color.alpha > 0 else { return }
    texts.append(
      HeadlessDrawnText(
        text: line.text,
        frame: frame,
        pointSize: size,
        isBold: line.font.isBold,
        color: color.over(background).opaque,
        background: background.opaque
      )
    )
  }
}

extension HeadlessDrawing.Color {
  /// Returns the color that results from drawing this one on an opaque one.
  fileprivate func over(_ back: Self) -> Self {
    func mixed(_ front: CGFloat, _ back: CGFloat) -> CGFloat { front * alpha + back * (1 - alpha) }
    var color = back
    color.red = mixed(red, back.red)
    color.green = mixed(green, back.green)
    color.blue = mixed(blue, back.blue)
    return color
  }

  fileprivate var opaque: HeadlessDrawnText.Color { HeadlessDrawnText.Color(red: red, green: green, blue: blue) }
}
