import Foundation
import RosterDiagnostics
import RowStructures

/// The items of all sections of another data source in one section, without headers.
///
/// ```swift
/// let all = folders.flattened()
/// let newest = all.sorted(by: \.date, .descending)
/// ```
///
/// An item that goes from one section of the base to another moves here, also where its section goes or comes with it.
///
/// - Complexity: O(*k* + *s*) for a change of *k* items in a base of *s* sections; no item is read. It keeps two numbers for
///   each section.
@preconcurrency @MainActor public final class FlattenedDataSource<Base: DataSource>: DataSource {
  public typealias Item = Base.Item

  /// The data source whose items are shown.
  public let base: Base
  private let timeline: Timeline<Flattening>

  /// - Parameter base: the data source whose items are shown; it is kept alive.
  init(_ base: Base) {
    self.base = base
    timeline = Timeline(Flattening(bases: [DerivedBase(base)]))
    changes.source = self
    if base.changes.source == nil { base.changes.source = base }
  }

  public var changes: ContentChannel { timeline.changes }

  // MARK: Reading

  /// There is one, whatever the base has.
  public var numberOfSections: Int { 1 }

  public func numberOfItems(inSection section: Int) -> Int {
    checkIndex(section, of: .section, below: 1, in: "FlattenedDataSource", #function)
    return timeline.read { $0.sums.total }
  }

  /// - Complexity: O(log *s*) in *s* sections, and that of the base.
  public func item(at index: Int, inSection section: Int) -> Base.Item {
    let row = row(ItemPath(section: section, item: index), #function)
    return timeline.item(ofBase: 0, at: row) { base.item(at: $0.item, inSection: $0.section) }
  }

  public func readItems(at paths: [ItemPath], _ body: @MainActor (_ number: Int, _ item: Base.Item) -> Void) {
    if timeline.countsAllRows { return base.readItems(at: paths.map { basePath($0, #function) }, body) }
    for (number, path) in paths.enumerated() { body(number, item(at: path.item, inSection: path.section)) }
  }

  private func basePath(_ path: ItemPath, _ function: StaticString) -> ItemPath {
    timeline.path(inBase: 0, of: row(path, function))
  }

  /// The row of the base, as the timeline counts it, of an item.
  private func row(_ path: ItemPath, _ function: StaticString) -> ItemPath {
    checkIndex(path.section, of: .section, below: 1, in: "FlattenedDataSource", function)
    return timeline.read { state in
      checkIndex(path.item, of: .item, below: state.sums.total, in: "FlattenedDataSource", function)
      let (section, local) = state.sums.leaf(covering: path.item)
      return ItemPath(section: section, item: local)
    }
  }

  // MARK: Places

  /// A place of an item, which is one of the base.
  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let path = basePath(ItemPath(section: section, item: index), #function)
    return base.place(at: path.item, inSection: path.section)
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    base.indexPath(of: place).flatMap { timeline.path(ItemPath(section: $0[0], item: $0[1]), ofBase: 0) }
      .map { IndexPath(indexes: [$0.section, $0.item]) }
  }
}

extension DataSource {
  /// The items of all sections in one section.
  public func flattened() -> FlattenedDataSource<Self> { FlattenedDataSource(self) }
}

extension FlattenedDataSource: BaseEditing {}
extension FlattenedDataSource: EditableByPlace where Base: EditableByPlace {}
extension FlattenedDataSource: OrderableByPlace where Base: OrderableByPlace {}
