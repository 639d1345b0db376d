import Foundation

@testable import HeadlessUIKit

/// Applies a batch to arrays of tokens by definition, one array operation at a time.
///
/// Shares nothing with the validator and the mapping: positions are found by looking for tokens.
struct ListUpdateOracle {
  enum Verdict: Hashable {
    case outOfRange, conflict, sectionCount, itemCount, valid
  }

  /// Something whose way through the update can be followed.
  enum Token: Hashable {
    case old(Int, Int)
    case reloaded(Int, Int)
    case new
  }

  struct Section {
    enum Origin: Hashable {
      case old(Int)
      case reloaded(Int)
      case new
    }

    var origin: Origin

    /// The old index of a section that survives.
    var survivor: Int? {
      if case .old(let section) = origin { section } else { nil }
    }
  }

  let before: [Int]
  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var reloadedSections: [Int] = []
  private(set) var movedSections: [(from: Int, to: Int)] = []
  private(set) var deleted: [[Int]] = []
  private(set) var inserted: [[Int]] = []
  private(set) var reloaded: [[Int]] = []
  private(set) var moved: [(from: [Int], to: [Int])] = []

  init(_ operations: [ListOperation], before: [Int]) {
    self.before = before
    for operation in operations {
      switch operation {
      case .deleteSection(let section): deletedSections.append(section)
      case .insertSection(let section): insertedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .moveSection(let from, let to): movedSections.append((from, to))
      case .delete(let section, let item): deleted.append([section, item])
      case .insert(let section, let item): inserted.append([section, item])
      case .reload(let section, let item): reloaded.append([section, item])
      case .reconfigure: break
      case .move(let section, let item, let newSection, let newItem):
        moved.append(([section, item], [newSection, newItem]))
      }
    }
    makeSections()
    items = makeItems()
  }

  /// The sections after the update, without their items.
  private(set) var sections: [Section] = []
  /// Whether a section was put beyond the end, with made-up sections before it.
  private var isPadded = false
  /// The items of each section of `sections`; new sections have none.
  private(set) var items: [[Token]] = []

  /// The counts that the update leads to, with as many items as given in each section that is new or reloaded.
  func naturalCounts(filling count: Int) -> [Int] {
    zip(sections, items).map { section, items in section.survivor == nil ? count : items.count }
  }

  func verdict(after: [Int]) -> Verdict {
    if !isInRange(after: after) { return .outOfRange }
    if hasConflict { return .conflict }
    if isPadded || sections.count != after.count { return .sectionCount }
    for (position, section) in sections.enumerated() where section.survivor != nil {
      if items[position].count != after[position] { return .itemCount }
    }
    // The insertion that a reload stands for can be beyond the end, because it does not know of moves.
    for place in reloaded.compactMap(reloadedPosition) where place[1] >= after[place[0]] { return .outOfRange }
    return .valid
  }

  private func isInRange(after: [Int]) -> Bool {
    func exists(_ section: Int, in counts: [Int]) -> Bool { counts.indices.contains(section) }
    func exists(_ path: [Int], in counts: [Int]) -> Bool {
      counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
    }
    return (deletedSections + reloadedSections).allSatisfy { exists($0, in: before) }
      && insertedSections.allSatisfy { exists($0, in: after) }
      && movedSections.allSatisfy { exists($0.from, in: before) && exists($0.to, in: after) }
      && (deleted + reloaded).allSatisfy { exists($0, in: before) }
      && inserted.allSatisfy { exists($0, in: after) }
      && moved.allSatisfy { exists($0.from, in: before) && exists($0.to, in: after) }
  }

  private var hasConflict: Bool {
    func repeats<Value: Hashable>(_ values: [Value]) -> Bool { Set(values).count != values.count }
    let gone = deletedSections + reloadedSections
    let come = insertedSections + reloadedSections.compactMap(reloadedPosition)
    return repeats(gone + movedSections.map(\.from)) || repeats(come + movedSections.map(\.to))
      || repeats(deleted + reloaded + moved.map(\.from))
      || repeats(inserted + reloaded.compactMap(reloadedPosition) + moved.map(\.to))
      || moved.contains { gone.contains($0.from[0]) || come.contains($0.to[0]) }
  }

  /// Where a reloaded section comes back: deletions and insertions are applied, moves are not.
  private func reloadedPosition(_ section: Int) -> Int? {
    var names = before.indices.filter { !deletedSections.contains($0) }
    for position in insertedSections.sorted() { names.insert(-1, at: min(position, names.count)) }
    return names.firstIndex(of: section)
  }

  /// Where a reloaded item comes back, or `nil` if its section went.
  private func reloadedPosition(_ path: [Int]) -> [Int]? {
    guard let section = sections.firstIndex(where: { $0.survivor == path[0] }) else { return nil }
    var names = (0..<before[path[0]]).filter { !deleted.contains([path[0], $0]) }
    for position in inserted.filter({ $0[0] == section }).map({ $0[1] }).sorted() {
      names.insert(-1, at: min(position, names.count))
    }
    return names.firstIndex(of: path[1]).map { [section, $0] }
  }

  private mutating func makeSections() {
    var placed: [(at: Int, origin: Section.Origin)] = insertedSections.map { ($0, .new) }
    for section in reloadedSections {
      if let position = reloadedPosition(section) { placed.append((position, .reloaded(section))) }
    }
    placed += movedSections.map { ($0.to, .old($0.from)) }
    let taken = deletedSections + reloadedSections + movedSections.map(\.from)
    sections = before.indices.filter { !taken.contains($0) }.map { Section(origin: .old($0)) }
    for place in placed.sorted(by: { $0.at < $1.at }) {
      while sections.count < place.at {
        sections.append(Section(origin: .new))
        isPadded = true
      }
      sections.insert(Section(origin: place.origin), at: place.at)
    }
  }

  private func makeItems() -> [[Token]] {
    let taken = deleted + reloaded + moved.map(\.from)
    var placed: [(at: [Int], token: Token)] = inserted.map { ($0, .new) }
    for path in reloaded where before.indices.contains(path[0]) {
      if let position = reloadedPosition(path) { placed.append((position, .reloaded(path[0], path[1]))) }
    }
    placed += moved.map { ($0.to, .old($0.from[0], $0.from[1])) }
    return sections.enumerated().map { position, section in
      guard let old = section.survivor, before.indices.contains(old) else { return [] }
      var items = (0..<before[old]).filter { !taken.contains([old, $0]) }.map { Token.old(old, $0) }
      for place in placed.filter({ $0.at[0] == position }).sorted(by: { $0.at[1] < $1.at[1] }) {
        items.insert(place.token, at: min(place.at[1], items.count))
      }
      return items
    }
  }
}
