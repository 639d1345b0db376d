import Foundation
import HeadlessUIKit

extension HeadlessCanvas {
  /// Draws a view's recorded commands.
  mutating func draw(_ commands: [GraphicsRecording.Command]) {
    var rest = commands[...]
    while !rest.isEmpty { drawUpToRestore(&rest) }
  }

  /// Draws and removes the commands up to the next restore.
  private mutating func drawUpToRestore(_ commands: inout ArraySlice<GraphicsRecording.Command>) {
    while let command = commands.popFirst() {
      switch command {
      case .fill(let path, let color, let evenOdd): fill(.path(path, evenOdd: evenOdd), color)
      case .stroke(let path, let color, let style): stroke(.path(path, evenOdd: false), color, style)
      case .clip(let path, let evenOdd):
        var rest = commands
        group(clip: .path(path, evenOdd: evenOdd)) { $0.drawUpToRestore(&rest) }
        commands = rest
        return
      case .text(let layout, let rect, let transform):
        group(transform: around(transform)) { $0.attributedText(layout, color: .black, in: rect, anchor: .left) }
      case .image(let image, let rect, let transform):
        group(transform: around(transform)) { $0.image(image, in: rect, tint: .black) }
      case .save: drawUpToRestore(&commands)
      case .restore: return
      }
    }
  }

  /// Returns a transform of the view's coordinates in the image's.
  private func around(_ transform: CGAffineTransform) -> CGAffineTransform {
    guard !transform.isIdentity else { return transform }
    return CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }
}
