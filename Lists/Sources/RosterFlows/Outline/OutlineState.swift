import RosterCore

/// Why the children of an item that may have some are not in the tree.
enum OutlineState<Node> {
  typealias Load = @MainActor () async throws -> [Node]

  /// They are known and become items of the tree when a view or the app looks for them.
  case unread([Node])
  /// They are asked for when the item is expanded.
  case unloaded(Load)
  case loading(RunningLoad)
  case failed(any Error, Load)
}
