/// What a list needs of its newest content, whatever the types in it: for handlers, which get places and identifiers.
@usableFromInline
@MainActor package struct ListContent {
  package let channel: AnyContentChannel
  /// The innermost view model at an index path, if it exists.
  let viewModel: (_ indexPath: IndexPath) -> Any?
  /// Where the item of a place is; `nil` if it is gone.
  package let indexPath: (_ place: ItemPlace) -> IndexPath?
  /// The type of the items, which may be wrapped view models.
  let itemType: Any.Type
  /// The type of every innermost view model, or `nil` if it differs from item to item.
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
