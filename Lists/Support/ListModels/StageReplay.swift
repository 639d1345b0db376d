import ListChanges

/// A row or a section as a view shows it.
package struct ReplayedRow: Equatable {
  /// The row, whatever it shows.
  package let token: Int
  package var text: String

  /// The identifier, which the text begins with.
  package var id: String { String(text.prefix { $0 != " " }) }
}

package struct ReplayedSection {
  package let token: Int
  package var header: String?
  package var rows: [ReplayedRow]
}

/// Replays stages on arrays, as a view does with its cells, and judges them by UIKit's rules.
@MainActor package struct StageReplay {
  package private(set) var sections: [ReplayedSection] = []
  package private(set) var complaints: [String] = []
  private var nextToken = 0
  /// Reads what is named by a stage.
  package let text: (ItemPath) -> String
  package let header: (Int) -> String?
  /// Returns the number of rows of a section that arrives.
  package let count: (Int) -> Int
  /// Returns whether what a section shows can be read.
  package let canRead: (Int) -> Bool

  package init(
    text: @escaping (ItemPath) -> String,
    header: @escaping (Int) -> String?,
    count: @escaping (Int) -> Int,
    canRead: @escaping (Int) -> Bool = { _ in true }
  ) {
    self.text = text
    self.header = header
    self.count = count
    self.canRead = canRead
  }

  package var texts: [[String]] { sections.map { $0.rows.map(\.text) } }

  package mutating func readAll(_ numberOfSections: Int) {
    sections = (0..<numberOfSections).map { fresh($0) }
  }

  private mutating func fresh(_ section: Int) -> ReplayedSection {
    ReplayedSection(
      token: token(),
      header: header(section),
      rows: (0..<count(section)).map { row(ItemPath(section: section, item: $0)) }
    )
  }

  private mutating func row(_ path: ItemPath) -> ReplayedRow { ReplayedRow(token: token(), text: text(path)) }

  private mutating func token() -> Int {
    nextToken += 1
    return nextToken
  }

  /// Replays a stage, after which the content can be read.
  ///
  /// - Parameter counts: The numbers of rows after the stage, if they're known.
  package mutating func replay(_ stage: ChangeStage, counts: [Int]?) {
    let before = sections.map(\.rows.count)
    let sectionSources = Set(stage.sections.deletes + stage.sections.moves.map(\.from))
    let itemSources = Set(stage.items.deletes + stage.items.moves.map(\.from))
    let broken = Self.brokenRules(stage, before)
    complaints += broken
    if !broken.isEmpty { return }

    // Where each section was.
    let total = before.count + stage.sections.inserts.count - stage.sections.deletes.count
    var origins = [Int?](repeating: nil, count: total)
    for move in stage.sections.moves { origins[move.to] = move.from }
    var rest = before.indices.filter { !sectionSources.contains($0) }[...]
    for section in origins.indices where origins[section] == nil && !stage.sections.inserts.contains(section) {
      origins[section] = rest.removeFirst()
    }
    let old = sections
    var new: [ReplayedSection] = []
    for (section, origin) in origins.enumerated() {
      guard let origin else {
        new.append(fresh(section))
        continue
      }
      var stays = old[origin].rows.indices.filter { !itemSources.contains(ItemPath(section: origin, item: $0)) }.map {
        old[origin].rows[$0]
      }
      // Ascending, so that each index is the final one.
      var arriving = stage.items.inserts.filter { $0.section == section }.map { ($0.item, row($0)) }
      arriving += stage.items.moves.filter { $0.to.section == section }.map {
        ($0.to.item, old[$0.from.section].rows[$0.from.item])
      }
      for (index, row) in arriving.sorted(by: { $0.0 < $1.0 }) {
        guard index <= stays.count else {
          complaints.append("row \(index) arrives in section \(section) with \(stays.count) rows: \(stage)")
          return
        }
        stays.insert(row, at: index)
      }
      new.append(ReplayedSection(token: old[origin].token, header: old[origin].header, rows: stays))
    }
    sections = new
    let after = new.map(\.rows.count)
    if let counts, counts != after {
      complaints.append("\(after) rows, the content has \(counts), after \(stage) of \(before)")
      return
    }
    for path in stage.items.updates.map(\.to) {
      guard path.section < after.count, path.item < after[path.section] else {
        complaints.append("no row \(path) of \(after) to update: \(stage)")
        return
      }
      sections[path.section].rows[path.item].text = text(path)
    }
    for section in stage.sections.updates.map(\.to) {
      guard section < after.count else {
        complaints.append("no section \(section) to update: \(stage)")
        return
      }
      sections[section].header = header(section)
    }
  }

  /// Compares everything with the content.
  package mutating func compare(_ numberOfSections: Int, _ when: @autoclosure () -> String) {
    if !complaints.isEmpty { return }
    let counts = (0..<numberOfSections).map { count($0) }
    if counts != sections.map(\.rows.count) {
      complaints.append("\(when()): \(sections.map(\.rows.count)) rows, the content has \(counts)")
      return
    }
    for (section, shown) in sections.enumerated() where canRead(section) {
      if shown.header != header(section) {
        complaints.append(
          "\(when()): header \(shown.header ?? "-") of \(section), the content has \(header(section) ?? "-")"
        )
      }
      let content = counts[section] == 0 ? [] : (0..<counts[section]).map { text(ItemPath(section: section, item: $0)) }
      if shown.rows.map(\.text) != content {
        complaints.append("\(when()): \(shown.rows.map(\.text)) in \(section), the content has \(content)")
      }
    }
  }

  package mutating func complain(_ text: String) { complaints.append(text) }

  // MARK: Rules

  /// The rules of batch updates that a stage breaks, those that UIKit doesn't check but crashes by included.
  private static func brokenRules(_ stage: ChangeStage, _ before: [Int]) -> [String] {
    var broken: [String] = []
    func check(_ condition: Bool, _ rule: String) {
      if !condition { broken.append("\(rule): \(stage) of \(before)") }
    }
    func ascends<Index: Comparable & Hashable>(_ indexes: [Index], _ what: String) {
      check(zip(indexes, indexes.dropFirst()).allSatisfy { $0 < $1 }, "\(what) do not ascend")
    }
    let sectionSources = stage.sections.deletes + stage.sections.moves.map(\.from)
    let sectionTargets = stage.sections.inserts + stage.sections.moves.map(\.to)
    let itemSources = stage.items.deletes + stage.items.moves.map(\.from)
    let itemTargets = stage.items.inserts + stage.items.moves.map(\.to)
    let total = before.count + stage.sections.inserts.count - stage.sections.deletes.count

    check(stage.count > 0, "empty stage")
    check(sectionSources.allSatisfy(before.indices.contains), "no such section before")
    check(sectionTargets.allSatisfy { $0 >= 0 && $0 < total }, "no such section after")
    check(
      itemSources.allSatisfy { before.indices.contains($0.section) && $0.item >= 0 && $0.item < before[$0.section] },
      "no such item before"
    )
    check(
      itemTargets.allSatisfy { $0.section >= 0 && $0.section < total && $0.item >= 0 },
      "no such section of an item after"
    )
    check(Set(sectionSources).count == sectionSources.count, "section deleted or moved twice")
    check(Set(sectionTargets).count == sectionTargets.count, "section inserted or moved to twice")
    check(Set(itemSources).count == itemSources.count, "item deleted or moved twice")
    check(Set(itemTargets).count == itemTargets.count, "item inserted or moved to twice")
    let hasUpdates = !stage.items.updates.isEmpty || !stage.sections.updates.isEmpty
    check(!(stage.hasStructure && hasUpdates), "updates with structure")
    let moved = (from: Set(stage.sections.moves.map(\.from)), to: Set(stage.sections.moves.map(\.to)))
    check(!itemSources.contains { stage.sections.deletes.contains($0.section) }, "item of a deleted section")
    check(!itemTargets.contains { stage.sections.inserts.contains($0.section) }, "item of an inserted section")
    check(!itemSources.contains { moved.from.contains($0.section) }, "item leaves a moved section")
    check(!itemTargets.contains { moved.to.contains($0.section) }, "item arrives in a moved section")
    ascends(stage.sections.deletes, "deleted sections")
    ascends(stage.sections.inserts, "inserted sections")
    ascends(stage.sections.moves.map(\.to), "moved sections")
    ascends(stage.sections.updates.map(\.to), "updated sections")
    ascends(stage.items.deletes, "deleted items")
    ascends(stage.items.inserts, "inserted items")
    ascends(stage.items.moves.map(\.to), "moved items")
    ascends(stage.items.updates.map(\.to), "updated items")
    check(
      stage.items.moves.allSatisfy { $0.from != $0.to || stage.sections.count > 0 || stage.items.count > 1 },
      "move to the same place"
    )
    return broken
  }
}
