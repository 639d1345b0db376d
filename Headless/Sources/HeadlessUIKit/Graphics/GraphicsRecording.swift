import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// What a program draws, as a list of commands, with what it draws with now.
///
/// Each thread has its own; drawing without one does nothing, as in UIKit.
package final class GraphicsRecording {
  package enum Command {
    case fill(PathElements, UIColor, evenOdd: Bool)
    case stroke(PathElements, UIColor, StrokeStyle)
    /// What follows is seen inside of the path alone, up to the end of what was saved.
    case clip(PathElements, evenOdd: Bool)
    case text(HeadlessTextLayout, CGRect, CGAffineTransform)
    case image(UIImage, CGRect, CGAffineTransform)
    case save, restore
  }

  struct State {
    var fillColor = UIColor.black
    var strokeColor = UIColor.black
    var alpha: CGFloat = 1
    var stroke = StrokeStyle(width: 1)
    var transform = CGAffineTransform.identity
  }

  package private(set) var commands: [Command] = []
  var state = State()
  /// The path that is drawn by a context.
  var path = PathElements()
  private var saved: [State] = []

  private static let key = "HeadlessUIKit.GraphicsRecording"

  /// What is drawn into now; `nil` outside of drawing.
  static var current: GraphicsRecording? {
    get { Thread.current.threadDictionary[key] as? GraphicsRecording }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Records what a function draws.
  static func record(_ draw: () -> Void) -> [Command] {
    let recording = GraphicsRecording()
    let outer = Thread.current.threadDictionary[key]
    Thread.current.threadDictionary[key] = recording
    defer { Thread.current.threadDictionary[key] = outer }
    draw()
    return recording.commands
  }

  func save() {
    saved.append(state)
    commands.append(.save)
  }

  /// Takes back what has changed since it was saved; nothing where nothing was saved.
  func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    commands.append(.restore)
  }

  func fill(_ path: PathElements, evenOdd: Bool) {
    commands.append(.fill(path.applying(state.transform), faded(state.fillColor), evenOdd: evenOdd))
  }

  func stroke(_ path: PathElements, _ style: StrokeStyle) {
    var style = style
    let t = state.transform
    // A line becomes thicker as what it is around becomes larger.
    let scale = abs(t.a * t.d - t.b * t.c).squareRoot()
    style.width *= scale
    style.dashes = style.dashes.map { $0 * scale }
    style.phase *= scale
    commands.append(.stroke(path.applying(t), faded(state.strokeColor), style))
  }

  func clip(_ path: PathElements, evenOdd: Bool) {
    commands.append(.clip(path.applying(state.transform), evenOdd: evenOdd))
  }

  func draw(_ layout: HeadlessTextLayout, in rect: CGRect) { commands.append(.text(layout, rect, state.transform)) }

  func draw(_ image: UIImage, in rect: CGRect) { commands.append(.image(image, rect, state.transform)) }

  private func faded(_ color: UIColor) -> UIColor {
    state.alpha < 1 ? color.withAlphaComponent(color.light.alpha * state.alpha) : color
  }
}

extension UIBezierPath {
  /// Fills the path where the program draws now.
  public func fill() { GraphicsRecording.current?.fill(headlessElements, evenOdd: usesEvenOddFillRule) }

  /// Draws the path's line where the program draws now.
  public func stroke() { GraphicsRecording.current?.stroke(headlessElements, headlessStroke) }

  /// Has what follows seen inside of the path alone.
  public func addClip() { GraphicsRecording.current?.clip(headlessElements, evenOdd: usesEvenOddFillRule) }
}

extension UIColor {
  /// Has areas and lines drawn in the colour.
  public func set() {
    setFill()
    setStroke()
  }

  /// Has areas drawn in the colour.
  public func setFill() { GraphicsRecording.current?.state.fillColor = self }

  /// Has lines drawn in the colour.
  public func setStroke() { GraphicsRecording.current?.state.strokeColor = self }
}

extension UIImage {
  /// Draws the picture into a rectangle.
  public func draw(in rect: CGRect) { GraphicsRecording.current?.draw(self, in: rect) }

  /// Draws the picture at its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

/// Fills a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }

/// Draws a line inside of a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) { UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke() }

/// Has what follows seen inside of a rectangle alone.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) { UIBezierPath(rect: rect).addClip() }

/// What the program draws into now; `nil` outside of drawing, and where CoreGraphics is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? {
  #if canImport(CoreGraphics)
    nil
  #else
    GraphicsRecording.current.map(CGContext.init)
  #endif
}
