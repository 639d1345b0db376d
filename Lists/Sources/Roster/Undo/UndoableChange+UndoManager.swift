import Foundation

/// What an undo manager does.
@MainActor private final class UndoAction {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

extension UndoableChange {
  /// Has an undo manager take the change back, and make it again when that is undone.
  ///
  /// The undo manager does not keep the content, and what it keeps does not keep the undo manager.
  ///
  /// - Parameters:
  ///   - undoManager: the undo manager, usually that of the view controller.
  ///   - actionName: the name of the action in menus.
  public func register(with undoManager: UndoManager, actionName: String? = nil) {
    guard !isEmpty, hasContent else { return }
    let action = UndoAction { [weak undoManager] in
      guard let inverse = self.undo(), let undoManager else { return }
      inverse.register(with: undoManager, actionName: actionName)
    }
    // An undo manager does not keep its target, and the handler does. It is called on the thread on which undoing is asked for,
    // which is the main thread for a view's.
    undoManager.registerUndo(withTarget: action) { _ in MainActor.assumeIsolated { action.run() } }
    if let actionName { undoManager.setActionName(actionName) }
  }
}
