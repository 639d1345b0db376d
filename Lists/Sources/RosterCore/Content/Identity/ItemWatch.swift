import ListChanges
import RosterDiagnostics
import RowStructures

/// The rows of a data source that stores its items.
@MainActor package protocol KeptRows<Item>: AnyObject {
  associatedtype Item

  /// Calls a closure with all rows and their paths among all sections, including hidden ones.
  func forEachKeptRow(_ body: (ItemPath, KeptRow, Item) -> Void)
  func item(of row: KeptRow) -> Item?
  /// Returns the path of a row among the visible sections.
  func path(of row: KeptRow) -> ItemPath?
  /// Returns the name of a section.
  func name(ofSection section: Int) -> UInt32
}

extension KeptRows {
  /// Returns whether a row still has an item, judging by identifiers.
  package func has(_ item: Item, in row: KeptRow) -> Bool {
    self.item(of: row).map { identifier(of: $0) == identifier(of: item) } ?? false
  }
}

/// An object that finds items by their identifiers, and repeated identifiers.
///
/// Matchers check applied content. Edits are checked in debug builds only. The index of all identifiers is created at
/// the first lookup or for the first checked edit. Edits of single items retain it.
@usableFromInline
@MainActor package final class ItemWatch<Item> {
  package weak var rows: (any KeptRows<Item>)?
  package var policy = DuplicatePolicy.standard {
    didSet { forget() }
  }
  /// A handler that receives repeated identifiers, and those of the first content when it's set.
  package var handler: ((DuplicateReport) -> Void)? {
    didSet {
      let reports = firstReports
      firstReports = []
      for report in reports { handler?(report) }
    }
  }
  /// Returns the identifiers of all sections, if they have any.
  package var sectionIDs: (() -> [AnyHashable?])?

  /// A Boolean value that indicates whether edits must be followed.
  @usableFromInline package private(set) var isFollowing = false
  /// A Boolean value that indicates whether no identifier is known to be repeated.
  @usableFromInline package var isUnique = false

  private let identity = ItemIdentity<Item>.ofItems
  private var index: IdentifierIndex?
  /// A Boolean value that indicates whether too many hashes are equal for an index.
  private var isUseless = false
  private var firstReports: [DuplicateReport] = []
  private var reportsOfApplied: [DuplicateReport] = []
  /// Identifiers that an edit may have repeated.
  private var repeatedItems: Set<AnyHashable> = []
  private var repeatedSections: Set<AnyHashable> = []
  private var isReporting = false
  private var instances = SharedReferenceDetector<Item>()

  package init() { forget() }

  private static var isDebugging: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// A Boolean value that indicates whether edits are checked.
  private var looksAtEdits: Bool { Self.isDebugging && policy != .keepAll && identity != nil }

  // MARK: Finding

  /// Returns the path of the first item with an identifier, or `nil` if there isn't one.
  ///
  /// - Complexity: O(*n*) for the first time, then O(log *n*).
  package func path(ofID id: AnyHashable) -> ItemPath? {
    guard let identity, let rows else { return nil }
    makeIndex()
    var first: ItemPath?
    func look(_ row: KeptRow, _ item: Item) {
      guard identity.id(item) == id, let path = rows.path(of: row) else { return }
      if first.map({ path < $0 }) ?? true { first = path }
    }
    if let index {
      index.forEach(identity.hashOfID(id)) { row in
        if let item = rows.item(of: row) { look(row, item) }
      }
    } else {
      rows.forEachKeptRow { _, row, item in
        if first == nil { look(row, item) }
      }
    }
    return first
  }

  private func makeIndex() {
    guard index == nil, !isUseless, let identity, let rows else { return }
    var count = 0
    rows.forEachKeptRow { _, _, _ in count += 1 }
    var index = IdentifierIndex(capacity: count)
    rows.forEachKeptRow { _, row, item in
      if !isUseless, !index.insert(identity.hash(item), row) { isUseless = true }
    }
    self.index = isUseless ? nil : index
    isFollowing = !isUseless
  }

  /// Discards the index because the content was replaced.
  @usableFromInline
  package func forget() {
    index = nil
    isUseless = false
    isFollowing = looksAtEdits
  }

  /// Applies content whose identifiers are checked elsewhere.
  package func whileApplying(_ body: () -> Void) {
    forget()
    isFollowing = false
    body()
    forget()
  }

  // MARK: Edits

  /// Follows an edit of all sections, including hidden ones, after it's made.
  @usableFromInline
  package func follow(_ edit: ContentEdit<Item>) {
    guard let rows else { return }
    func row(_ place: RowPlace) -> KeptRow { KeptRow(rows.name(ofSection: place.section), place.label) }
    switch edit {
    case .insert(let place, let item): came([(row(place), item)])
    case .remove(let place, let item): left(row(place), item)
    case .update(let place, let old, let new):
      left(row(place), old)
      came([(row(place), new)])
    case .move(let from, let to, let old, let new, _):
      if index == nil { break }
      left(row(from), old)
      came([(row(to), new)])
    case .relabel(let relabeling, let section): relabel(relabeling, rows.name(ofSection: section))
    case .rows(let changes, let section) where changes.removed.isEmpty && changes.updated.isEmpty:
      let name = rows.name(ofSection: section)
      came(
        changes.inserted.compactMap { row in
          rows.item(of: KeptRow(name, row.label)).map { (KeptRow(name, row.label), $0) }
        }
      )
    case .rows, .replaceSections, .reload: forget()
    // Their owner names the rows.
    case .insertSections, .removeSections, .moveSections, .updateSection: break
    }
  }

  /// Follows inserted rows.
  package func came(_ new: some Sequence<(KeptRow, Item)>) {
    guard isFollowing, let identity else { return }
    if index == nil {
      // The new index has them.
      makeIndex()
    } else {
      for (row, item) in new where index?.insert(identity.hash(item), row) == false {
        (index, isUseless, isFollowing) = (nil, true, false)
        break
      }
    }
    guard looksAtEdits, let index, let rows else { return }
    for (_, item) in new {
      let id = identity.id(item)
      var count = 0
      index.forEach(identity.hash(item)) { row in
        if count < 2, let other = rows.item(of: row), identity.id(other) == id { count += 1 }
      }
      if let id, count > 1 {
        repeatedItems.insert(id)
        reportLater()
      }
    }
  }

  /// Follows a removed row.
  package func left(_ row: KeptRow, _ item: Item) {
    guard index != nil, let identity else { return }
    if index?.remove(identity.hash(item), row) == false { forget() }
  }

  private func relabel(_ relabeling: Relabeling, _ section: UInt32) {
    guard index != nil, let identity, let rows else { return }
    // A label that's both old and new names two rows meanwhile. Their hashes differ, or they're equal to the index.
    for (old, new) in zip(relabeling.old, relabeling.new) where old != new {
      guard let item = rows.item(of: KeptRow(section, new)),
        index?.rename(identity.hash(item), KeptRow(section, old), to: KeptRow(section, new)) == true
      else { return forget() }
    }
  }

  // MARK: First content

  /// Resolves repeated identifiers in the first items of a data source.
  ///
  /// - Parameter stated: The user's policy. Without one, all items are retained, and debug builds report repeated ones.
  package func resolveFirst(_ items: [[Item]], by stated: DuplicatePolicy?) -> [[Item]] {
    if let stated { policy = stated }
    instances.note(items.lazy.joined())
    guard let identity, policy != .keepAll, stated != nil || Self.isDebugging else { return items }
    guard stated == nil else {
      let matcher = KeyMatcher<Item, AnyHashable?>.keys(id: identity.id, areSame: { _, _ in true })
      return policy.resolved(items, by: matcher) { firstReports.append($0) } ?? items
    }
    let found = places(
      of: items.enumerated().lazy.flatMap { section, items in
        items.enumerated().lazy.map { (ItemPath(section: section, item: $0.offset), identity.id($0.element)) }
      }
    )
    if !found.isEmpty { pass(on: report(items: found)) }
    return items
  }

  // MARK: Sections

  /// Reports sections with the same identifier. They're retained, as their items would be removed with them.
  ///
  /// - Parameter ids: The identifiers of all sections. Missing ones aren't repeated.
  package func check(sections ids: [AnyHashable?]) {
    guard policy != .keepAll else { return }
    let found = places(of: ids.enumerated().lazy.map { ($0.offset, $0.element) })
    if !found.isEmpty { pass(on: report(sections: found)) }
  }

  /// Reports repeated initial sections, in debug builds.
  package func checkFirstSections() {
    if Self.isDebugging, let sectionIDs { check(sections: sectionIDs()) }
  }

  /// Follows a section that was inserted or has another header, in debug builds.
  package func came(section: Int) {
    guard Self.isDebugging, policy != .keepAll, let ids = sectionIDs?(), let id = ids[section] else { return }
    guard ids.count(where: { $0 == id }) > 1 else { return }
    repeatedSections.insert(id)
    reportLater()
  }

  // MARK: Content that is applied

  /// Takes a report on content being applied. The program stops with it, or ``tellOfApplied()`` forwards it.
  @usableFromInline
  package func note(_ report: DuplicateReport) {
    if policy == .trap { handler?(report) } else { reportsOfApplied.append(report) }
  }

  /// Forwards the reports on applied content.
  package func tellOfApplied() {
    let reports = reportsOfApplied
    reportsOfApplied = []
    for report in reports { handler?(report) }
  }

  /// Notes objects that were changed and are applied again.
  package func noteInstances(_ items: some Sequence<Item>) { instances.note(items) }

  @usableFromInline
  package func remember(_ item: Item) { instances.remember(item) }

  // MARK: Reports

  /// Reports identifiers that edits have repeated, at the end of the turn.
  private func reportLater() {
    if isReporting { return }
    isReporting = true
    Turn.settleFirst { [weak self] in self?.report() }
  }

  private func report() {
    isReporting = false
    var items: [AnyHashable: [ItemPath]] = [:]
    if let identity, !repeatedItems.isEmpty {
      var found: [(ItemPath, AnyHashable?)] = []
      rows?.forEachKeptRow { path, _, item in
        if let id = identity.id(item), repeatedItems.contains(id) { found.append((path, id)) }
      }
      items = places(of: found)
    }
    let sections = repeatedSections.isEmpty ? [] : sectionIDs?() ?? []
    let groups = places(of: sections.enumerated().lazy.map { ($0.offset, $0.element) })
      .filter { repeatedSections.contains($0.key) }
    (repeatedItems, repeatedSections) = ([], [])
    if !items.isEmpty || !groups.isEmpty { pass(on: report(items: items, sections: groups)) }
  }

  /// Passes a report to its handler, or posts a note. The next content applied stops a debug build if the policy is
  /// `DuplicatePolicy.trap`.
  private func pass(on report: DuplicateReport) {
    if let handler { return handler(report) }
    firstReports.append(report)
    guard policy == .trap else { return }
    DebugNotes.post(
      report.rule,
      cause: DuplicateReport.cause,
      advice: report.advice,
      once: "duplicates \(Item.self) \(report.sections.isEmpty)"
    )
  }

  /// Returns the places of repeated identifiers.
  private func places<Place>(of identified: some Sequence<(Place, AnyHashable?)>) -> [AnyHashable: [Place]] {
    var places: [AnyHashable: [Place]] = [:]
    for case (let place, let id?) in identified { places[id, default: []].append(place) }
    return places.filter { $0.value.count > 1 }
  }

  private func report(items: [AnyHashable: [ItemPath]] = [:], sections: [AnyHashable: [Int]] = [:]) -> DuplicateReport {
    DuplicateReport(
      policy: .keepAll,
      entries: items.map { .init(identifier: String(describing: $0.key), positions: $0.value) }
        .sorted { $0.positions[1] < $1.positions[1] },
      sections: sections.map { .init(identifier: String(describing: $0.key), positions: $0.value) }
        .sorted { $0.positions[1] < $1.positions[1] }
    )
  }
}
