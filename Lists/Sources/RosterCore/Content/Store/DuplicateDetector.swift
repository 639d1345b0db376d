import ListChanges
import RosterDiagnostics

/// Finds repeated identifiers where they arise: in the first content, in edits and in sections that are applied.
///
/// The code that applies items checks them, as it compares them with a matcher of its own. Edits are
/// looked at in debug builds only, with a table of all identifiers that is made at the first of them.
@MainActor package final class DuplicateDetector<Header, Item, Footer> {
  typealias Section = ContentSection<Header, Item, Footer>
  typealias Edit = SectionEdit<Header, Item, Footer>

  var policy = DuplicatePolicy.standard {
    didSet { forget() }
  }
  /// Is called with repeated identifiers; also with those that the first content had.
  var handler: ((DuplicateReport) -> Void)? {
    didSet {
      let reports = firstReports
      firstReports = []
      for report in reports { handler?(report) }
    }
  }
  /// The identifiers of sections, if they have any.
  var identifySection: ((Section) -> AnyHashable?)? {
    didSet { forget() }
  }

  private let identify: ((Item) -> AnyHashable?)? = ItemIdentity<Item>.ofItems?.id
  private var firstReports: [DuplicateReport] = []
  private var reportsOfApplied: [DuplicateReport] = []
  private var counts: (items: IdentifierCounts, sections: IdentifierCounts)?
  private var repeatedItems: Set<AnyHashable> = []
  private var repeatedSections: Set<AnyHashable> = []

  /// Whether edits and content without a stated policy are looked at.
  private static var isDebugging: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  private var looksAtEdits: Bool {
    Self.isDebugging && policy != .keepAll && (identify != nil || identifySection != nil)
  }

  // MARK: First content

  /// Leaves out what is repeated in the first items of a data source.
  ///
  /// - Parameter stated: the policy that the user stated. Without one, debug builds follow the standard.
  func resolveFirst(_ items: [[Item]], by stated: DuplicatePolicy?) -> [[Item]] {
    if let stated { policy = stated }
    guard let identify, policy != .keepAll, stated != nil || Self.isDebugging else { return items }
    guard stated == nil else {
      return policy.resolved(items, by: .keys(id: identify, areSame: { _, _ in true })) { firstReports.append($0) }
        ?? items
    }
    let repeated = places(in: identified(items, by: identify)).filter { $0.value.count > 1 }
    if !repeated.isEmpty { pass(on: report(items: repeated)) }
    return items
  }

  func resolveFirst(_ sections: [Section], by stated: DuplicatePolicy?) -> [Section] {
    let items = resolveFirst(sections.map(\.items), by: stated)
    guard !firstReports.isEmpty else { return sections }
    return zip(sections, items).map { section, items in
      var section = section
      section.items = items
      return section
    }
  }

  // MARK: Sections that are there

  /// Reports sections with the same identifier. They stay, as their items would go with them.
  ///
  /// - Parameter identify: the identifiers of sections; those that are missing repeat nothing.
  func check(_ sections: [Section], by identify: (Section) -> AnyHashable?) {
    guard policy != .keepAll else { return }
    let places = places(in: sections.indices.map { ($0, identify(sections[$0])) }).filter { $0.value.count > 1 }
    guard !places.isEmpty else { return }
    pass(on: report(sections: places))
  }

  /// Reports sections of a data source that were not applied but given at first, in debug builds.
  func checkFirst(_ sections: [Section]) {
    if Self.isDebugging, let identifySection { check(sections, by: identifySection) }
  }

  // MARK: Edits

  /// Other content is there, which was checked when it was applied.
  func forget() {
    counts = nil
  }

  /// Notes what an edit repeats.
  ///
  /// - Parameter sections: all sections before the edit.
  /// - Complexity: hashes the identifiers of the items that come and go; O(*n*) at the first edit.
  func note(_ edit: Edit, before sections: [Section]) {
    guard looksAtEdits else { return }
    if counts == nil { counts = count(sections) }
    switch edit {
    case .insertItems(let items, _): add(items)
    case .removeItem(let path): remove([sections[path.section].items[path.item]])
    case .replaceItem(let path, let item):
      remove([sections[path.section].items[path.item]])
      add([item])
    case .replaceItems(let section, let items, _):
      remove(sections[section].items)
      add(items)
    case .insertSection(let section, _):
      add(section)
      add(section.items)
    case .removeSection(let index):
      remove(sections[index])
      remove(sections[index].items)
    case .replaceSupplements(let index, let section, _):
      remove(sections[index])
      add(section)
    case .moveItem, .moveSection: break
    }
  }

  /// Notes what a transaction repeats.
  ///
  /// - Complexity: hashes all identifiers.
  func note(from old: [Section], to new: [Section]) {
    guard looksAtEdits else { return }
    let (before, after) = (counts ?? count(old), count(new))
    repeatedItems.formUnion(after.items.repeated(since: before.items))
    repeatedSections.formUnion(after.sections.repeated(since: before.sections))
  }

  /// Reports what edits repeated.
  ///
  /// - Parameter sections: all sections after the edits. Nothing is left out of them, as edits say where items are to be.
  func report(in sections: [Section]) {
    guard !repeatedItems.isEmpty || !repeatedSections.isEmpty else { return }
    var items: [AnyHashable: [ItemPath]] = [:]
    if let identify, !repeatedItems.isEmpty {
      items = places(in: identified(sections.map(\.items), by: identify))
        .filter { repeatedItems.contains($0.key) && $0.value.count > 1 }
    }
    var groups: [AnyHashable: [Int]] = [:]
    if let identifySection, !repeatedSections.isEmpty {
      groups = places(in: sections.indices.map { ($0, identifySection(sections[$0])) })
        .filter { repeatedSections.contains($0.key) && $0.value.count > 1 }
    }
    repeatedItems = []
    repeatedSections = []
    guard !items.isEmpty || !groups.isEmpty else { return }
    pass(on: report(items: items, sections: groups))
  }

  // MARK: Content that is applied

  /// Takes a report on content that is being applied. The program stops by it, or it is passed on by ``tellOfApplied()``.
  func note(_ report: DuplicateReport) {
    if policy == .trap { handler?(report) } else { reportsOfApplied.append(report) }
  }

  /// Passes on what content that was applied has repeated.
  func tellOfApplied() {
    let reports = reportsOfApplied
    reportsOfApplied = []
    for report in reports { handler?(report) }
  }

  // MARK: Counting

  private func count(_ sections: [Section]) -> (items: IdentifierCounts, sections: IdentifierCounts) {
    (
      IdentifierCounts(identify.map { sections.flatMap(\.items).map($0) } ?? []),
      IdentifierCounts(identifySection.map { sections.map($0) } ?? [])
    )
  }

  private func add(_ items: [Item]) {
    guard let identify else { return }
    for id in items.lazy.map(identify) where counts?.items.add(id) == true { id.map { _ = repeatedItems.insert($0) } }
  }

  private func remove(_ items: [Item]) {
    guard let identify else { return }
    for item in items { counts?.items.remove(identify(item)) }
  }

  private func add(_ section: Section) {
    guard let id = identifySection?(section), counts?.sections.add(id) == true else { return }
    repeatedSections.insert(id)
  }

  private func remove(_ section: Section) {
    counts?.sections.remove(identifySection?(section))
  }

  // MARK: Reporting

  /// Hands a report to its handlers, or else posts a note: it is no mistake yet, but the next content that is applied
  /// stops a debug build if the policy is `DuplicatePolicy.trap`.
  private func pass(on report: DuplicateReport) {
    if let handler { return handler(report) }
    firstReports.append(report)
    if policy == .trap {
      DebugNotes.post(
        report.rule,
        cause: DuplicateReport.cause,
        advice: report.advice,
        once: "duplicates \(Section.self)"
      )
    }
  }

  private func identified(_ items: [[Item]], by identify: (Item) -> AnyHashable?) -> [(ItemPath, AnyHashable?)] {
    items.enumerated().flatMap { section, items in
      items.enumerated().map { (ItemPath(section: section, item: $0.offset), identify($0.element)) }
    }
  }

  private func places<Place>(in identified: some Sequence<(Place, AnyHashable?)>) -> [AnyHashable: [Place]] {
    var places: [AnyHashable: [Place]] = [:]
    for case (let place, let id?) in identified { places[id, default: []].append(place) }
    return places
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
