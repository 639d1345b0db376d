/// The children of an item of an ``OutlineDataSource``.
///
/// ```swift
/// let files = OutlineDataSource(roots) { folder in
///   folder.isDirectory ? .loaded { try await list(folder) } : .none
/// }
/// ```
@preconcurrency @MainActor public enum OutlineChildren<Node> {
  /// No children, ever.
  case none
  /// Children that are there.
  case nodes([Node])
  /// The items of a data source, all sections one after the other. The outline follows its changes, expanded or not.
  case content(any DataSource<Node>)
  /// Children that are loaded when the item is expanded for the first time.
  case loaded(by: @MainActor () async throws -> [Node])
}
