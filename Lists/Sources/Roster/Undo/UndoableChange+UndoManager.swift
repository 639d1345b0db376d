import Foundation

/// The action of an undo manager.
@MainActor private final class UndoAction {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

extension UndoableChange {
  /// Registers the change with an undo manager, for undo and redo.
  ///
  /// The undo manager doesn't retain the content, and its action doesn't retain the undo manager.
  ///
  /// - Parameters:
  ///   - undoManager: The undo manager, usually the view controller's.
  ///   - actionName: The name of the action in menus.
  public func register(with undoManager: UndoManager, actionName: String? = nil) {
    guard !isEmpty, hasContent else { return }
    let action = UndoAction { [weak undoManager] in
      guard let inverse = self.undo(), let undoManager else { return }
      inverse.register(with: undoManager, actionName: actionName)
    }
    // An undo manager doesn't retain its target, but the handler does. It's called on the thread that undoes, which is the main
    // thread for a view's manager.
    undoManager.registerUndo(withTarget: action) { _ in MainActor.assumeIsolated { action.run() } }
    if let actionName { undoManager.setActionName(actionName) }
  }
}
