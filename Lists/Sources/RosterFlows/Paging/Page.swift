import RosterDiagnostics

/// A page of items as its origin answers it, and the keys of its neighbours.
///
/// ```swift
/// let feed = PagedDataSource<Post, String> { request in
///   let answer = try await server.posts(after: request.key, limit: request.size)
///   return Page(answer.posts, next: answer.cursor)
/// }
/// ```
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
  ///   - position: how many items come before the first of this page, up to ten million; other numbers are taken for unknown.
  ///   - total: how many items there are on all pages, up to ten million; other numbers are taken for unknown.
  public init(_ items: [Item], previous: Key? = nil, next: Key? = nil, position: Int? = nil, total: Int? = nil) {
    self.items = items
    self.previous = previous
    self.next = next
    self.position = position
    self.total = total
  }
}

extension Page {
  /// How many rows may stand for items that are not loaded.
  private static var maximumCount: Int { 10_000_000 }

  /// The page without a position or total that no list has.
  @MainActor func withoutImpossibleCounts() -> Page {
    var page = self
    page.position = possible(position, "position")
    page.total = possible(total, "total")
    return page
  }

  @MainActor private func possible(_ count: Int?, _ name: String) -> Int? {
    guard let count, !(0...Self.maximumCount).contains(count) else { return count }
    DebugNotes.post(
      "Page: a \(name) of \(count) items is taken for unknown",
      cause: "the origin answered a number that stands for something else, such as \"many\"",
      advice: "leave it `nil`, or give a number from 0 to \(Self.maximumCount)",
      once: "page \(name)"
    )
    return nil
  }
}

extension Page: Sendable where Item: Sendable, Key: Sendable {}
