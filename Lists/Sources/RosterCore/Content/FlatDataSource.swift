import Foundation
import RosterDiagnostics
import RowStructures

/// Items in one section, which you edit one by one or replace as a whole.
///
/// ```swift
/// let inbox = FlatDataSource(newMails)
/// tableView.attach(inbox)
/// inbox.append(mail)
/// inbox.apply(newMails)  // each view makes a batch of what is different
/// ```
///
/// ``EmptySections`` determines whether an empty list is one empty section or no section.
@preconcurrency @MainActor public final class FlatDataSource<Item>: VersionedDataSource {
  /// The policy for applied items with the same identifier.
  ///
  /// With `DuplicatePolicy.trap`, the standard of debug builds, applying such items stops the program. Debug builds
  /// also check the first items, edits, and transactions. These aren't changed, and ``onDuplicates`` receives a report.
  /// Without that handler, a note is printed once. Values without an `id` are checked only when you apply them.
  public var duplicates: DuplicatePolicy {
    get { watch.policy }
    set { watch.policy = newValue }
  }

  /// A handler that's called with repeated identifiers, and with those of the first items when you set it.
  public var onDuplicates: ((DuplicateReport) -> Void)? {
    get { watch.handler }
    set { watch.handler = newValue }
  }

  public let changes = ContentChannel<Item>()
  @usableFromInline var rows: RowList<Item>
  @usableFromInline let watch = ItemWatch<Item>()
  @usableFromInline let keepsEmptySection: Bool
  /// Items of a burst that haven't been compared yet.
  @usableFromInline var pending: PendingItems?

  /// Items that become the content later.
  @usableFromInline
  struct PendingItems {
    let items: [Item]
    let compare: ([Item], [Item]) -> ListChangeset?
  }

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - items: The items in display order.
  ///   - emptySections: The policy for the section if it's empty.
  ///   - duplicates: The policy for items with the same identifier. Without it, all are retained, and debug builds
  ///     report them.
  public init(_ items: [Item] = [], emptySections: EmptySections = .keep, duplicates: DuplicatePolicy? = nil) {
    rows = RowList(watch.resolveFirst([items], by: duplicates)[0])
    keepsEmptySection = emptySections == .keep
    changes.source = self
    watch.rows = self
  }

  @inlinable public var version: FlatVersion<Item> {
    FlatVersion(rows, changes, keepsEmptySection: keepsEmptySection)
  }

  /// The items in display order, after the last change.
  ///
  /// - Complexity: O(1) if they were assigned and not edited since then, otherwise O(*n*).
  public var items: [Item] { pending?.items ?? rows.array }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    place.dataSource === self ? place.indexPath : nil
  }

  // MARK: Changing

  /// Prepares an edit, which follows pending items.
  @inlinable
  func willEdit() {
    changes.checkChange()
    if pending != nil { settle() }
  }

  /// Sends an edit after it's made.
  @inlinable
  package func send(_ edit: ContentEdit<Item>) {
    if watch.isFollowing { watch.follow(edit) }
    if keepsEmptySection { changes.send(edit) } else { sendAsSections(edit) }
  }

  /// Sends an edit that may insert or remove the only section.
  @usableFromInline
  func sendAsSections(_ edit: ContentEdit<Item>) {
    let growth: Int
    switch edit {
    case .insert: growth = 1
    case .remove: growth = -1
    case .rows(let changes, _): growth = changes.inserted.count - changes.removed.count
    case .relabel where rows.count == 0: return
    default: growth = 0
    }
    switch (rows.count - growth > 0, rows.count > 0) {
    case (false, true) where growth > 0: changes.send(.insertSections(0..<1))
    case (true, false): changes.send(.removeSections(0..<1))
    case (false, false) where growth == 0: if case .reload = edit { changes.send(edit) }
    default: changes.send(edit)
    }
  }

  @inlinable
  func newLabel(at index: Int) -> RowLabel {
    if let label = rows.newLabel(at: index) { return label }
    return labelAfterMakingRoom(at: index)
  }

  @usableFromInline
  func labelAfterMakingRoom(at index: Int) -> RowLabel { newLabel(at: index, inSection: 0).label }

  @inlinable
  func checkItem(at index: Int, _ function: StaticString) {
    checkIndex(index, of: .item, below: rows.count, in: Self.self, function)
  }

  @inlinable
  func checkGap(at index: Int, upTo count: Int, _ function: StaticString) {
    if index < 0 || index > count { trapGap(at: index, upTo: count, function) }
  }

  @usableFromInline
  func trapGap(at index: Int, upTo count: Int, _ function: StaticString) {
    checkInsertion(at: index, of: .item, upTo: count, in: "FlatDataSource", function)
  }
}

extension FlatDataSource: RowEditing {
  package func rows(ofSection section: Int) -> RowList<Item> { rows }

  package func changeRows<Result>(ofSection section: Int, _ body: (inout RowList<Item>) -> Result) -> Result {
    body(&rows)
  }
}

extension FlatDataSource: KeptRows, PlaceFinding, IdentifierFinding {
  package func forEachKeptRow(_ body: (ItemPath, KeptRow, Item) -> Void) {
    var index = 0
    rows.forEach { label, item in
      body(ItemPath(section: 0, item: index), KeptRow(0, label), item)
      index += 1
    }
  }

  package func item(of row: KeptRow) -> Item? { rows.item(labeled: row.label) }

  package func path(of row: KeptRow) -> ItemPath? {
    rows.index(of: row.label).map { ItemPath(section: 0, item: $0) }
  }

  package func name(ofSection section: Int) -> UInt32 { 0 }

  package func path(ofID id: AnyHashable) -> ItemPath? {
    if pending != nil { settle() }
    return watch.path(ofID: id)
  }

  public func path(of item: FollowedItem) -> ItemPath? {
    if pending != nil { settle() }
    if let row = changes.places?.row(of: item) { return path(of: KeptRow(0, row.label)) }
    return watch.policy == .keepAll ? nil : item.id.flatMap(watch.path)
  }
}
