import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Judges every combination of a few operations on every small list, and compares with the oracle.
///
/// Not on the main actor: these are values, and the other suites need not wait for them.
struct ListUpdateExhaustiveTests {
  @Test(arguments: Seeds.some(of: Shapes.upTo(sections: 3, items: 2)))
  func everyPairOfOperations(before: [Int]) {
    let operations = Shapes.operations(on: before)
    var tally = Tally()
    for first in operations.indices {
      tally.judge([operations[first]], before: before)
      for second in first..<operations.count {
        tally.judge([operations[first], operations[second]], before: before)
      }
    }
    expectEqual(tally.disagreements, [])
    #expect(tally.verdicts[.valid, default: 0] > 0)
  }

  @Test(
    arguments: Seeds.some(
      of: Shapes.upTo(sections: 2, items: 2).filter {
        (1...3).contains($0.count + $0.reduce(0, +)) || $0 == [2, 1]
      }
    )
  )
  func everyTripleOfOperations(before: [Int]) {
    let operations = Shapes.operations(on: before)
    var tally = Tally()
    for first in operations.indices {
      for second in first..<operations.count {
        for third in second..<operations.count {
          tally.judge([operations[first], operations[second], operations[third]], before: before)
        }
      }
    }
    expectEqual(tally.disagreements, [])
    #expect(tally.verdicts[.valid, default: 0] > 0)
  }

  @Test func everyVerdictIsReached() {
    var tally = Tally()
    let operations = Shapes.operations(on: [2, 1])
    for first in operations {
      for second in operations { tally.judge([first, second], before: [2, 1]) }
    }
    for verdict in [ListUpdateOracle.Verdict.outOfRange, .conflict, .sectionCount, .itemCount, .valid] {
      #expect(tally.verdicts[verdict, default: 0] > 0, "\(verdict)")
    }
  }

  @Test(.slow, arguments: Seeds.some(of: [1, 2, 3, 4] as [UInt64]))
  func longBatchesOnLongerLists(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tally = Tally()
    for _ in 0..<600 {
      let before = (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
      let length = Int.random(in: 3...9, using: &random)
      var batch: [ListOperation] = []
      for operation in Shapes.operations(on: before).shuffled(using: &random).prefix(400) where batch.count < length {
        // Mostly batches without conflicts, so that many are valid.
        let longer = batch + [operation]
        let oracle = ListUpdateOracle(longer, before: before)
        let verdict = oracle.verdict(after: oracle.naturalCounts(filling: 9))
        if verdict == .valid || Int.random(in: 0..<200, using: &random) == 0 { batch = longer }
      }
      tally.judge(batch, before: before)
    }
    expectEqual(tally.disagreements, [])
    #expect(tally.verdicts[.valid, default: 0] > 200)
  }
}

/// Small lists and everything that can be done to them, with indexes up to one out of range.
private enum Shapes {
  static func upTo(sections: Int, items: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var longest: [[Int]] = [[]]
    for _ in 0..<sections {
      longest = longest.flatMap { shape in (0...items).map { shape + [$0] } }
      all += longest
    }
    return all
  }

  static func operations(on before: [Int]) -> [ListOperation] {
    let sections = before.indices
    let paths = sections.flatMap { section in (0..<before[section]).map { (section, $0) } }
    let places = (0...sections.count).flatMap { section in
      (0...(sections.contains(section) ? before[section] : 0)).map { (section, $0) }
    }
    var all: [ListOperation] = []
    all += (0...sections.count).map { .deleteSection($0) }
    all += (0...sections.count).map { .insertSection($0) }
    all += sections.map { .reloadSection($0) }
    all += sections.flatMap { from in (0...sections.count).map { .moveSection(from, to: $0) } }
    all += places.map { .delete($0.0, $0.1) }
    all += places.map { .insert($0.0, $0.1) }
    all += paths.map { .reload($0.0, $0.1) }
    all += paths.flatMap { from in places.map { .move(from.0, from.1, to: $0.0, $0.1) } }
    return all
  }
}

/// What came out, and where the validator or the mapping disagreed with the oracle.
private struct Tally {
  var verdicts: [ListUpdateOracle.Verdict: Int] = [:]
  private(set) var disagreements: [String] = []

