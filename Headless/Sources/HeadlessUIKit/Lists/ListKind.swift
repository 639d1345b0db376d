/// The two kinds of lists, and the words in which their failures differ.
enum ListKind: Hashable, Sendable, CaseIterable {
  case table, collection

  /// What the list calls one of its elements.
  var item: String {
    self == .table ? "row" : "item"
  }

  /// What the list calls one of its elements, with the indefinite article.
  var anItem: String {
    self == .table ? "a row" : "an item"
  }

  /// What the list calls its elements.
  var items: String {
    self == .table ? "rows" : "items"
  }

  /// The view's name inside a sentence.
  var view: String {
    self == .table ? "table view" : "collection view"
  }

  /// The view's name at the start of a line.
  var capitalizedView: String {
    self == .table ? "Table view" : "Collection view"
  }
}
