/// A row of an ``InterleavedDataSource``: an item of its base, or a separator between two of them.
///
/// ```swift
/// let days = messages.interleaved { before, after in after.flatMap { $0.day == before?.day ? nil : $0.day } }
/// if case .separator(let day) = days.item(at: 0, inSection: 0) { print(day) }
/// ```
public enum InterleavedItem<Item, Separator> {
  /// An item of the base.
  case item(Item)
  /// A separator, before an item or after the last one.
  case separator(Separator)

  /// The item of the base, or `nil` for a separator.
  public var item: Item? { if case .item(let item) = self { item } else { nil } }

  /// The value of a separator, or `nil` for an item.
  public var separator: Separator? { if case .separator(let separator) = self { separator } else { nil } }
}

extension InterleavedItem: Equatable where Item: Equatable, Separator: Equatable {}
extension InterleavedItem: Hashable where Item: Hashable, Separator: Hashable {}
extension InterleavedItem: Sendable where Item: Sendable, Separator: Sendable {}

extension InterleavedItem: Identifiable where Item: Identifiable, Separator: Hashable {
  /// The identifier of an item, or the separator.
  public var id: InterleavedItem<Item.ID, Separator> {
    switch self {
    case .item(let item): .item(item.id)
    case .separator(let separator): .separator(separator)
    }
  }
}
