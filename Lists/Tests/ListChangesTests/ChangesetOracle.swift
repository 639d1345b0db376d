import ListChanges
import ListModels

/// Judges changesets by definitions: who is matched, and that no smaller changeset says the same.
enum ChangesetOracle {
  /// Everything that is wrong with a changeset and its stages and its inverse.
  static func complaints(_ changes: SectionedChangeset, old: [CellSection], new: [CellSection]) -> [String] {
    var complaints = matching(changes, old: old, new: new)
    guard complaints.isEmpty else { return complaints }
    let stages = changes.stages(sectionCount: new.count)
    complaints += StageOracle.complaints(about: stages, old: old, new: new)
    if stages.count(where: \.stage.hasStructure) > (changes.sections.moves.isEmpty ? 1 : 2) {
      complaints.append("too many stages: \(stages)")
    }
    let inverse = changes.inverse
    complaints += StageOracle.complaints(about: inverse.stages(sectionCount: old.count), old: new, new: old)
      .map { "inverse: \($0)" }
    if inverse.inverse != changes { complaints.append("inverse of inverse") }
    if changes.isEmpty != (old == new) { complaints.append("isEmpty") }
    return complaints
  }

  private static func matching(_ changes: SectionedChangeset, old: [CellSection], new: [CellSection]) -> [String] {
    var complaints: [String] = []
    let sections = pairs(
      old: old.indices.filter { !changes.sections.deletes.contains($0) },
      new: new.indices.filter { !changes.sections.inserts.contains($0) },
      moves: changes.sections.moves
    )
    guard let sections, sections.allSatisfy({ old[$0.from].id == new[$0.to].id }) else {
      return ["sections: \(changes)"]
    }
    if sections.count != common(old.map(\.id), new.map(\.id)) { complaints.append("unmatched sections") }
    if changes.sections.moves.count != sections.count - increasing(sections) { complaints.append("section moves") }
    let updates = sections.filter { old[$0.from].header != new[$0.to].header }
    if updates != changes.sections.updates { complaints.append("section updates") }

    var items = changes.items.moves
    for section in sections {
      func inside(_ item: Int) -> ItemPath { ItemPath(section: section.from, item: item) }
      func insideNew(_ item: Int) -> ItemPath { ItemPath(section: section.to, item: item) }
      let left = Set(changes.items.moves.map(\.from)).union(changes.items.deletes)
      let entered = Set(changes.items.moves.map(\.to)).union(changes.items.inserts)
      let stayed = old[section.from].cells.indices.filter { !left.contains(inside($0)) }
      let kept = new[section.to].cells.indices.filter { !entered.contains(insideNew($0)) }
      guard stayed.count == kept.count else { return ["items of section \(section): \(changes)"] }
      let still = zip(stayed, kept).map { IndexMove(from: $0, to: $1) }
      items += still.map { IndexMove(from: inside($0.from), to: insideNew($0.to)) }

      let moved = changes.items.moves.filter { $0.from.section == section.from && $0.to.section == section.to }
      let all = still + moved.map { IndexMove(from: $0.from.item, to: $0.to.item) }
      if moved.count != all.count - increasing(all) { complaints.append("moves in section \(section)") }
    }
    items.sort { $0.to < $1.to }
    func cell(_ path: ItemPath, _ sections: [CellSection]) -> Cell { sections[path.section].cells[path.item] }
    if items.contains(where: { cell($0.from, old).id != cell($0.to, new).id }) { complaints.append("wrong match") }
    if items.count != common(old.flatMap { $0.cells.map(\.id) }, new.flatMap { $0.cells.map(\.id) }) {
      complaints.append("unmatched items")
    }
    if items.filter({ cell($0.from, old) != cell($0.to, new) }) != changes.items.updates {
      complaints.append("updates")
    }
    if changes.items.moves != changes.items.moves.sorted(by: { $0.to < $1.to })
      || changes.items.deletes != changes.items.deletes.sorted()
      || changes.items.inserts != changes.items.inserts.sorted()
    {
      complaints.append("not ascending")
    }
    return complaints.map { "\($0): \(changes)" }
  }

  /// Moves, and what is left in order.
  private static func pairs(old: [Int], new: [Int], moves: [IndexMove<Int>]) -> [IndexMove<Int>]? {
    let from = old.filter { index in !moves.contains { $0.from == index } }
    let to = new.filter { index in !moves.contains { $0.to == index } }
    guard from.count == to.count else { return nil }
    return (zip(from, to).map { IndexMove(from: $0, to: $1) } + moves).sorted { $0.to < $1.to }
  }

  /// How many values two multisets have in common.
  private static func common(_ old: [Int], _ new: [Int]) -> Int {
    Set(old).reduce(0) { sum, id in sum + min(old.count { $0 == id }, new.count { $0 == id }) }
  }

  /// The length of the longest increasing subsequence, by the quadratic definition.
  static func increasing(_ pairs: [IndexMove<Int>]) -> Int {
    let ordered = pairs.sorted { $0.to < $1.to }.map(\.from)
    var lengths: [Int] = []
    for (index, from) in ordered.enumerated() {
      lengths.append(1 + ((0..<index).filter { ordered[$0] < from }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
