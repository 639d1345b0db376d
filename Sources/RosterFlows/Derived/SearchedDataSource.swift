/// The items of another data source whose texts contain the words of a query, in its order and its sections.
///
/// ```swift
/// let found = mails.searched(by: \.subject, \.sender)
/// found.query = "ros cafe"  // finds "Le Café des Roses"
/// ```
///
/// Each word of the query is found anywhere in one of the texts. Case and diacritics do not matter, in any script: nor do forms of one
/// letter ("ς", "σ"), what is the same in uppercase ("ß", "ss"), what Unicode says is equal ("é" as one or two scalars), and
/// scalars that are not shown. "и" finds "й" and "か" finds "が", as their marks are diacritics to Unicode; vowel signs of
/// Indic scripts are none. Forms by width and other compatible characters stay apart. An empty query finds all items. A query that extends the one before asks only for items that are shown, and one that shortens it only for
/// the others. Which texts an item has must not depend on the query.
///
/// - Complexity: O(log *n*) for each item that comes, goes, moves or changes, and what it takes to read its texts, once.
///   The first query reads all items, and another one none: it keeps the folded texts, and 6 bytes more for each item.
@preconcurrency @MainActor public final class SearchedDataSource<Base: DataSource>: SubsequenceDataSource<Base> {
  private let texts: @MainActor (ItemPath, (String) -> Void) -> Void
  private var search = TextSearch("")

  /// - Parameters:
  ///   - base: the data source whose items are shown; it is kept alive.
  ///   - emptySections: whether a section of the base is shown if no item of it is.
  ///   - texts: the texts of an item; key paths do.
  @inlinable
  public convenience init(_ base: Base, emptySections: EmptySections = .keep, by texts: [(Base.Item) -> String]) {
    self.init(base, emptySections) { path, body in
      let item = base.item(at: path.item, inSection: path.section)
      for text in texts { body(text(item)) }
    }
  }

  @usableFromInline
  init(_ base: Base, _ emptySections: EmptySections, _ texts: @escaping @MainActor (ItemPath, (String) -> Void) -> Void)
  {
    self.texts = texts
    let rule = SearchRule(texts: texts, search: search)
    let derivation = Derivation(base, by: .search(rule), emptySections, "SearchedDataSource")
    super.init(base, derivation)
  }

  /// What is searched for, as the last change left it.
  public var query: String {
    get { search.query }
    set { show(newValue) }
  }

  /// Searches for something else.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), and the length of the texts of the items that are asked for.
  @discardableResult
  public func show(_ query: String) -> ContentUpdate {
    let next = TextSearch(query)
    let scope: RuleScope = next.extends(search) ? .shown : search.extends(next) ? .hidden : .all
    search = next
    return derivation.replaceRule(.search(SearchRule(texts: texts, search: next)), in: scope)
  }
}

extension DataSource {
  /// The items whose texts contain the words of a query, which is empty at first.
  ///
  /// - Parameters:
  ///   - texts: the texts of an item; key paths do.
  ///   - emptySections: whether a section is shown if no item of it is.
  @inlinable
  public func searched(
    by texts: ((Item) -> String)...,
    emptySections: EmptySections = .keep
  ) -> SearchedDataSource<Self> {
    SearchedDataSource(self, emptySections: emptySections, by: texts)
  }
}
