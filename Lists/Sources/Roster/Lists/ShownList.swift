/// The content that one view shows, without its types.
///
/// Index paths are the view's. It can have moved items that the content hasn't moved yet.
@usableFromInline
@MainActor package class ShownList {
  /// The version of the content.
  package final let shown: AnyShownContent
  private let content: ListContent
  /// A closure that returns the innermost view model at a path of the version.
  private let model: (_ section: Int, _ item: Int) -> Any
  /// The user's moves in the view that the content hasn't followed, in their order.
  ///
  /// Writes don't call its readers, so accesses don't overlap.
  @exclusivity(unchecked) final var reorderings: [ListReordering] = []

  @usableFromInline
  init(_ shown: AnyShownContent, _ content: ListContent, model: @escaping (_ section: Int, _ item: Int) -> Any) {
    self.shown = shown
    self.content = content
    self.model = model
  }

  final var numberOfSections: Int { shown.numberOfSections }

  final func numberOfItems(inSection section: Int) -> Int {
    let count = shown.numberOfItems(inSection: section)
    return reorderings.isEmpty ? count : reorderings.reduce(count) { $0 + $1.growth(ofSection: section) }
  }

  /// The number of items in all sections.
  final var numberOfItems: Int { (0..<numberOfSections).reduce(0) { $0 + shown.numberOfItems(inSection: $1) } }

  final func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && (0..<numberOfSections).contains(indexPath[0])
      && (0..<numberOfItems(inSection: indexPath[0])).contains(indexPath[1])
  }

  /// Returns whether the item at an existing index path can be read. If not, the view is about to reload it.
  @inline(__always)
  final func canRead(_ indexPath: IndexPath) -> Bool { shown.canRead(indexPath[0]) }

  /// Returns the innermost view model at an index path, if it exists.
  final func viewModel(at indexPath: IndexPath) -> Any? {
    guard contains(indexPath), canRead(indexPath) else { return nil }
    let path = path(indexPath)
    let model = model(path[0], path[1])
    return model is HandWrittenRow ? nil : model
  }

  /// Returns the place of the item at an existing index path.
  final func place(at indexPath: IndexPath) -> ItemPlace {
    let path = path(indexPath)
    return shown.place(at: path[1], inSection: path[0])
  }

  final func item(at indexPath: IndexPath) -> ShownItem? {
    viewModel(at: indexPath).map { ShownItem($0, at: place(at: indexPath)) }
  }

  /// Returns the identifier of the item at an index path, if it has one.
  final func id(at indexPath: IndexPath) -> AnyHashable? { viewModel(at: indexPath).flatMap(PresentableIdentity.value) }

  /// Returns the index path of the first item with an identifier as its `id` or value, or `nil` if there is none.
  ///
  /// - Complexity: O(*items*)
  final func indexPath(ofItem id: AnyHashable) -> IndexPath? {
    for section in 0..<numberOfSections {
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(indexes: [section, item])
        if self.id(at: path) == id { return path }
      }
    }
    return nil
  }

  /// Returns the view's index path of a place, or `nil` if it isn't shown.
  ///
  /// It's looked up in the newest content, which can have changes that the view has yet to follow.
  final func indexPath(of place: ItemPlace) -> IndexPath? {
    guard let path = content.indexPath(place), reorderings.isEmpty else { return nil }
    guard contains(path) else { return nil }
    let shown = self.place(at: path)
    return shown.dataSource === place.dataSource && shown.path == place.path ? path : nil
  }

  // MARK: Moves of the user

  /// Records a user's move in the view, which the content follows next.
  package final func noteMove(from source: IndexPath, to destination: IndexPath) {
    let paths = [source, destination].map { ItemPath(section: $0[0], item: $0[1]) }
    reorderings.append(ListReordering(move: IndexMove(from: paths[0], to: paths[1])))
  }

  /// Returns the path in the version for an index path of the view.
  @inline(__always)
  final func path(_ indexPath: IndexPath) -> IndexPath { reorderings.isEmpty ? indexPath : reorderedPath(indexPath) }

  private func reorderedPath(_ indexPath: IndexPath) -> IndexPath {
    if indexPath.count != 2 { return indexPath }
    let path = ItemPath(section: indexPath[0], item: indexPath[1])
    return reorderings.reversed().reduce(path) { $1.source(of: $0) }.indexPath
  }

  /// Returns the place of the nearest item after or before an index path in its section that the newest content also has.
  ///
  /// - Parameter step: 1 or -1.
  final func neighbour(of indexPath: IndexPath, by step: Int) -> ItemPlace? {
    var path = indexPath
    path[1] += step
    while contains(path) {
      let place = place(at: path)
      if content.indexPath(place) != nil { return place }
      path[1] += step
    }
    return nil
  }
}
