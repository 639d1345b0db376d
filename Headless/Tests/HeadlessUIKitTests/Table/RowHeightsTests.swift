import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

struct RowHeightsTests {
  @Test func aMillionUnknownRowsAreArithmetic() {
    let rows = RowHeights(count: 1_000_000, standard: 44)
    expectEqual(rows.total, 44_000_000)
    expectEqual(rows.offset(of: 999_999), CGFloat(999_999 * 44))
    expectEqual(rows.row(at: 44 * 500_000 + 43), 500_000)
    expectEqual(rows.row(at: -1), 0)
    expectEqual(rows.row(at: 1e12), 999_999)
  }

  @Test(arguments: [0, 1, 63, 64, 65, 200]) func offsetsAndSearchesAgreeWithPlainAddition(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count + 1))
    var plain = Array(repeating: CGFloat(10), count: count)
    var rows = RowHeights(count: count, standard: 10)
    for _ in 0..<(count * 2) {
      let row = Int(generator.next() % UInt64(count))
      let height = CGFloat(generator.next() % 40)
      plain[row] = height
      rows.set(height, isFinal: generator.next() % 2 == 0, at: row)
    }
    expectEqual(rows.total, plain.reduce(0, +))
    var offset: CGFloat = 0
    for row in plain.indices {
      expectEqual(rows.offset(of: row), offset)
      expectEqual(rows.height(of: row), plain[row])
      if plain[row] > 0 {
        expectEqual(rows.row(at: offset), row)
        expectEqual(rows.row(at: offset + plain[row] - 0.5), row)
      }
      offset += plain[row]
    }
  }

  /// Rows that come, go, are measured and are to be asked for again, in any order.
  @Test(arguments: 0..<20 as Range<UInt64>) func rowsComeAndGo(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    var plain: [(height: CGFloat, isKnown: Bool, isFinal: Bool)] = []
    plain = Array(repeating: (10, false, false), count: number(300))
    var rows = RowHeights(count: plain.count, standard: 10)
    for step in 0..<600 {
      switch plain.isEmpty ? 0 : number(8) {
      case 0, 1:
        let row = number(plain.count + 1)
        plain.insert((10, false, false), at: row)
        rows.insert(at: row)
      case 2, 3:
        let row = number(plain.count)
        plain.remove(at: row)
        rows.remove(at: row)
      case 4 where step % 20 == 0:
        for row in plain.indices { plain[row].isFinal = false }
        rows.forgetFinality()
      default:
        let (row, height, isFinal) = (number(plain.count), CGFloat(number(40)), number(2) == 0)
        rows.set(height, isFinal: isFinal, at: row)
        plain[row] = (height, true, isFinal)
      }
      #expect(
        rows.count == plain.count && rows.total == plain.reduce(0) { $0 + $1.height },
        "seed \(seed), step \(step)"
      )
      if step % 10 > 0 { continue }
      var offset: CGFloat = 0
      for (row, known) in plain.enumerated() {
        let same =
          rows.height(of: row) == known.height && rows.isKnown(row) == known.isKnown
          && rows.isFinal(row) == known.isFinal && rows.offset(of: row) == offset
        guard same, known.height == 0 || rows.row(at: offset + 0.25) == row else {
          Issue.record("seed \(seed), step \(step), row \(row)")
          return
        }
        offset += known.height
      }
    }
  }

  /// What is summed up again is what is divided: a row that comes touches no others.
  @Test(.slow) func aRowThatComesSumsUpNothing() {
    var rows = RowHeights(count: 40_000, standard: 44, areFinal: false) { CGFloat(40 + $0 % 9) }
    let start = rows.numberOfSummations
    for row in 0..<1_000 { rows.insert(at: row * 37) }
    #expect(rows.numberOfSummations - start <= 625 + 1_000 / 32)
    let after = rows.numberOfSummations
    for row in 0..<1_000 { rows.remove(at: row * 37) }
    #expect(rows.numberOfSummations - after <= 5)
  }

  @Test func heightsAreFinalUntilThatIsForgottenAndStay() {
    var rows = RowHeights(count: 100, standard: 44)
    expectEqual(rows.set(60, isFinal: true, at: 70), 16)
    #expect(rows.isFinal(70))
    #expect(!rows.isFinal(71))
    rows.forgetFinality()
    #expect(!rows.isFinal(70))
    expectEqual(rows.height(of: 70), 60)
    var known: [Int: CGFloat] = [:]
    rows.forEachKnown { known[$0] = $1 }
    expectEqual(known, [70: 60])
  }

  @Test func aSetHeightThatEqualsTheStandardIsKnown() {
    var rows = RowHeights(count: 10, standard: 44)
    rows.set(44, isFinal: true, at: 3)
    #expect(rows.isFinal(3))
    expectEqual(rows.total, 440)
  }

  @Test(arguments: [1, 2, 3, 7, 8, 9, 100]) func prefixSumsFindPositions(count: Int) {
    var sums = PrefixSums((0..<count).map { CGFloat($0 % 3) })
    sums.add(5, at: count - 1)
    var total: CGFloat = 0
    for position in 0..<count {
      expectEqual(sums.sum(before: position), total)
      let length = CGFloat(position % 3) + (position == count - 1 ? 5 : 0)
      if length > 0 {
        let found = sums.position(at: total)
        expectEqual(found.position, position)
        expectEqual(found.rest, 0)
        expectEqual(sums.position(at: total + length - 0.25).position, position)
      }
      total += length
    }
    expectEqual(sums.total, total)
    expectEqual(sums.position(at: total + 100).position, count - 1)
  }
}
