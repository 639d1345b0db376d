import RosterCore
import RowStructures

/// The items of another data source in the opposite order, in each of its sections.
///
/// ```swift
/// let newestFirst = messages.reversed()
/// ```
///
/// - Complexity: O(1) for each edit of the base. It retains no rows.
@preconcurrency @MainActor
public final class ReversedDataSource<Base: DataSource>: DerivedDataSource<Base, ReversedVersion<Base.Version>> {
  /// - Parameter base: The data source whose items are shown. It's retained.
  init(_ base: Base) { super.init(base) }

  @inlinable public override var version: ReversedVersion<Base.Version> { ReversedVersion(base.version) }

  override func follow(_ edit: ContentEdit<Base.Item>) {
    let version = base.version
    func count(_ section: Int) -> Int { version.numberOfItems(inSection: section) }
    /// Returns the opposite place in a number of rows.
    func reversed(_ place: RowPlace, of count: Int) -> RowPlace {
      RowPlace(place.section, count - 1 - place.index, -place.label)
    }
    switch edit {
    case .insert(let place, let item): changes.send(.insert(reversed(place, of: count(place.section)), item))
    case .remove(let place, let item): changes.send(.remove(reversed(place, of: count(place.section) + 1), item))
    case .update(let place, let old, let new):
      changes.send(.update(reversed(place, of: count(place.section)), old: old, new: new))
    case .move(let from, let to, let old, let new, let isChanged):
      let oldCount = count(from.section) + (from.section == to.section ? 0 : 1)
      let places = (reversed(from, of: oldCount), reversed(to, of: count(to.section)))
      changes.send(.move(from: places.0, to: places.1, old: old, new: new, isChanged: isChanged))
    case .rows(let rows, let section):
      let newCount = count(section)
      let oldCount = newCount - rows.inserted.count + rows.removed.count
      func reversed(_ rows: ContiguousArray<RowChanges.Row>, of count: Int) -> ContiguousArray<RowChanges.Row> {
        ContiguousArray(rows.reversed().map { (count - 1 - $0.index, -$0.label) })
      }
      var edit = RowChanges()
      edit.removed = reversed(rows.removed, of: oldCount)
      edit.inserted = reversed(rows.inserted, of: newCount)
      edit.updated = reversed(rows.updated, of: newCount)
      edit.moves = rows.moves
      for index in edit.moves.indices {
        edit.moves[index].from = rows.removed.count - 1 - rows.moves[index].from
        edit.moves[index].to = rows.inserted.count - 1 - rows.moves[index].to
      }
      changes.send(.rows(edit, inSection: section))
    case .relabel(let relabeling, let section):
      var opposite = Relabeling()
      opposite.old = ContiguousArray(relabeling.old.reversed().map { -$0 })
      opposite.new = ContiguousArray(relabeling.new.reversed().map { -$0 })
      changes.send(.relabel(opposite, inSection: section))
    default: changes.send(edit)
    }
  }
}

/// The items of a ``ReversedDataSource`` at one time.
public struct ReversedVersion<Base: ContentVersion>: DerivedVersion {
  public typealias Item = Base.Item
  public typealias Header = Base.Header
  public typealias Footer = Base.Footer

  public let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  @inlinable public func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  @inlinable public func baseIndex(of index: Int, inSection section: Int) -> Int {
    base.numberOfItems(inSection: section) - 1 - index
  }
  @inlinable public func index(ofBase index: Int, inSection section: Int) -> Int? {
    base.numberOfItems(inSection: section) - 1 - index
  }
  // Labels ascend with the rows.
  @inlinable public func label(at index: Int, inSection section: Int) -> Int {
    -base.label(at: baseIndex(of: index, inSection: section), inSection: section)
  }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? {
    base.index(of: -label, inSection: section).map { base.numberOfItems(inSection: section) - 1 - $0 }
  }
}

extension DataSource {
  /// Returns the items of each section, the last one first.
  public func reversed() -> ReversedDataSource<Self> { ReversedDataSource(self) }
}

/// The opposite order of the base: before an item is after it there.
extension ReversedDataSource: OrderableByPlace where Base: OrderableByPlace {
  @discardableResult
  public func move(_ place: ItemPlace, before other: ItemPlace) -> EditResult<Base.Item?> {
    base.move(place, after: other)
  }

  @discardableResult
  public func move(_ place: ItemPlace, after other: ItemPlace) -> EditResult<Base.Item?> {
    base.move(place, before: other)
  }

  @discardableResult
  public func insert(_ item: Base.Item, before other: ItemPlace) -> EditResult<ItemPath?> {
    base.insert(item, after: other)
  }

  @discardableResult
  public func insert(_ item: Base.Item, after other: ItemPlace) -> EditResult<ItemPath?> {
    base.insert(item, before: other)
  }
}
