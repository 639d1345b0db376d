import RosterCore

/// Reads the items of a data source, whatever its type.
///
/// It is made where the type is known.
@usableFromInline
@MainActor struct ItemReader<Item> {
  @usableFromInline let item: @MainActor (ItemPath) -> Item
  @usableFromInline let readItems: @MainActor ([ItemPath], @MainActor (Int, Item) -> Void) -> Void

  @inlinable
  init<Base: DataSource<Item>>(_ base: Base) {
    item = { base.item(at: $0.item, inSection: $0.section) }
    readItems = { base.readItems(at: $0, $1) }
  }
}
