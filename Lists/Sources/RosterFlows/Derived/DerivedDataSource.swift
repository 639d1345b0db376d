import Foundation
import RosterCore

/// Content that follows the content of another data source: the same items, fewer or in another order.
///
/// ```swift
/// let found = mails.searched(by: \.subject)
/// found.slices = .lasting(.milliseconds(2))
/// ```
///
/// Each section of the base is a section of it, with the same header, footer and index title. It follows the *edits* of its
/// base, so that items need no identity: a change of the base and what it means here are shown in one batch. It holds its
/// base; the base does not hold it. A place of an item is that of the base, so that edits by place go where the item is.
///
/// If the base reloads, it reloads too.
@preconcurrency @MainActor public class DerivedDataSource<Base: DataSource>: DataSource {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  @usableFromInline let derivation: Derivation
  /// The data source that is followed.
  public let base: Base

  @usableFromInline
  init(_ base: Base, _ derivation: Derivation) {
    self.base = base
    self.derivation = derivation
    derivation.changes.source = self
  }

  public var changes: ContentChannel { derivation.changes }

  @inlinable public var numberOfSections: Int { derivation.numberOfSections }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    derivation.numberOfItems(inSection: section, #function)
  }

  /// - Complexity: O(log *n*) in the number of the section's items in the base, and that of the base.
  @inlinable
  public func item(at index: Int, inSection section: Int) -> Base.Item {
    if derivation.countsAllRows {
      let path = derivation.basePath(ItemPath(section: section, item: index), #function)
      return base.item(at: path.item, inSection: path.section)
    }
    return derivation.item(at: ItemPath(section: section, item: index), #function) {
      base.item(at: $0.item, inSection: $0.section)
    }
  }

  @inlinable
  public func readItems(at paths: [ItemPath], _ body: @MainActor (_ number: Int, _ item: Base.Item) -> Void) {
    guard derivation.countsAllRows else {
      for (number, path) in paths.enumerated() { body(number, item(at: path.item, inSection: path.section)) }
      return
    }
    let ordered = derivation.orderedBasePaths(paths, #function)
    if let numbers = ordered.numbers {
      base.readItems(at: ordered.paths) { body(Int(numbers[$0]), $1) }
    } else {
      base.readItems(at: ordered.paths, body)
    }
  }

  public func header(ofSection section: Int) -> Base.Header? {
    base.header(ofSection: derivation.baseSection(section, #function))
  }

  public func footer(ofSection section: Int) -> Base.Footer? {
    base.footer(ofSection: derivation.baseSection(section, #function))
  }

  public func indexTitle(ofSection section: Int) -> String? {
    base.indexTitle(ofSection: derivation.baseSection(section, #function))
  }

  @discardableResult
  public func reconfigureSection(at index: Int) -> ContentUpdate {
    base.reconfigureSection(at: derivation.baseSection(index, #function))
  }

  // MARK: Places

  /// A place of an item, which is one of the base.
  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let path = derivation.basePath(ItemPath(section: section, item: index), #function)
    return base.place(at: path.item, inSection: path.section)
  }

  /// Where an item of the base is shown; `nil` if it is not, if it is gone or of another data source.
  public func indexPath(of place: ItemPlace) -> IndexPath? {
    // Of several ways to the item, the first in the base may be one that is not shown here.
    let path = base.indexPath(of: place).flatMap { derivation.path(ofBase: ItemPath(section: $0[0], item: $0[1])) }
    return path.map { IndexPath(indexes: [$0.section, $0.item]) } ?? changes.indexPath(of: place)
  }
}

extension DerivedDataSource: BaseEditing {}
extension DerivedDataSource: EditableByPlace where Base: EditableByPlace {}
