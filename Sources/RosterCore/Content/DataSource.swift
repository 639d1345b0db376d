/// Content in sections: what a list shows, without any view.
///
/// The same instance can feed any number of tables and collections. Sections and items are counted from 0.
/// A data source makes each of its changes through ``changes``: views go through it with the content, and observers are
/// told after it.
@MainActor public protocol DataSource<Item>: AnyObject {
  /// What a row of a table or an item of a collection shows.
  associatedtype Item
  /// What a section's header shows.
  associatedtype Header = Never
  /// What a section's footer shows.
  associatedtype Footer = Never

  /// The number of sections, empty ones included if the data source shows them.
  var numberOfSections: Int { get }

  /// The number of items in a section.
  func numberOfItems(inSection section: Int) -> Int

  /// The item at an index of a section.
  func item(at index: Int, inSection section: Int) -> Item

  /// The header of a section, or `nil` (the default) if it has none.
  func header(ofSection section: Int) -> Header?

  /// The footer of a section, or `nil` (the default) if it has none.
  func footer(ofSection section: Int) -> Footer?

  /// The title that leads to a section from the list's section index, or `nil` (the default) if none does.
  func indexTitle(ofSection section: Int) -> String?

  /// Where changes of the content are announced: the same object for as long as the data source lives.
  var changes: ContentChanges { get }
}

extension DataSource {
  public func header(ofSection section: Int) -> Header? { nil }

  public func footer(ofSection section: Int) -> Footer? { nil }

  public func indexTitle(ofSection section: Int) -> String? { nil }
}
