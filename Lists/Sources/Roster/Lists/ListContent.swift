/// The newest content of a list, without its types, for handlers, which get places and identifiers.
@usableFromInline
@MainActor package struct ListContent {
  package let channel: AnyContentChannel
  /// A closure that returns the innermost view model at an index path, if it exists.
  let viewModel: (_ indexPath: IndexPath) -> Any?
  /// A closure that returns the index path of a place, or `nil` if the item is gone.
  package let indexPath: (_ place: ItemPlace) -> IndexPath?
  /// The type of the items, which may be wrapped view models.
  let itemType: Any.Type
  /// The type of every innermost view model, or `nil` if it differs between items.
  let viewModelType: Any.Type?

  @usableFromInline
  init<Content: DataSource>(_ content: Content) {
    noteComputedChanges(of: content)
    if content.changes.source == nil { content.changes.source = content }
    channel = content.changes
    viewModel = { path in
      guard path.count == 2, (0..<content.numberOfSections).contains(path[0]),
        (0..<content.numberOfItems(inSection: path[0])).contains(path[1])
      else { return nil }
      return presentedModel(of: content.item(at: path[1], inSection: path[0]))
    }
    indexPath = { content.indexPath(of: $0) }
    itemType = Content.Item.self
    viewModelType = presentedType(of: Content.Item.self)
  }
}
