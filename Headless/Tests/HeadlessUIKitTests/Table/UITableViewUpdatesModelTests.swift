import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Random valid updates of a small table, compared with a model that knows nothing of index arithmetic.
@MainActor struct UITableViewUpdatesModelTests {

  @Test(.slow, arguments: 0..<60) func cellsFollowTheirRowsThroughAnyValidUpdate(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func fresh() -> String {
      next += 1
      return "n\(next)"
    }
    var model = (0..<3).map { _ in (0..<3).map { _ in fresh() } }
    let fixture = TableFixture(model, height: 4000)
    fixture.table.headlessStrictUpdates = true

    for step in 0..<12 {
      let old = model
      var cells: [String: UITableViewCell] = [:]
      for cell in fixture.table.visibleCells { cells[cell.textLabel?.text ?? "-"] = cell }
      fixture.table.allowsMultipleSelection = true
      let selected: Set<String> = Set(old.joined().filter { _ in random.next() % 3 == 0 })
      for (section, rows) in old.enumerated() {
        for (row, text) in rows.enumerated() {
          if selected.contains(text) {
            fixture.table.selectRow(at: IndexPath(section, row), animated: false, scrollPosition: .none)
          } else {
            fixture.table.deselectRow(at: IndexPath(section, row), animated: false)
          }
        }
      }

      // Decide the fate of sections and rows by identity.
      let deletedSections = Set(old.indices.filter { _ in random.next() % 6 == 0 })
      var survivors = old.indices.filter { !deletedSections.contains($0) }
      let shufflesSections = random.next() % 3 == 0
      if shufflesSections { survivors.shuffle(using: &random) }
      var layout: [(origin: Int?, rows: [(text: String, origin: IndexPath?)])] = survivors.map { section in
        (section, old[section].enumerated().map { ($0.element, IndexPath(section, $0.offset)) })
      }
      var deletedRows: [IndexPath] = []
      if !shufflesSections {
        for index in layout.indices {
          layout[index].rows.removeAll { row in
            guard let origin = row.origin, random.next() % 5 == 0 else { return false }
            deletedRows.append(origin)
            return true
          }
        }
        var pool: [(text: String, origin: IndexPath?)] = []
        for index in layout.indices {
          layout[index].rows.removeAll { row in
            guard random.next() % 4 == 0 else { return false }
            pool.append(row)
            return true
          }
        }
        for row in pool.shuffled(using: &random) {
          let section = Int(random.next() % UInt64(layout.count))
          let position = Int(random.next() % UInt64(layout[section].rows.count + 1))
          layout[section].rows.insert(row, at: position)
        }
        for index in layout.indices where random.next() % 2 == 0 {
          let position = Int(random.next() % UInt64(layout[index].rows.count + 1))
          layout[index].rows.insert((fresh(), nil), at: position)
        }
      }
      if random.next() % 3 == 0 || layout.isEmpty {
        layout.insert((nil, [(fresh(), nil)]), at: Int(random.next() % UInt64(layout.count + 1)))
      }

      model = layout.map { $0.rows.map(\.text) }
      let failures = HeadlessFailure.recording {
        fixture.table.performBatchUpdates {
          fixture.sections = model
          fixture.table.deleteSections(IndexSet(deletedSections), with: .none)
          fixture.table.deleteRows(at: deletedRows, with: .none)
          for (index, section) in layout.enumerated() {
            if let origin = section.origin {
              if shufflesSections { fixture.table.moveSection(origin, toSection: index) }
            } else {
              fixture.table.insertSections([index], with: .none)
              continue
            }
            guard !shufflesSections else { continue }
            for (row, entry) in section.rows.enumerated() {
              if let origin = entry.origin {
                fixture.table.moveRow(at: origin, to: IndexPath(index, row))
              } else {
                fixture.table.insertRows(at: [IndexPath(index, row)], with: .none)
              }
            }
          }
        }
      }
      #expect(failures.isEmpty, "seed \(seed), step \(step)")
      expectEqual(fixture.displayed, model.flatMap { $0 }, "seed \(seed), step \(step)")
      for cell in fixture.table.visibleCells {
        let text = cell.textLabel?.text ?? "-"
        if let known = cells[text] { #expect(cell === known, "seed \(seed), step \(step): \(text)") }
        // A choice, not UIKit's documented behavior.
        expectEqual(cell.isSelected, selected.contains(text))
        let path = try #require(fixture.table.indexPath(for: cell))
        expectEqual(model[path.section][path.row], text)
        expectEqual(cell.frame, fixture.table.rectForRow(at: path))
      }
    }
  }

  @Test func everySingleOperationOnEverySmallTableKeepsWhatItDoesNotTouch() {
    for counts in [[0], [1], [2], [3], [1, 2], [2, 0, 1]] {
      var next = 0
      let model = counts.map { count in
        (0..<count).map { _ in
          next += 1
          return "r\(next)"
        }
      }
      for section in model.indices {
        for row in 0...model[section].count {
          check(model) { sections, table in
            sections[section].insert("new", at: row)
            table.insertRows(at: [IndexPath(section, row)], with: .none)
          }
        }
        for row in model[section].indices {
          check(model) { sections, table in
            sections[section].remove(at: row)
            table.deleteRows(at: [IndexPath(section, row)], with: .none)
          }
          for target in model.indices {
            let room = model[target].count + (target == section ? 0 : 1)
            for position in 0..<room {
              check(model) { sections, table in
                let text = sections[section].remove(at: row)
                sections[target].insert(text, at: position)
                table.moveRow(at: IndexPath(section, row), to: IndexPath(target, position))
              }
            }
          }
        }
        check(model) { sections, table in
          sections.remove(at: section)
          table.deleteSections([section], with: .none)
        }
        for target in model.indices {
          check(model) { sections, table in
            sections.insert(sections.remove(at: section), at: target)
            table.moveSection(section, toSection: target)
          }
        }
      }
    }
  }

  private func check(_ model: [[String]], _ update: @escaping (inout [[String]], UITableView) -> Void) {
    let fixture = TableFixture(model)
    var cells: [String: UITableViewCell] = [:]
    for cell in fixture.table.visibleCells { cells[cell.textLabel?.text ?? "-"] = cell }
    let failures = HeadlessFailure.recording {
      fixture.table.performBatchUpdates { update(&fixture.sections, fixture.table) }
    }
    #expect(failures.isEmpty)
    expectEqual(fixture.displayed, fixture.sections.flatMap { $0 })
    for cell in fixture.table.visibleCells {
      if let known = cells[cell.textLabel?.text ?? "-"] { #expect(cell === known) }
    }
  }
}
