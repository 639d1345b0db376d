import RowStructures
import TestSupport
import Testing

@testable import RosterFlows

@MainActor struct FoldedTextsTests {
  /// Random edits and searches of up to thousands of texts, against an array of them.
  @Test(.slow, arguments: Seeds.runSlowTests ? Array(0..<6) : [1, 2, 3] as [UInt64])
  func editsAndSearches(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func text() -> [UInt8] {
      // Seeds 2 and 5 have long texts, too, of which some are just as long as a byte says, or one more.
      let isLong = seed % 3 == 2 && Int.random(in: 0..<40, using: &random) == 0
      let length = isLong ? Int.random(in: 252...258, using: &random) : Int.random(in: 0...5, using: &random)
      return (0..<length).map { _ in UInt8.random(in: 97...99, using: &random) }
        + [FoldedTexts.end]
    }
    var known = (0..<[0, 1, 400, 450, 900, 3_000][Int(seed)]).map { _ in text() }
    var texts = FoldedTexts()
    for text in known { texts.append(text) }
    texts.endAppending()
    for step in 0..<1_500 {
      // Long runs of insertions and removals divide leaves and join them.
      let grows = step / 300 % 2 == 0
      let row = Int.random(in: 0...known.count, using: &random)
      if grows ? step % 5 < 4 || row == known.count : step % 5 == 4 || row == known.count {
        let new = text()
        known.insert(new, at: row)
        texts.insert(new, at: row)
      } else {
        expectEqual(texts.remove(at: row), known.remove(at: row))
      }
      guard step % 50 == 0 || step == 1_499 else { continue }
      #expect(texts.firstViolation == nil && texts.count == known.count, "seed \(seed), step \(step)")
      #expect(known.indices.allSatisfy { Array(texts[$0]) == known[$0] }, "seed \(seed), step \(step)")
      let words = (0..<Int.random(in: 1...2, using: &random)).map { _ in Array(text().dropLast().prefix(5)) + [97] }
      let share = Int.random(in: 0...10, using: &random)
      let shown = known.map { _ in Int.random(in: 0..<10, using: &random) < share }
      for scope in [RuleScope.shown, .hidden, .all] {
        let found = texts.search(words, RankSelectBitVector(count: shown.count) { shown[$0] }, in: scope)
        let expected = zip(shown, known).map { isShown, text in
          scope.contains(isShown) ? words.allSatisfy { isPart($0, of: text) } : isShown
        }
        expectEqual((0..<found.count).map { found[$0] }, expected, "seed \(seed), step \(step), \(words)")
      }
    }
  }

  /// All texts of up to eleven letters of two, and all words of up to three: what is read eight letters at a time is what is
  /// read one by one.
  @Test func everyShortText() {
    func texts(upTo length: Int) -> [[UInt8]] {
      (0...length).flatMap { length in
        (0..<1 << length).map { word in (0..<length).map { word >> $0 & 1 == 0 ? 97 : 98 } }
      }
    }
    let words = texts(upTo: 3).dropFirst()
    for text in texts(upTo: 11) {
      for word in words where FoldedTexts.contains([word], in: text) != isPart(word, of: text) {
        Issue.record("\(word) in \(text)")
      }
    }
  }

  /// Bytes that are next to those of the word in their numbers, which arithmetic on eight at once may mistake for them.
  @Test(.slow) func wordsAmongNeighbouringBytes() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 96...98, using: &random) }
      let word = (0..<Int.random(in: 1...5, using: &random)).map { _ in UInt8.random(in: 96...98, using: &random) }
      expectEqual(FoldedTexts.contains([word], in: text), isPart(word, of: text), "\(word) in \(text)")
    }
  }

  private func isPart(_ word: [UInt8], of text: [UInt8]) -> Bool {
    text.indices.contains { text[$0...].starts(with: word) }
  }

  @Test func takesFewBytesBesideTheTexts() {
    var texts = FoldedTexts()
    for _ in 0..<100_000 { texts.append(Array(repeating: 97, count: 25) + [FoldedTexts.end]) }
    texts.endAppending()
    #expect(texts.byteCount <= 100_000 * (25 + 4), "\(texts.byteCount / 100_000) bytes a row")
  }
}
