import Foundation
import ListModels
import TestSupport
import Testing

@testable import RosterFlows

@MainActor struct TextOrderTests {
  private struct File: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private func files(_ names: [String]) -> FlatDataSource<File> {
    FlatDataSource(names.enumerated().map { File(id: $0.offset, name: $0.element) })
  }

  @Test(arguments: [
    ["File 2", "file 10", "File 100"], ["Ana", "ana", "Émile", "Zoë"], ["a1b2", "a1b10", "a01c"], ["", " ", "1", "a"],
    ["07", "7", "8"], ["Ångström", "apfel", "Äpfel", "Apfelsaft"],
    ["x9", "x18446744073709551616", "x18446744073709551617"], ["1.9", "1.10", "1.10.1", "2"],
  ])
  func standard(names: [String]) {
    let expected = names.sorted(by: TextOrder.standard.areInIncreasingOrder)
    for first in names.indices {
      for second in names.indices {
        let isLess = TextOrder.standard.areInIncreasingOrder(names[first], names[second])
        expectEqual(isLess, (expected.firstIndex(of: names[first]) ?? 0 < expected.firstIndex(of: names[second]) ?? 0))
      }
    }
    for rotated in 0..<names.count {
      let source = files(Array(names[rotated...] + names[..<rotated])).sorted(by: \.name)
      expectEqual(source.rows[0].map(\.name), expected)
    }
  }

  @Test func asPeopleLookForNames() {
    let numbered = files(["File 10", "file 2", "File 1"]).sorted(by: \.name)
    expectEqual(numbered.rows[0].map(\.name), ["File 1", "file 2", "File 10"])
    expectEqual(files(["Zoë", "émile", "Ana"]).sorted(by: \.name).rows[0].map(\.name), ["Ana", "émile", "Zoë"])
    expectEqual(files(["a", "B", "A"]).sorted(by: \.name, .descending).rows[0].map(\.name), ["B", "a", "A"])
  }

  @Test func otherOrders() {
    let source = files(["b 2", "B 10", "a"]).sorted(by: Sorter(\.name, order: .unicode))
    expectEqual(source.rows[0].map(\.name), ["B 10", "a", "b 2"])
    source.sorter.sort(by: \.name)
    expectEqual(source.rows[0].map(\.name), ["a", "b 2", "B 10"])
    source.sorter.sort(by: \.name, order: TextOrder { $0.count < $1.count }, .descending)
    expectEqual(source.rows[0].map(\.name), ["B 10", "b 2", "a"])
    // What Foundation knows of the user's language.
    source.sorter.sort(by: \.name, order: TextOrder { $0.localizedStandardCompare($1) == .orderedAscending })
    expectEqual(source.rows[0].map(\.name), ["a", "b 2", "B 10"])
    let merged = files(["x 10"]).merged(with: files(["X 9"]), by: Sorter(\.name, order: .standard))
    expectEqual(merged.rows[0].map(\.name), ["X 9", "x 10"])
  }

  /// Every pair of short texts is ordered one way, and every three in a circle of none.
  @Test func itIsAStrictWeakOrder() {
    let letters = ["", "0", "1", "9", "a", "A", "á", "-"]
    let texts = letters.flatMap { first in letters.flatMap { second in letters.map { first + second + $0 } } }
    let keys = Set(texts).sorted().map(TextKey.init)
    let sorted = keys.sorted()
    for (index, key) in sorted.enumerated() {
      for other in sorted[..<index] where !(other < key) || key < other {
        Issue.record("\(other) and \(key)")
      }
      #expect(!(key < key))
    }
  }
}
