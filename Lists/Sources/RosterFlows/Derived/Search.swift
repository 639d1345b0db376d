import RosterCore

/// A search that you retain and change, and that searched data sources follow.
///
/// ```swift
/// let search = Search<Mail>(\.subject, \.sender)
/// tableView.attach(mails.searched(by: search))
/// search.text = "ros cafe"  // finds "Le Café des Roses"
/// ```
///
/// Each word is found anywhere in one of the texts. Case and diacritics don't matter, in any script. Nor do forms of one letter
/// ("ς", "σ"), equal uppercase ("ß", "ss"), canonical equivalence ("é" as one or two scalars), and invisible scalars. "и" finds "й"
/// and "か" finds "が", as their marks are diacritics in Unicode. Vowel signs of Indic scripts aren't. Forms by width and other
/// compatible characters are different. No words find all items.
///
/// Any number of data sources can follow one search, and change in one update. It doesn't retain them. The texts of an item must not
/// depend on the searched words.
@preconcurrency @MainActor public final class Search<Item> {
  @usableFromInline let texts: [(Item) -> String]
  private var followers = RuleFollowers<(search: TextSearch, scope: RuleScope)>()
  private(set) var search = TextSearch("")

  /// Creates a search.
  ///
  /// - Parameter texts: Closures or key paths that return the texts of an item.
  public init(_ texts: ((Item) -> String)...) {
    self.texts = texts
  }

  @usableFromInline
  init(texts: [(Item) -> String]) {
    self.texts = texts
  }

  /// The words to search for.
  public var text: String {
    get { search.query }
    set { search(for: newValue) }
  }

  /// Searches for other words.
  ///
  /// A text that extends the one before evaluates only shown items, and one that shortens it only hidden items.
  ///
  /// - Returns: An update you can await.
  /// - Complexity: O(*n*), and the length of the texts of the evaluated items.
  @discardableResult
  public func search(for text: String) -> ContentUpdate {
    let next = TextSearch(text)
    let scope: RuleScope = next.extends(search) ? .shown : search.extends(next) ? .hidden : .all
    search = next
    return followers.follow((next, scope))
  }

  /// Makes a data source follow the search as long as it lives.
  func append<Base: DataSource>(_ content: SearchedDataSource<Base>) where Base.Item == Item {
    followers.append(content) { [unowned content] in content.show($0.search, in: $0.scope) }
  }
}
