import TestSupport
import Testing

@testable import RowStructures

extension PersistentStructureTests {
  @MainActor struct FoldedColumnTests {
    private func column(_ texts: [[UInt8]]) -> FoldedColumn {
      var builder = FoldedColumn.Builder()
      for text in texts { builder.append(text) }
      return builder.column
    }

    private func isPart(_ word: [UInt8], of text: [UInt8]) -> Bool {
      text.indices.contains { text[$0...].starts(with: word) }
    }

    /// Random edits and searches of up to thousands of texts, against an array of them.
    @Test(arguments: Seeds.runSlowTests ? Array(0..<6) : [1, 2, 3] as [UInt64])
    func editsAndSearches(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      func text() -> [UInt8] {
        // Seeds 2 and 5 have long texts, too, of which some are just as long as a byte says, or one more.
        let isLong = seed % 3 == 2 && number(0...39) == 0
        let length = isLong ? number(252...258) : number(0...5)
        return (0..<length).map { _ in UInt8.random(in: 97...99, using: &random) } + [FoldedColumn.end]
      }
      var known = (0..<[0, 1, 400, 450, 900, 3_000][Int(seed)]).map { _ in text() }
      var column = column(known)
      var kept: [(FoldedColumn, [[UInt8]])] = []
      for step in 0..<900 {
        // Long runs of insertions and removals split leaves and join them.
        let grows = step / 300 % 2 == 0
        let row = number(0...known.count)
        if step % 150 == 149 {
          let share = number(0...20)
          let removing = ContiguousArray(known.indices.filter { _ in number(0...20) < share })
          let count = known.count - removing.count
          let rows = Set((0..<[0, 3, 200][number(0...2)]).map { _ in number(0...count + 200) }).sorted()
          let inserting = rows.enumerated().map { (index: min($1, count + $0), text: text()) }
          column.pass(removing: removing, inserting: inserting)
          for row in removing.reversed() { known.remove(at: row) }
          for (row, text) in inserting { known.insert(text, at: row) }
        } else if grows ? step % 5 < 4 || row == known.count : step % 5 == 4 || row == known.count {
          let new = text()
          known.insert(new, at: row)
          column.insert(new, at: row)
        } else {
          expectEqual(column.remove(at: row), known.remove(at: row))
        }
        if row < known.count {
          let new = text()
          column.replace(at: row, with: new)
          known[row] = new
          let to = number(0...known.count - 1)
          column.move(from: row, to: to)
          known.insert(known.remove(at: row), at: to)
        }
        if step % 100 == 0 { kept.append((column, known)) }
        guard step % 50 == 0 || step == 899 else { continue }
        check(column, known, "seed \(seed), step \(step)")
        let words = (0..<number(1...2)).map { _ in Array(text().dropLast().prefix(5)) + [97] }
        let share = number(0...10)
        let shown = known.map { _ in number(0...9) < share }
        for scope in [FoldedColumn.Scope.shown, .hidden, .all] {
          let found = column.search(words, BitList(ContiguousArray(shown)), in: scope)
          let expected = zip(shown, known).map { isShown, text in
            scope.contains(isShown) ? words.allSatisfy { isPart($0, of: text) } : isShown
          }
          if Array(found.flags) != expected { Issue.record("seed \(seed), step \(step): \(words) in \(scope)") }
        }
        let rows = known.indices.filter { _ in number(0...9) == 0 }
        expectEqual(
          column.find(words, in: rows),
          rows.map { row in words.allSatisfy { isPart($0, of: known[row]) } },
          "seed \(seed), step \(step)"
        )
      }
      for (number, version) in kept.enumerated() { check(version.0, version.1, "seed \(seed), version \(number)") }
    }

    private func check(_ column: FoldedColumn, _ known: [[UInt8]], _ comment: String) {
      expectEqual(column.firstViolation, nil, "\(comment)")
      expectEqual(column.count, known.count, "\(comment)")
      #expect(known.indices.allSatisfy { Array(column[$0]) == known[$0] }, "\(comment)")
    }

    /// All texts of up to eleven letters of two, and all words of up to three: what's read eight letters at a time is what's
    /// read one by one.
    @Test func everyShortText() {
      func texts(upTo length: Int) -> [[UInt8]] {
        (0...length).flatMap { length in
          (0..<1 << length).map { word in (0..<length).map { word >> $0 & 1 == 0 ? 97 : 98 } }
        }
      }
      let words = texts(upTo: 3).dropFirst()
      for text in texts(upTo: 11) {
        for word in words where FoldedColumn.contains([word], in: text) != isPart(word, of: text) {
          Issue.record("\(word) in \(text)")
        }
      }
    }

    /// Bytes that are next to those of the word in their numbers, which arithmetic on eight at once may mistake for them.
    @Test func wordsAmongNeighboringBytes() {
      var random = SeededGenerator(seed: 5)
      for _ in 0..<Seeds.some(of: 20_000) {
        let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 96...98, using: &random) }
        let word = (0..<Int.random(in: 1...5, using: &random)).map { _ in UInt8.random(in: 96...98, using: &random) }
        expectEqual(FoldedColumn.contains([word], in: text), isPart(word, of: text), "\(word) in \(text)")
      }
    }

    @Test func takesFewBytesBesideTheTexts() {
      let column = column(Array(repeating: Array(repeating: 97, count: 25) + [FoldedColumn.end], count: 100_000))
      #expect(column.byteCount <= 100_000 * (25 + 4), "\(column.byteCount / 100_000) bytes a row")
    }
  }
}
