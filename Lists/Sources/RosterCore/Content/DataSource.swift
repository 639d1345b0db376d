import Foundation
import RosterDiagnostics

/// Content of a list in sections, without any view.
///
/// ```swift
/// let unread = mails.filtered { !$0.isRead }.sorted(by: \.date, .descending)
/// tableView.attach(unread)
/// collectionView.attach(unread)
/// ```
///
/// The same instance can feed any number of tables and collections. Sections and items are counted from 0.
/// A data source makes each of its changes through ``changes``: views go through it with the content, and observers get it
/// after it.
@preconcurrency @MainActor public protocol DataSource<Item>: AnyObject {
  /// The type of a row of a table or an item of a collection.
  associatedtype Item
  /// The type of a section's header.
  associatedtype Header = Never
  /// The type of a section's footer.
  associatedtype Footer = Never

  /// The number of sections, empty ones included if the data source shows them.
  var numberOfSections: Int { get }

  /// The number of items in a section.
  func numberOfItems(inSection section: Int) -> Int

  /// The item at an index of a section.
  func item(at index: Int, inSection section: Int) -> Item

  /// Reads many items, as what is derived from the data source does where many come at once.
  ///
  /// By default it reads one after the other. Content that computes where its items are finds all of them in one pass.
  ///
  /// - Parameters:
  ///   - paths: where the items are, in any order.
  ///   - body: is called with the number of each path and its item, in the order in which that takes the least.
  func readItems(at paths: [ItemPath], _ body: @MainActor (_ number: Int, _ item: Item) -> Void)

  /// The header of a section, or `nil` (the default) if it has none.
  func header(ofSection section: Int) -> Header?

  /// The footer of a section, or `nil` (the default) if it has none.
  func footer(ofSection section: Int) -> Footer?

  /// The title that leads to a section from the list's section index, or `nil` (the default) if none does.
  func indexTitle(ofSection section: Int) -> String?

  /// A place of an item, which stays true while the content changes; by default one of this data source.
  ///
  /// - Complexity: O(1)
  func place(at index: Int, inSection section: Int) -> ItemPlace

  /// Where an item is now, or `nil` if it is gone or of another data source; by default that of a place of this data
  /// source.
  func indexPath(of place: ItemPlace) -> IndexPath?

  /// Shows the header and the footer of a section anew, as they depend on something else than the content, too.
  ///
  /// By default views ask for both again. The index is one of the content as the last change left it.
  ///
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  func reconfigureSection(at index: Int) -> ContentUpdate

  /// Where changes of the content are announced: the same object for as long as the data source lives.
  var changes: ContentChannel { get }
}

extension DataSource {
  @inlinable
  public func readItems(at paths: [ItemPath], _ body: @MainActor (_ number: Int, _ item: Item) -> Void) {
    for number in paths.indices { body(number, item(at: paths[number].item, inSection: paths[number].section)) }
  }

  public func header(ofSection section: Int) -> Header? { nil }

  public func footer(ofSection section: Int) -> Footer? { nil }

  public func indexTitle(ofSection section: Int) -> String? { nil }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate {
    checkIndex(index, of: .section, below: numberOfSections, in: "DataSource", #function)
    return changes.perform(ChangeStage(sections: .init(updates: [index]))) {}
  }

  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    checkIndex(section, of: .section, below: numberOfSections, in: "DataSource", #function)
    checkIndex(index, of: .item, below: numberOfItems(inSection: section), in: "DataSource", #function)
    return changes.history.place(at: ItemPath(section: section, item: index), in: changes)
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    changes.history.path(of: place).map { IndexPath(indexes: [$0.section, $0.item]) }
  }
}
