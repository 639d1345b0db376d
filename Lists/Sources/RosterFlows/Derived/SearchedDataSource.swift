import RosterCore

/// The items of another data source whose texts contain the words of a ``Search``, in its order and its sections.
///
/// ```swift
/// let found = mails.searched(by: \.subject, \.sender)
/// found.search.text = "ros cafe"  // finds "Le Café des Roses"
/// ```
///
/// - Complexity: O(log *n*) for each item that comes, goes, moves or changes, and what it takes to read its texts, once.
///   The first words read all items, and others none: it keeps the folded texts, and 6 bytes more for each item.
@preconcurrency @MainActor public final class SearchedDataSource<Base: DataSource>: SubsequenceDataSource<Base> {
  /// The rule with the words that are searched for.
  public let search: Search<Base.Item>
  private let follower: RuleFollower<TextSearch>

  @usableFromInline
  init(_ base: Base, _ search: Search<Base.Item>, _ follower: RuleFollower<TextSearch>) {
    self.search = search
    self.follower = follower
    super.init(base, follower.derivation)
  }
}

extension DataSource {
  /// The items whose texts contain the words of a search.
  ///
  /// - Parameters:
  ///   - search: has the words that are searched for, and the texts of an item; its text may be changed, and be followed by other data sources, too.
  ///   - emptySections: whether a section is shown if no item of it is.
  @inlinable
  public func searched(by search: Search<Item>, emptySections: EmptySections = .keep) -> SearchedDataSource<Self> {
    // Made where the types are known.
    let follower = search.follower(over: self, emptySections) { [self, texts = search.texts] path, body in
      let item = item(at: path.item, inSection: path.section)
      for text in texts { body(text(item)) }
    }
    return SearchedDataSource(self, search, follower)
  }

  /// The items whose texts contain the words of a search, which has none at first.
  ///
  /// - Parameters:
  ///   - texts: the texts of an item; key paths do.
  ///   - emptySections: whether a section is shown if no item of it is.
  @inlinable
  public func searched(
    by texts: ((Item) -> String)...,
    emptySections: EmptySections = .keep
  ) -> SearchedDataSource<Self> {
    searched(by: Search(texts: texts), emptySections: emptySections)
  }
}
