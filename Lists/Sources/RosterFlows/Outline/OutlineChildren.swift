/// The children of an item of an ``OutlineDataSource``.
///
/// ```swift
/// let files = OutlineDataSource(roots) { folder in
///   folder.isDirectory ? .loaded { try await list(folder) } : .none
/// }
/// ```
@preconcurrency @MainActor public enum OutlineChildren<Node> {
  /// No children.
  case none
  /// Children that are there already.
  case nodes([Node])
  /// The items of a data source, in all its sections. The outline follows its changes, expanded or not.
  case content(any DataSource<Node>)
  /// Children that load when the item is first expanded.
  case loaded(by: @MainActor () async throws -> [Node])
}
