import RosterDiagnostics

/// A page of items, with the keys of its neighbors.
///
/// ```swift
/// let feed = PagedDataSource<Post, String> { request in
///   let answer = try await server.posts(after: request.key, limit: request.size)
///   return Page(answer.posts, next: answer.cursor)
/// }
/// ```
public struct Page<Item, Key> {
  /// The items in display order.
  public var items: [Item]
  /// The key of the previous page, or `nil` to load nothing before this one.
  public var previous: Key?
  /// The key of the next page, or `nil` if there's none.
  public var next: Key?
  /// The number of items before this page, loaded or not, or `nil` if it's unknown.
  public var position: Int?
  /// The number of items on all pages, or `nil` if it's unknown.
  public var total: Int?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - items: The items in display order. An empty page with a key isn't the end.
  ///   - previous: The key of the previous page.
  ///   - next: The key of the next page.
  ///   - position: The number of items before this page, up to ten million. Other numbers count as unknown.
  ///   - total: The number of items on all pages, up to ten million. Other numbers count as unknown.
  public init(_ items: [Item], previous: Key? = nil, next: Key? = nil, position: Int? = nil, total: Int? = nil) {
    self.items = items
    self.previous = previous
    self.next = next
    self.position = position
    self.total = total
  }
}

extension Page {
  /// The maximum valid position or total.
  private static var maximumCount: Int { 10_000_000 }

  /// Returns the page without impossible positions or totals.
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
