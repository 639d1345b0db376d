import Foundation

/// What views were before an animator changed them.
@MainActor final class AnimatedChanges {
  enum Property: Hashable {
    case alpha, transform, backgroundColor, place
  }

  private struct Key: Hashable {
    var view: ObjectIdentifier
    var property: Property
  }

  private static var recording: AnimatedChanges?

  private var noted: Set<Key> = []
  private var restoring: [() -> Void] = []

  /// Called before a property of a view changes.
  static func note(_ view: UIView, _ property: Property) {
    recording?.note(view, property)
  }

  /// Runs a function and notes what the views were before that it changes.
  func record(_ change: () -> Void) {
    let outer = AnimatedChanges.recording
    AnimatedChanges.recording = self
    defer { AnimatedChanges.recording = outer }
    change()
  }

  private func note(_ view: UIView, _ property: Property) {
    guard noted.insert(Key(view: ObjectIdentifier(view), property: property)).inserted else { return }
    // The view is kept, so that its identity stands for no other one.
    switch property {
    case .alpha: restoring.append { [alpha = view.alpha] in view.alpha = alpha }
    case .transform: restoring.append { [transform = view.transform] in view.transform = transform }
    case .backgroundColor: restoring.append { [color = view.backgroundColor] in view.backgroundColor = color }
    case .place:
      restoring.append { [bounds = view.storedBounds, center = view.storedCenter] in
        view.setGeometry(bounds: bounds, center: center)
      }
    }
  }

  /// Gives the views back what they were.
  func restore() {
    for restore in restoring.reversed() { restore() }
  }
}
