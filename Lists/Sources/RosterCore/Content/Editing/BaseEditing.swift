/// Content whose items have their places in another data source, such as a filter, an order, or groups.
///
/// ```swift
/// let unread = mails.filtered { !$0.isRead }
/// unread.remove(place)  // the mail goes from `mails`
/// ```
///
/// If the base is editable by place, content that conforms to ``EditableByPlace`` forwards edits to it. An edit of a
/// deleted item does nothing, and its value is `nil`.
@preconcurrency @MainActor public protocol BaseEditing: DataSource where Item == Base.Item {
  associatedtype Base: DataSource

  /// The data source that has the items.
  var base: Base { get }
}

extension EditableByPlace where Self: BaseEditing, Self.Base: EditableByPlace {
  @discardableResult
  public func remove(_ place: ItemPlace) -> EditResult<Item?> { base.remove(place) }

  @discardableResult
  public func replace(_ place: ItemPlace, with item: Item) -> EditResult<Item?> { base.replace(place, with: item) }

  @discardableResult
  public func update(_ place: ItemPlace, _ body: (inout Item) -> Void) -> EditResult<Item?> {
    base.update(place, body)
  }

  @discardableResult
  public func reconfigure(_ place: ItemPlace) -> EditResult<Item?> { base.reconfigure(place) }
}

/// The order of items, which is the base's.
extension OrderableByPlace where Self: BaseEditing, Self.Base: OrderableByPlace {
  @discardableResult
  public func move(_ place: ItemPlace, before other: ItemPlace) -> EditResult<Item?> {
    base.move(place, before: other)
  }

  @discardableResult
  public func move(_ place: ItemPlace, after other: ItemPlace) -> EditResult<Item?> { base.move(place, after: other) }

  @discardableResult
  public func insert(_ item: Item, before other: ItemPlace) -> EditResult<ItemPath?> {
    base.insert(item, before: other)
  }

  @discardableResult
  public func insert(_ item: Item, after other: ItemPlace) -> EditResult<ItemPath?> { base.insert(item, after: other) }
}
