import ListChanges
import ListModels
import RowStructures
import TestSupport
import Testing

@testable import RosterCore

/// Sequences of edits of small contents: the changes that they are together lead from the first content to the last.
@MainActor struct EditComposerTests {
  /// Content, and the edits that are possible.
  private struct Content: CustomStringConvertible {
    var rows: [[String]]
    var headers: [String]
    var next = 0

    init(_ counts: [Int]) {
      rows = counts.enumerated().map { section, count in (0..<count).map { "\(section)\($0)" } }
      headers = counts.indices.map { "h\($0)" }
    }

    var description: String { "\(zip(headers, rows).map { "\($0)\($1)" })" }

    mutating func fresh(_ prefix: String = "n") -> String {
      next += 1
      return "\(prefix)\(next)"
    }

    /// Returns an edit as it is after it has been made.
    func edits(_ kinds: Kinds) -> [(ContentEdit<String>, Content)] {
      var edits: [(ContentEdit<String>, Content)] = []
      func add(_ edit: (inout Content) -> ContentEdit<String>) {
        var content = self
        let made = edit(&content)
        edits.append((made, content))
      }
      let places = rows.indices.flatMap { section in rows[section].indices.map { (section, $0) } }
      let gaps = rows.indices.flatMap { section in (0...rows[section].count).map { (section, $0) } }
      for (section, row) in gaps {
        add {
          let item = $0.fresh()
          $0.rows[section].insert(item, at: row)
          return .insert(RowPlace(section, row, 0), item)
        }
      }
      for (section, row) in places {
        add { .remove(RowPlace(section, row, 0), $0.rows[section].remove(at: row)) }
        add {
          let old = $0.rows[section][row]
          $0.rows[section][row] = $0.fresh(old + "'")
          return .update(RowPlace(section, row, 0), old: old, new: $0.rows[section][row])
        }
        for target in rows.indices {
          for index in 0...rows[target].count - (target == section ? 1 : 0) where target != section || index != row {
            for isChanged in kinds.contains(.changingMoves) ? [false, true] : [false] {
              add {
                let old = $0.rows[section].remove(at: row)
                let new = isChanged ? $0.fresh(old + "'") : old
                $0.rows[target].insert(new, at: index)
                return .move(
                  from: RowPlace(section, row, 0),
                  to: RowPlace(target, index, 0),
                  old: old,
                  new: new,
                  isChanged: isChanged
                )
              }
            }
          }
        }
      }
      if kinds.contains(.sections) {
        for section in 0...rows.count {
          add {
            $0.rows.insert([$0.fresh()], at: section)
            $0.headers.insert($0.fresh("h"), at: section)
            return .insertSections(section..<section + 1)
          }
        }
        for section in rows.indices {
          add {
            $0.rows.remove(at: section)
            $0.headers.remove(at: section)
            return .removeSections(section..<section + 1)
          }
          add {
            $0.headers[section] = $0.fresh("h")
            return .updateSection(section)
          }
          add {
            $0.rows[section] = [$0.fresh()]
            $0.headers[section] = $0.fresh("h")
            return .replaceSections(section..<section + 1, count: 1)
          }
          for count in 1...2 where section + count <= rows.count {
            for target in 0...rows.count - count where target != section {
              add {
                let moved = ($0.rows[section..<section + count], $0.headers[section..<section + count])
                $0.rows.removeSubrange(section..<section + count)
                $0.headers.removeSubrange(section..<section + count)
                $0.rows.insert(contentsOf: moved.0, at: target)
                $0.headers.insert(contentsOf: moved.1, at: target)
                return .moveSections(section..<section + count, to: target)
              }
            }
          }
        }
      }
      if kinds.contains(.bulk) {
        for section in rows.indices {
          add { $0.exchange(section) }
          add { $0.reverse(section) }
          add { $0.relabel(section) }
        }
      }
      return edits
    }

    /// Removes the first row and changes the last, with a new row after each.
    private mutating func exchange(_ section: Int) -> ContentEdit<String> {
      var changes = RowChanges()
      var new: [String] = []
      for (index, text) in rows[section].enumerated() {
        if index == 0 {
          changes.removed.append((0, 0))
        } else {
          let isLast = index == rows[section].count - 1
          if isLast { changes.updated.append((new.count, 0)) }
          new.append(isLast ? fresh(text + "'") : text)
        }
        changes.inserted.append((new.count, 0))
        new.append(fresh())
      }
      rows[section] = new
      return .rows(changes, inSection: section)
    }

    /// Moves the first two rows to where they are, and the second one past the third.
    private mutating func relabel(_ section: Int) -> ContentEdit<String> {
      var changes = RowChanges()
      let count = min(3, rows[section].count)
      if count == 3 { rows[section].swapAt(1, 2) }
      for index in 0..<count {
        changes.removed.append((index, 0))
        changes.inserted.append((index, 0))
        changes.moves.append(.init(from: index, to: count == 3 && index > 0 ? 3 - index : index, isChanged: false))
      }
      return .rows(changes, inSection: section)
    }

