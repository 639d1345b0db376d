import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

struct RowHeightsTests {
  @Test func aMillionUnknownRowsAreArithmetic() {
    let rows = RowHeights(count: 1_000_000, standard: 44)
    #expect(rows.total == 44_000_000)
    #expect(rows.offset(of: 999_999) == CGFloat(999_999 * 44))
    #expect(rows.row(at: 44 * 500_000 + 43) == 500_000)
    #expect(rows.row(at: -1) == 0)
    #expect(rows.row(at: 1e12) == 999_999)
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
    #expect(rows.total == plain.reduce(0, +))
    var offset: CGFloat = 0
    for row in plain.indices {
      #expect(rows.offset(of: row) == offset)
      #expect(rows.height(of: row) == plain[row])
      if plain[row] > 0 {
        #expect(rows.row(at: offset) == row)
        #expect(rows.row(at: offset + plain[row] - 0.5) == row)
      }
      offset += plain[row]
    }
  }

  @Test func heightsAreFinalUntilThatIsForgottenAndStay() {
    var rows = RowHeights(count: 100, standard: 44)
    #expect(rows.set(60, isFinal: true, at: 70) == 16)
    #expect(rows.isFinal(70))
    #expect(!rows.isFinal(71))
    rows.forgetFinality()
    #expect(!rows.isFinal(70))
    #expect(rows.height(of: 70) == 60)
    var known: [Int: CGFloat] = [:]
    rows.forEachKnown { known[$0] = $1 }
    #expect(known == [70: 60])
  }

  @Test func aSetHeightThatEqualsTheStandardIsKnown() {
    var rows = RowHeights(count: 10, standard: 44)
    rows.set(44, isFinal: true, at: 3)
    #expect(rows.isFinal(3))
    #expect(rows.total == 440)
  }

  @Test(arguments: [1, 2, 3, 7, 8, 9, 100]) func prefixSumsFindPositions(count: Int) {
    var sums = PrefixSums((0..<count).map { CGFloat($0 % 3) })
    sums.add(5, at: count - 1)
    var total: CGFloat = 0
    for position in 0..<count {
      #expect(sums.sum(before: position) == total)
      let length = CGFloat(position % 3) + (position == count - 1 ? 5 : 0)
      if length > 0 {
        let found = sums.position(at: total)
        #expect(found.position == position)
        #expect(found.rest == 0)
        #expect(sums.position(at: total + length - 0.25).position == position)
      }
      total += length
    }
    #expect(sums.total == total)
    #expect(sums.position(at: total + 100).position == count - 1)
  }
}
