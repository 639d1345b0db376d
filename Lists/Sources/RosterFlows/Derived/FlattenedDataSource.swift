import Foundation
import RosterCore
import RosterDiagnostics
import RowStructures

/// The items of all sections of another data source in one section, without headers.
///
/// ```swift
/// let all = folders.flattened()
/// let newest = all.sorted(by: \.date, .descending)
/// ```
///
/// An item that moves between sections of the base moves here, too. So do the items of a section that moves.
///
/// - Complexity: O(*k* log *n*) for a change of *k* items, and O(log *s*) more for a base of *s* sections. No item is read. It
///   retains a number for each section, and up to 5 bytes for each item once the base has changed.
@preconcurrency @MainActor public final class FlattenedDataSource<Base: DataSource>: VersionedDataSource {
  public typealias Item = Base.Item

  /// The data source whose items are shown.
  public let base: Base
  public let changes = ContentChannel<Base.Item>()
  @usableFromInline var rows: FlatRows<Base.Version, Void>

  /// - Parameter base: The data source whose items are shown. It's retained.
  init(_ base: Base) {
    self.base = base
    rows = Self.read(base.version)
    changes.derive(from: base, for: self) { [weak self] in
      self?.follow($0)
      self?.noteUnsettled()
    }
  }

  @inlinable public var version: FlattenedVersion<Base.Version> { FlattenedVersion(rows, changes) }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    base.indexPath(of: place).map { [0, rows.index(of: ItemPath(section: $0[0], item: $0[1]))] }
  }

  package func settle() { rows.take(base.version) }

  private static func read(_ base: Base.Version) -> FlatRows<Base.Version, Void> {
    let counts = FlatRows<Base.Version, Void>.counts(of: base)
    return FlatRows(base, counts, Array(repeating: (), count: counts.totalWeight))
  }

  // MARK: Following

  private func follow(_ edit: ContentEdit<Base.Item>) {
    let newest = base.version
    var counts = rows.counts
    switch FlatEdit(edit, &counts, newest) {
    case .nothing:
      rows.take(newest, counts)
      changes.sendNothing()
    case .insert(let index, let item):
      let label = newLabel(at: index)
      rows.take(newest, counts)
      rows.rows.insert((), label, at: index)
      changes.send(.insert(RowPlace(0, index, label), item))
    case .remove(let index, let item):
      rows.take(newest, counts)
      let label = rows.rows.remove(at: index).label
      changes.send(.remove(RowPlace(0, index, label), item))
    case .update(let index, let old, let new):
      rows.take(newest, counts)
      changes.send(.update(RowPlace(0, index, rows.rows.label(at: index)), old: old, new: new))
    case .move(let from, let to, let old, let new, let isChanged):
      let label = newLabel(at: to > from ? to + 1 : to)
      rows.take(newest, counts)
      let oldLabel = rows.rows.remove(at: from).label
      rows.rows.insert((), label, at: to)
      let (start, end) = (RowPlace(0, from, oldLabel), RowPlace(0, to, label))
      changes.send(.move(from: start, to: end, old: old, new: new, isChanged: isChanged))
    case .rows(let flat):
      if let relabeling = rows.rows.makeRoom(removing: flat.removed, inserting: flat.inserted) {
        changes.send(.relabel(relabeling, inSection: 0))
      }
      rows.take(newest, counts)
      let passed = rows.rows.pass(removing: flat.removed, inserting: flat.inserted.map { ($0, ()) })
      changes.send(.rows(flat.rows(passed, in: rows.rows), inSection: 0))
    case .reload(let isAnnounced):
      rows = Self.read(newest)
      changes.send(.reload(isAnnounced: isAnnounced))
    }
  }

  /// Returns a label for a row to insert. The rows are still those before the edit.
  private func newLabel(at index: Int) -> RowLabel {
    if let label = rows.rows.newLabel(at: index) { return label }
    changes.send(.relabel(rows.rows.makeRoom(at: index), inSection: 0))
    guard let label = rows.rows.newLabel(at: index) else { fatalError("room was made for a row") }
    return label
  }
}

extension FlatChanges {
  /// Returns the edit of a list after its rows have passed.
  func rows<Mark>(_ passed: Rows, in list: RowList<Mark>) -> RowChanges {
    var changes = RowChanges()
    (changes.removed, changes.inserted, changes.moves) = (passed.removed, passed.inserted, moves)
    changes.updated = ContiguousArray(updated.map { ($0, list.label(at: $0)) })
    return changes
  }
}

/// The items of a ``FlattenedDataSource`` at one time.
public struct FlattenedVersion<Base: ContentVersion>: ContentVersion {
  public typealias Item = Base.Item

  @usableFromInline let rows: FlatRows<Base, Void>
  @usableFromInline let channel: ContentChannel<Base.Item>

  @usableFromInline
  init(_ rows: FlatRows<Base, Void>, _ channel: ContentChannel<Base.Item>) {
    self.rows = rows
    self.channel = channel
  }

  /// The number of sections, which is always 1.
  @inlinable public var numberOfSections: Int { 1 }
  @inlinable public func numberOfItems(inSection section: Int) -> Int { rows.rows.count }
  @inlinable public func item(at index: Int, inSection section: Int) -> Base.Item { rows.item(at: index) }
  @inlinable public func label(at index: Int, inSection section: Int) -> Int { rows.rows.label(at: index) }
  @inlinable public func index(of label: Int, inSection section: Int) -> Int? { rows.rows.index(of: label) }

  public func forEachItem(inSection section: Int, _ body: (Int, Base.Item) -> Void) {
    var labels: ContiguousArray<RowLabel> = []
    labels.reserveCapacity(rows.rows.count)
    rows.rows.forEach { label, _ in labels.append(label) }
    var index = 0
    FlatRows<Base, Void>.forEachItem(of: rows.base) { item in
      body(labels[index], item)
      index += 1
    }
  }

  @inlinable
  public func forEachLabel(inSection section: Int, _ body: (Int) -> Void) {
    rows.rows.forEach { label, _ in body(label) }
  }

  public func place(at index: Int, inSection section: Int) -> ItemPlace { rows.place(at: index) }

  public func owner(ofSection section: Int) -> SectionOwner? {
    channel.source.map { rows.owner($0, section: section) }
  }
}

extension DataSource {
  /// Returns the items of all sections in one section.
  public func flattened() -> FlattenedDataSource<Self> { FlattenedDataSource(self) }
}

extension FlattenedDataSource: VersionKeeping {}
extension FlattenedDataSource: BaseEditing {}
extension FlattenedDataSource: EditableByPlace where Base: EditableByPlace {}
extension FlattenedDataSource: OrderableByPlace where Base: OrderableByPlace {}