    /// Moves each row but the last, and changes the first of them.
    private mutating func reverse(_ section: Int) -> ContentEdit<String> {
      var changes = RowChanges()
      let count = rows[section].count
      for index in 0..<max(0, count - 1) {
        changes.removed.append((index, 0))
        changes.inserted.append((index + 1, 0))
        changes.moves.append(.init(from: index, to: count - 2 - index, isChanged: index == 0))
      }
      if count > 1 { rows[section][0] = fresh(rows[section][0] + "'") }
      rows[section].reverse()
      return .rows(changes, inSection: section)
    }
  }

  private struct Kinds: OptionSet {
    let rawValue: Int
    static let sections = Kinds(rawValue: 1)
    static let bulk = Kinds(rawValue: 2)
    static let changingMoves = Kinds(rawValue: 4)
    static let all: Kinds = [.sections, .bulk, .changingMoves]
  }

  /// Tries all sequences of edits.
  ///
  /// - Parameter share: one of how many sequences of full length is compared.
  private func tryAll(_ counts: [Int], _ length: Int, _ kinds: Kinds = .all, share: Int = 1) -> Int {
    let first = Content(counts)
    var (tried, failures) = (0, 0)
    func go(_ inbox: EditInbox, _ content: Content, _ edits: [ContentEdit<String>]) {
      if !edits.isEmpty {
        tried += 1
        if edits.count < length || tried % share == 0 {
          if let complaint = complaint(inbox, first, content), failures < 5 {
            failures += 1
            Issue.record("\(first): \(edits.map { "\($0)" }.joined(separator: ", ")): \(complaint)")
          }
        }
      }
      guard edits.count < length, failures < 5 else { return }
      for (edit, next) in content.edits(kinds) {
        var inbox = inbox
        _ = inbox.take(edit)
        go(inbox, next, edits + [edit])
      }
    }
    go(EditInbox(), first, [])
    return tried
  }

  private func complaint(_ inbox: EditInbox, _ old: Content, _ new: Content) -> String? {
    var inbox = inbox
    guard case .changeset(let changeset) = inbox.takeChanges() else { return "a reload" }
    if changeset.items.moves.contains(where: { $0.from == $0.to }), !changeset.sections.hasStructure,
      changeset.count == 1
    {
      return "a move to where it was"
    }
    var current = old
    var replay = StageReplay {
      current.rows[$0.section][$0.item]
    } header: {
      current.headers[$0]
    } count: {
      current.rows[$0].count
    }
    replay.readAll(old.rows.count)
    current = new
    for staged in changeset.stages(sectionCount: new.rows.count) {
      replay.replay(staged.stage, counts: staged.sections(old: old.rows, new: new.rows).map(\.count))
      if let origins = staged.origins, replay.complaints.isEmpty {
        let expected = zip(origins, new.rows).map { origin, rows in origin.map { old.rows[$0] } ?? rows }
        if replay.texts != expected { return "\(replay.texts), not \(expected) after \(staged.stage)" }
      }
    }
    replay.compare(new.rows.count, "at the end of \(changeset)")
    return replay.complaints.first
  }

  @Test(arguments: [0, 1]) func sectionsWhoseItemsChangeStay(changed: Int) {
    var composer = EditComposer()
    composer.apply(ContentEdit<Int>.moveSections(0..<1, to: 1))
    composer.apply(ContentEdit.insert(RowPlace(changed, 0, 0), 5))
    let changes = composer.changeset
    #expect(changes.sections.moves.map(\.to) == [1 - changed])
    #expect(changes.stages().count == 1)
  }

  @Test(arguments: [[2], [1, 1], [3, 0], [2, 1], [1, 0, 2]])
  func allPairsOfEdits(_ counts: [Int]) {
    #expect(tryAll(counts, 2) > 300)
  }

  @Test(arguments: [[2], [1, 1]])
  func allTriplesOfEdits(_ counts: [Int]) {
    #expect(tryAll(counts, 3, share: Seeds.runSlowTests ? 3 : 7) > 10_000)
  }

  @Test func allSequencesOfFourEditsOfRows() {
    #expect(tryAll([2], 4, [], share: Seeds.runSlowTests ? 1 : 5) > 10_000)
  }

  @Test(.slow, arguments: [[2, 1], [1, 0, 1]])
  func triplesOfMoreSections(_ counts: [Int]) {
    #expect(tryAll(counts, 3, share: 9) > 5_000)
  }

  /// A longer sequence, at random.
  @Test(arguments: Seeds.some(of: 0..<400))
  func longSequences(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<20 {
      let first = Content(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...4, using: &random) }
      )
      var (content, inbox) = (first, EditInbox())
      var log: [String] = []
      for _ in 0..<Int.random(in: 3...14, using: &random) {
        guard let (edit, next) = content.edits(.all).randomElement(using: &random) else { continue }
        _ = inbox.take(edit)
        content = next
        log.append("\(edit)")
      }
      if let complaint = complaint(inbox, first, content) {
        Issue.record("seed \(seed): \(first): \(log.joined(separator: ", ")): \(complaint)")
        return
      }
    }
  }
}
