import RosterCore

/// Words that a screen has its users search for, and that searched data sources follow.
///
/// ```swift
/// let search = Search<Mail>(\.subject, \.sender)
/// tableView.attach(mails.searched(by: search))
/// search.text = "ros cafe"  // finds "Le Café des Roses"
/// ```
///
/// Each word is found anywhere in one of the texts. Case and diacritics do not matter, in any script: nor do forms of one
/// letter ("ς", "σ"), what is the same in uppercase ("ß", "ss"), what Unicode says is equal ("é" as one or two scalars), and
/// scalars that are not shown. "и" finds "й" and "か" finds "が", as their marks are diacritics to Unicode; vowel signs of
/// Indic scripts are none. Forms by width and other compatible characters stay apart. No words find all items.
///
/// One search may be followed by any number of data sources, which change in one update. It does not keep them alive. Which
/// texts an item has must not depend on the searched words.
@preconcurrency @MainActor public final class Search<Item> {
  @usableFromInline let texts: [(Item) -> String]
  private var followers = RuleFollowers<(search: TextSearch, scope: RuleScope)>()
  private(set) var search = TextSearch("")

  /// - Parameter texts: the texts of an item; key paths do.
  public init(_ texts: ((Item) -> String)...) {
    self.texts = texts
  }

  @usableFromInline
  init(texts: [(Item) -> String]) {
    self.texts = texts
  }

  /// The words that are searched for.
  public var text: String {
    get { search.query }
    set { search(for: newValue) }
  }

  /// Searches for something else.
  ///
  /// A text that extends the one before asks only for items that are shown, and one that shortens it only for the others.
  ///
  /// - Returns: the update, which tells when it is shown.
  /// - Complexity: O(*n*), and the length of the texts of the items that are asked for.
  @discardableResult
  public func search(for text: String) -> ContentUpdate {
    let next = TextSearch(text)
    let scope: RuleScope = next.extends(search) ? .shown : search.extends(next) ? .hidden : .all
    search = next
    return followers.follow((next, scope))
  }

  /// Has a data source follow the search as long as it lives.
  func append<Base: DataSource>(_ content: SearchedDataSource<Base>) where Base.Item == Item {
    followers.append(content) { [unowned content] in content.show($0.search, in: $0.scope) }
  }
}
