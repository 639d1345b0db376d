import Foundation

/// Content that shows any number of rows for each item of another data source, in its sections.
///
/// Each section of the base is a section of it, with the same header, footer and index title. It follows the *edits* of its
/// base, as a ``DerivedDataSource`` does. It holds its base; the base does not hold it.
@preconcurrency @MainActor public class ExpandedDataSource<Base: DataSource, Item>: DataSource {
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  /// The data source that is followed.
  public let base: Base
  private let rows: any ExpandedContent

  init(_ base: Base, _ rows: some ExpandedContent) {
    self.base = base
    self.rows = rows
    rows.changes.source = self
  }

  public var changes: ContentChannel { rows.changes }

  public var numberOfSections: Int { rows.numberOfSections }

  public func numberOfItems(inSection section: Int) -> Int { rows.numberOfItems(inSection: section, #function) }

  public func item(at index: Int, inSection section: Int) -> Item { fatalError("abstract") }

  public func header(ofSection section: Int) -> Base.Header? { base.header(ofSection: section) }

  public func footer(ofSection section: Int) -> Base.Footer? { base.footer(ofSection: section) }

  public func indexTitle(ofSection section: Int) -> String? { base.indexTitle(ofSection: section) }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate { base.reconfigureSection(at: index) }

  // MARK: Places

  public func place(at index: Int, inSection section: Int) -> ItemPlace { fatalError("abstract") }

  /// Where an item of any data source below is shown; `nil` if it is not, if it is gone or of another data source.
  public func indexPath(of place: ItemPlace) -> IndexPath? { changes.indexPath(of: place) }

  /// The path of the item of the base that a row stands for; `nil` for a row behind the last item.
  ///
  /// - Complexity: O(log *n*)
  public func baseIndexPath(of indexPath: IndexPath) -> IndexPath? {
    rows.basePath(of: ItemPath(section: indexPath[0], item: indexPath[1]), #function).map {
      IndexPath(indexes: [$0.section, $0.item])
    }
  }
}

/// What an ``ExpandedDataSource`` asks, whatever its rows are.
@MainActor protocol ExpandedContent {
  var changes: ContentChannel { get }
  var numberOfSections: Int { get }
  func numberOfItems(inSection section: Int, _ function: StaticString) -> Int
  func basePath(of path: ItemPath, _ function: StaticString) -> ItemPath?
}
