/// A page of items as its origin answers it, and the keys of its neighbours.
public struct Page<Item, Key> {
  /// The items in the order in which they are shown.
  public var items: [Item]
  /// The key of the page before; `nil` if there is none, or nothing is ever loaded before the first page.
  public var previous: Key?
  /// The key of the page after; `nil` if there is none.
  public var next: Key?
  /// How many items come before the first of this page, loaded or not; `nil` if that is not known.
  public var position: Int?
  /// How many items there are on all pages; `nil` if that is not known.
  public var total: Int?

  /// - Parameters:
  ///   - items: the items in the order in which they are shown; none is no end as long as there is a key.
  ///   - previous: the key of the page before.
  ///   - next: the key of the page after.
  ///   - position: how many items come before the first of this page.
  ///   - total: how many items there are on all pages.
  public init(_ items: [Item], previous: Key? = nil, next: Key? = nil, position: Int? = nil, total: Int? = nil) {
    self.items = items
    self.previous = previous
    self.next = next
    self.position = position
    self.total = total
  }
}

extension Page: Sendable where Item: Sendable, Key: Sendable {}
