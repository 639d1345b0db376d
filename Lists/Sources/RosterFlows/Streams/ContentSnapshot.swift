import ListChanges
import RosterCore

/// The content of a data source at one time, as a value.
///
/// Use it off the main actor, in a widget, in a preview, or in a test. Later changes of the data source don't affect it.
///
/// ```swift
/// let snapshot = feed.contentSnapshot
/// Task.detached { print(snapshot.items.count) }
/// ```
///
/// A snapshot is `Sendable`, `Equatable`, and `Hashable` if headers, items, and footers are.
public struct ContentSnapshot<Header, Item, Footer> {
  /// The sections in display order.
  public var sections: [ContentSection<Header, Item, Footer>]

  /// Creates a snapshot of sections, such as one that a test expects.
  ///
  /// - Parameter sections: The sections in display order.
  public init(_ sections: [ContentSection<Header, Item, Footer>]) {
    self.sections = sections
  }

  /// The items of all sections.
  ///
  /// - Complexity: O(*n*)
  public var items: [Item] { sections.flatMap(\.items) }
}

extension ContentSnapshot: Sendable where Header: Sendable, Item: Sendable, Footer: Sendable {}
extension ContentSnapshot: Equatable where Header: Equatable, Item: Equatable, Footer: Equatable {}
extension ContentSnapshot: Hashable where Header: Hashable, Item: Hashable, Footer: Hashable {}

extension DataSource {
  /// A snapshot of the current content.
  ///
  /// - Complexity: O(*n*) in the number of items, and the time to read them.
  public var contentSnapshot: ContentSnapshot<Header, Item, Footer> {
    let version = version
    return ContentSnapshot(
      (0..<version.numberOfSections).map { section in
        ContentSection(
          header: version.header(ofSection: section),
          items: version.items(inSection: section),
          footer: version.footer(ofSection: section),
          indexTitle: version.indexTitle(ofSection: section)
        )
      }
    )
  }
}