  mutating func judge(_ operations: [ListOperation], before: [Int]) {
    let oracle = ListUpdateOracle(operations, before: before)
    let updates = ListUpdates(operations)
    let natural = oracle.naturalCounts(filling: 2)
    var candidates = [natural, natural + [0], oracle.naturalCounts(filling: 0)]
    if let last = natural.last { candidates.append(natural.dropLast() + [last + 1]) }
    for after in Set(candidates) {
      let expected = oracle.verdict(after: after)
      let failure = ListUpdateValidator(kind: .table, isStrict: false, wording: .legacy)
        .validate(updates, before: before, after: after, viewDescription: "")
      verdicts[expected, default: 0] += 1
      if Self.verdict(failure) != expected {
        note("\(operations) \(before) → \(after): \(expected), not \(failure?.kind.rawValue ?? "valid")")
      } else if expected == .valid {
        compare(ListUpdateMapping(updates), oracle, context: "\(operations) \(before) → \(after)")
      }
    }
  }

  private mutating func note(_ disagreement: String) {
    if disagreements.count < 5 { disagreements.append(disagreement) }
  }

  private static func verdict(_ failure: HeadlessFailure?) -> ListUpdateOracle.Verdict {
    switch failure?.kind {
    case nil: .valid
    case .deleteOutOfRange, .insertOutOfRange, .reloadOutOfRange, .moveOutOfRange: .outOfRange
    case .sectionCountMismatch: .sectionCount
    case .itemCountMismatch: .itemCount
    // UIKit loses count of these: they are right for the oracle.
    case .sectionMoveWithItemChange, .itemMoveOutOfMovedSection: .valid
    default: .conflict
    }
  }

  private mutating func compare(
    _ mapping: ListUpdateMapping,
    _ oracle: ListUpdateOracle,
    context: @autoclosure () -> String
  ) {
    var newByOld: [IndexPath: IndexPath] = [:]
    var newByReloaded: [IndexPath: IndexPath] = [:]
    for (position, section) in oracle.sections.enumerated() {
      let old = section.survivor
      let reloaded: Int? = if case .reloaded(let section) = section.origin { section } else { nil }
      if mapping.section(before: position) != old { note("section before \(position): \(context())") }
      if mapping.reloadedSection(before: position) != reloaded { note("reload before \(position): \(context())") }
      for (item, token) in oracle.items[position].enumerated() {
        let path: IndexPath = [position, item]
        var expected: IndexPath?
        var expectedReload: IndexPath?
        switch token {
        case .old(let section, let item):
          expected = [section, item]
          newByOld[[section, item]] = path
        case .reloaded(let section, let item):
          expectedReload = [section, item]
          newByReloaded[[section, item]] = path
        case .new: break
        }
        if mapping.indexPath(before: path) != expected { note("before \(path): \(context())") }
        if mapping.reloadedIndexPath(before: path) != expectedReload { note("reload before \(path): \(context())") }
      }
      if old == nil, mapping.indexPath(before: [position, 0]) != nil { note("item of new \(position): \(context())") }
    }
    for (section, count) in oracle.before.enumerated() {
      let new = oracle.sections.firstIndex { $0.origin == .old(section) }
      let reloaded = oracle.sections.firstIndex { $0.origin == .reloaded(section) }
      if mapping.section(after: section) != new { note("section after \(section): \(context())") }
      if mapping.reloadedSection(after: section) != reloaded { note("reload after \(section): \(context())") }
      for item in 0..<count {
        let path: IndexPath = [section, item]
        if mapping.indexPath(after: path) != newByOld[path] { note("after \(path): \(context())") }
        if mapping.reloadedIndexPath(after: path) != newByReloaded[path] { note("reload after \(path): \(context())") }
      }
    }
  }
}
