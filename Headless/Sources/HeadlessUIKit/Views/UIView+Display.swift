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
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  final func askForDisplay() {
    needsDisplay = true
    if window != nil { waitForDisplay() }
  }

  /// Has the view drawn at the end of a turn, if that is due.
  final func waitForDisplay() {
    guard needsDisplay, !waitsForDisplay, !HeadlessModule.declares(type(of: self)), let window else { return }
    waitsForDisplay = true
    window.viewsToDisplay.append(WaitingView(view: self))
  }

  /// Draws the view if it is due and the view is visible in its window, or has it wait for the next turn.
  fileprivate final func displayIfDue() {
    guard needsDisplay else { return }
    if isSeen { display() } else { waitForDisplay() }
  }

  private var isSeen: Bool {
    !bounds.isEmpty && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// What the view has drawn; it draws first if that is due.
  package final var headlessDrawnCommands: [GraphicsRecording.Command] {
    guard !HeadlessModule.declares(type(of: self)) else { return [] }
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

/// A view that is to be drawn at the end of a turn.
struct WaitingView {
  weak var view: UIView?
}

extension UIWindow {
  /// Draws the views of the window that wait for it.
  func displayWaitingViews() {
    if viewsToDisplay.isEmpty { return }
    let entries = viewsToDisplay
    viewsToDisplay = []
    let views = entries.compactMap { entry -> UIView? in
      // A view that has left the window waits in another one.
      guard let view = entry.view, view.window === self, view.waitsForDisplay else { return nil }
      view.waitsForDisplay = false
      return view
    }
    for view in views { view.displayIfDue() }
  }
}
