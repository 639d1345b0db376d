/// The items of another data source whose texts contain the words of a query, in its order and its sections.
///
/// ```swift
/// let found = mails.searched(by: \.subject, \.sender)
/// found.query = "ros cafe"  // finds "Le Café des Roses"
/// ```
///
/// Each word of the query is found anywhere in one of the texts; case and diacritics do not matter. An empty query finds
/// all items. A query that extends the one before asks only for items that are shown, and one that shortens it only for
/// the others. Which texts an item has must not depend on the query.
///
/// - Complexity: O(log *n*) for each item that comes, goes, moves or changes, and what it takes to read its texts.
@preconcurrency @MainActor public final class SearchedDataSource<Base: DataSource>: DerivedDataSource<Base> {
  private let derivation: Derivation<Base, FilterArrangement<Base.Item>>
  private let texts: [(Base.Item) -> String]
  private var search = TextSearch("")

  /// - Parameters:
  ///   - base: the data source whose items are shown; it is kept alive.
  ///   - emptySections: whether a section of the base is shown if no item of it is.
  ///   - texts: the texts of an item; key paths do.
  public init(_ base: Base, emptySections: EmptySections = .keep, by texts: [(Base.Item) -> String]) {
    self.texts = texts
    derivation = Derivation(base, by: { _ in true }, emptySections, "SearchedDataSource")
    super.init(derivation)
  }

  /// What is searched for, as the last change left it.
  public var query: String {
    get { search.query }
    set { show(newValue) }
  }

  /// Searches for something else.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), and what it takes to read the texts of the items that are asked for.
  @discardableResult
  public func show(_ query: String) -> ContentUpdate {
    let next = TextSearch(query)
    let scope: RuleScope = next.extends(search) ? .shown : search.extends(next) ? .hidden : .all
    search = next
    return derivation.replaceRule(
      { [texts] item in
        next.finds {
          texts[$0](item)
        } count: {
          texts.count
        }
      },
      in: scope
    )
  }
}

extension DataSource {
  /// The items whose texts contain the words of a query, which is empty at first.
  ///
  /// - Parameters:
  ///   - texts: the texts of an item; key paths do.
  ///   - emptySections: whether a section is shown if no item of it is.
  public func searched(
    by texts: ((Item) -> String)...,
    emptySections: EmptySections = .keep
  ) -> SearchedDataSource<Self> {
    SearchedDataSource(self, emptySections: emptySections, by: texts)
  }
}
