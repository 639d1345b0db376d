import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Focus in lists that change.
@MainActor struct FocusUpdatesTests {
  typealias Kind = FocusFixture.Kind

  private func focusing(_ path: IndexPath, _ kind: Kind, _ counts: [Int]) -> FocusFixture {
    let fixture = FocusFixture(kind, counts)
    fixture.preferred = path
    fixture.press(UIKeyCommand.inputDownArrow)
    fixture.preferred = nil
    return fixture
  }

  /// The focused cell is still the focused item, so nothing is told.
  @Test(arguments: Kind.allCases) func focusGoesAlongWithARow(_ kind: Kind) {
    let fixture = focusing([0, 2], kind, [5])
    let cell = fixture.list.cell(at: [0, 2])
    var updates = 0
    fixture.onUpdate = { _, _ in updates += 1 }
    fixture.counts = [5]
    fixture.update {
      fixture.insert([[0, 0]])
      fixture.delete([[0, 4]])
    }
    expectEqual(fixture.focused, [0, 3])
    fixture.update { fixture.move([0, 3], to: [0, 0]) }
    expectEqual(fixture.focused, [0, 0])
    #expect(fixture.list.cell(at: [0, 0]) === cell)
    expectEqual(fixture.cellsInFocus, [[0, 0]])
    expectEqual(updates, 0)
  }

  /// That nothing is told is a choice.
  @Test(arguments: Kind.allCases) func aRowThatIsReloadedStaysFocusedInItsNewCell(_ kind: Kind) {
    let fixture = focusing([0, 1], kind, [3])
    fixture.onUpdate = { _, _ in Issue.record("there is no update") }
    fixture.update { fixture.reload([[0, 1]]) }
    expectEqual(fixture.focused, [0, 1])
    expectEqual(fixture.cellsInFocus, [[0, 1]])
  }

  /// Every row of small lists is deleted while it is focused; the oracle is where the rows after it are then.
  @Test(arguments: Kind.allCases) func whatTakesThePlaceOfADeletedRowIsFocused(_ kind: Kind) {
    for counts in [[1], [3], [2, 2], [1, 0, 1], [2, 0]] {
      for section in counts.indices {
        for item in 0..<counts[section] {
          let path = IndexPath(item: item, section: section)
          let fixture = focusing(path, kind, counts)
          expectEqual(fixture.focused, path)
          fixture.counts[section] -= 1
          fixture.update { fixture.delete([path]) }
          let left = fixture.counts.enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(item: $0, section: section) }
          }
          expectEqual(fixture.focused, (left.first { $0 >= path } ?? left.last), "\(counts) \(path)")
        }
      }
    }
  }

  @Test(arguments: Kind.allCases) func theDelegateIsToldWhereFocusGoesAfterADeletion(_ kind: Kind) {
    let fixture = focusing([0, 1], kind, [3])
    var told: [[IndexPath?]] = []
    fixture.onUpdate = { context, _ in told.append(context.listPaths) }
    fixture.counts = [2]
    fixture.update { fixture.delete([[0, 1]]) }
    expectEqual(told, [[nil, [0, 1]]])
  }

  @Test(arguments: Kind.allCases) func aReloadLeavesFocusAtItsIndexPathIfThatStillExists(_ kind: Kind) {
    // A choice, not UIKit's documented behavior.
    let fixture = focusing([0, 2], kind, [5])
    fixture.counts = [3]
    fixture.reloadData()
    expectEqual(fixture.focused, [0, 2])
    expectEqual(fixture.cellsInFocus, [[0, 2]])
    fixture.counts = [2]
    fixture.reloadData()
    expectEqual(fixture.focused, [0, 1])
    fixture.counts = [0]
    fixture.reloadData()
    #expect(fixture.focused == nil)
    #expect(!fixture.press(UIKeyCommand.inputDownArrow))
    fixture.counts = [2]
    fixture.reloadData()
    #expect(fixture.press(UIKeyCommand.inputDownArrow))
    expectEqual(fixture.focused, [0, 0])
  }

  @Test(arguments: Kind.allCases) func aListThatLeavesItsWindowLetsGoOfFocus(_ kind: Kind) {
    let fixture = focusing([0, 2], kind, [5])
    fixture.list.removeFromSuperview()
    #expect(fixture.window.headlessFocusedItem == nil)
    #expect(fixture.list.focus.focused == nil)
    fixture.window.addSubview(fixture.list)
    fixture.window.layoutIfNeeded()
    expectEqual(fixture.cellsInFocus, [])
    // The previously focused item of a group has a higher priority.
    fixture.press(UIKeyCommand.inputDownArrow)
    expectEqual(fixture.focused, [0, 2])
  }

  /// Random batches: the focused item is the one that it was before, by a name that the test keeps itself.
  @Test(arguments: Kind.allCases) func focusStaysWithItsItemInRandomUpdates(_ kind: Kind) {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for _ in 0..<40 {
      var names = Array(0..<Int.random(in: 2...8, using: &random))
      let fixture = focusing([0, Int.random(in: 0..<names.count, using: &random)], kind, [names.count])
      for _ in 0..<5 {
        let before = names
        let kept = before.filter { _ in Bool.random(using: &random) }
        let fresh = (0..<Int.random(in: 0...2, using: &random)).map {
          100 + Int.random(in: 0...1_000_000, using: &random) + $0
        }
        let deleted = before.indices.filter { !kept.contains(before[$0]) }
        names = fresh + kept
        guard let old = fixture.focused?.item, !names.isEmpty else { break }
        let name = before[old]
        fixture.counts = [names.count]
        fixture.update {
          fixture.delete(deleted.map { [0, $0] })
          fixture.insert(fresh.indices.map { [0, $0] })
        }
        let expected = names.firstIndex(of: name) ?? min(old, names.count - 1)
        expectEqual(fixture.focused, [0, expected], "seed \(seed)")
        expectEqual(fixture.cellsInFocus, [[0, expected]], "seed \(seed)")
      }
    }
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
