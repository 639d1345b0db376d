import Foundation

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
  public let changes = ContentChannel()
  private var sections: FlatSections
  /// The sections at the other time while a round is planned, and whether ``sections`` are those after it.
  private var plan: (other: FlatSections, isMade: Bool)?
  var readsAhead = false
  /// Whether all items have been taken away, as the base could not be read ahead.
  private var isBlank = false
  private var draft: (sections: FlatSections, revision: Int)?

  /// - Parameter base: the data source whose items are shown; it is kept alive.
  public init(_ base: Base) {
    self.base = base
    sections = FlattenedDataSource.sections(of: base)
    changes.source = self
    base.changes.link(to: self, part: ObjectIdentifier(base.changes))
    if base.changes.source == nil { base.changes.source = base }
  }

  private static func sections(of base: Base) -> FlatSections {
    FlatSections((0..<base.numberOfSections).map(base.numberOfItems))
  }

  // MARK: Reading

  private var current: FlatSections {
    if let plan { return plan.isMade == readsAhead ? sections : plan.other }
    let coordinator = UpdateCoordinator.shared
    guard coordinator.readsDrafts,
      coordinator.drafts.contains(where: { $0.changes.leads(to: base.changes) })
    else { return sections }
    if let draft, draft.revision == coordinator.revision { return draft.sections }
    let sections = FlattenedDataSource.sections(of: base)
    draft = (sections, coordinator.revision)
    return sections
  }

  /// There is one, whatever the base has.
  public var numberOfSections: Int { 1 }

  public func numberOfItems(inSection section: Int) -> Int {
    checkIndex(section, of: .section, below: 1, in: "FlattenedDataSource", #function)
    return current.sums.total
  }

  /// - Complexity: O(log *s*) in *s* sections, and what the base takes.
  public func item(at index: Int, inSection section: Int) -> Base.Item {
    let path = basePath(ItemPath(section: section, item: index), #function)
    return base.item(at: path.item, inSection: path.section)
  }

  public func readItems(at paths: [ItemPath], _ body: @MainActor (_ number: Int, _ item: Base.Item) -> Void) {
    base.readItems(at: paths.map { basePath($0, #function) }, body)
  }

  private func basePath(_ path: ItemPath, _ function: StaticString) -> ItemPath {
    checkIndex(path.section, of: .section, below: 1, in: "FlattenedDataSource", function)
    let current = current
    checkIndex(path.item, of: .item, below: current.sums.total, in: "FlattenedDataSource", function)
    let (section, local) = current.sums.leaf(covering: path.item)
    return ItemPath(section: section, item: local)
  }

  // MARK: Places

  /// A place of an item, which is one of the base.
  public func place(at index: Int, inSection section: Int) -> ItemPlace {
    let path = basePath(ItemPath(section: section, item: index), #function)
    return base.place(at: path.item, inSection: path.section)
  }

  public func indexPath(of place: ItemPlace) -> IndexPath? {
    base.indexPath(of: place).map { indexPath(ofBase: $0) }
  }

  /// The path in the base of an item.
  ///
  /// - Complexity: O(log *s*)
  public func baseIndexPath(of indexPath: IndexPath) -> IndexPath {
    let path = basePath(ItemPath(section: indexPath[0], item: indexPath[1]), #function)
    return IndexPath(indexes: [path.section, path.item])
  }

  /// Where an item of the base is shown, given its path in the base.
  ///
  /// - Complexity: O(log *s*)
  public func indexPath(ofBase indexPath: IndexPath) -> IndexPath {
    IndexPath(indexes: [0, current.sums.sum(before: indexPath[0]) + indexPath[1]])
  }
}

/// The numbers of rows in the sections of a base.
private struct FlatSections {
  let counts: [Int]
  let sums: LeafSums

  init(_ counts: [Int]) {
    self.counts = counts
    sums = LeafSums(counts)
  }
}

extension FlattenedDataSource: AheadReadable, DerivedContent {
  func stage(ofParts parts: [StagedPart], readAhead: ReadAhead) -> ContainerStage? {
    guard let part = parts.first else { return nil }
    // It follows up when all below have.
    if isBlank { return ContainerStage(stage: ChangeStage()) }
    if part.isReadableAhead || part.stage.sections.inserts.isEmpty { return follow(part, readAhead) }
    // Nobody knows how many items come: all go, and come again in a round of their own.
    isBlank = true
    let count = sections.sums.total
    plan = (sections, true)
    sections = FlatSections([])
    return ContainerStage(stage: ChangeStage(items: .init(deletes: paths(0..<count))))
  }

  private func follow(_ part: StagedPart, _ readAhead: ReadAhead) -> ContainerStage {
    var counts: [Int: Int] = [:]
    if !part.stage.sections.inserts.isEmpty {
      readAhead {
        for section in part.stage.sections.inserts { counts[section] = base.numberOfItems(inSection: section) }
      }
    }
    let carriesItems = part.isLast && part.isReadableAhead
    let flat = FlatStage(part.stage, part.updates, counts: sections.counts, carriesItems: carriesItems) {
      counts[$0] ?? 0
    }
    let old = sections
    sections = FlatSections(flat.newCounts)
    plan = (old, true)
    let changes = ListChangeset(
      deletes: flat.removed.sorted(),
      inserts: flat.inserted.sorted(),
      moves: flat.moves.sorted { $0.to < $1.to }
    )
    .withLeastMoves(count: old.sums.total)
    let inserted = Set(flat.inserted)
    let updates = ChangeStage(
      items: .init(updates: paths(flat.updates.map(\.new).filter { !inserted.contains($0) }.sorted()))
    )
    func path(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
    let structure = ChangeStage(
      items: IndexChanges(deletes: changes.deletes, inserts: changes.inserts, moves: changes.moves)
        .map(from: path, to: path)
    )
    if !structure.hasStructure { return ContainerStage(stage: updates) }
    return ContainerStage(stage: structure, updates: updates.count > 0 ? updates : nil)
  }

  private func paths(_ items: some Sequence<Int>) -> [ItemPath] { items.map { ItemPath(section: 0, item: $0) } }

  private func commit() {
    if let plan, !plan.isMade { sections = plan.other }
    plan = nil
    draft = nil
  }

  func followUp() -> RoundEdit? {
    guard isBlank else { return nil }
    isBlank = false
    plan = (sections, true)
    sections = FlattenedDataSource.sections(of: base)
    let stage = ChangeStage(items: .init(inserts: paths(0..<sections.sums.total)))
    return RoundEdit(changes: changes, stage: stage, ahead: self) { self.commit() }
  }

  func endPlanning() { readsAhead = false }

  func shows(_ part: ObjectIdentifier) -> Bool { true }

  func adopt(_ part: ObjectIdentifier) { commit() }

  func reread() {
    plan = nil
    draft = nil
    isBlank = false
    sections = FlattenedDataSource.sections(of: base)
  }

  func setLeftOut(_ isLeftOut: Bool, _ part: ObjectIdentifier) {}

  func path(_ path: ItemPath, ofPart part: ObjectIdentifier) -> ItemPath? {
    ItemPath(section: 0, item: current.sums.sum(before: path.section) + path.item)
  }

  func _checkInvariants() {}
}

extension DataSource {
  /// The items of all sections in one section.
  public func flattened() -> FlattenedDataSource<Self> { FlattenedDataSource(self) }
}

/// Edits of items by their places, which are made in the base. An edit of an item that is gone does nothing, and its value
/// is `nil`.
extension FlattenedDataSource: EditableByPlace where Base: EditableByPlace {
  @discardableResult
  public func remove(_ place: ItemPlace) -> ContentEdit<Base.Item?> { base.remove(place) }

  @discardableResult
  public func replace(_ place: ItemPlace, with item: Base.Item) -> ContentEdit<Base.Item?> {
    base.replace(place, with: item)
  }

  @discardableResult
  public func update(_ place: ItemPlace, _ body: (inout Base.Item) -> Void) -> ContentEdit<Base.Item?> {
    base.update(place, body)
  }

  @discardableResult
  public func reconfigure(_ place: ItemPlace) -> ContentEdit<Base.Item?> { base.reconfigure(place) }
}
