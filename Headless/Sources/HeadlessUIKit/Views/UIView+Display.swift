import Foundation

/// What a view has drawn.
@MainActor private final class DrawnContent {
  let commands: [GraphicsRecording.Command]

  init(_ commands: [GraphicsRecording.Command]) {
    self.commands = commands
  }
}

/// Views that draw themselves; UIKit's own have nothing to draw here.
extension UIView {
  private struct Waiting {
    weak var view: UIView?
  }

  /// The views that are to be drawn, in the order in which they asked for it.
  private static var waiting: [Waiting] = []

  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  final func askForDisplay() {
    needsDisplay = true
    if window != nil { waitForDisplay() }
  }

  /// Has the view drawn at the end of a turn, if that is due.
  final func waitForDisplay() {
    guard needsDisplay, !waitsForDisplay, !OwnClasses.contains(self) else { return }
    waitsForDisplay = true
    UIView.waiting.append(Waiting(view: self))
  }

  /// Draws what is on the screen and has asked for it.
  static func displayWaitingViews() {
    if waiting.isEmpty { return }
    let views = waiting.compactMap(\.view)
    waiting = []
    for view in views {
      view.waitsForDisplay = false
      if view.window == nil { continue }
      if view.isSeen { view.display() } else { view.waitForDisplay() }
    }
  }

  private var isSeen: Bool {
    guard !bounds.isEmpty, let window, !window.isHidden else { return false }
    return sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// What the view has drawn; it draws first if that is due.
  package final var headlessDrawnCommands: [GraphicsRecording.Command] {
    guard !OwnClasses.contains(self) else { return [] }
    if needsDisplay, !bounds.isEmpty { display() }
    return self[headlessAssociated: DrawnContent.self]?.commands ?? []
  }

  private func display() {
    needsDisplay = false
    CurrentTraits.call(self) {
      observing(.drawing) {
        let commands = GraphicsRecording.record { draw(bounds) }
        if !commands.isEmpty || self[headlessAssociated: DrawnContent.self] != nil {
          self[headlessAssociated: DrawnContent.self] = DrawnContent(commands)
        }
      } invalidate: {
        $0.setNeedsDisplay()
      }
    }
  }
}
