import Foundation
import ListModels
import RowStructures
import TestSupport
import Testing

@testable import RosterFlows

@MainActor struct SearchedDataSourceTests {
  @Test(
    arguments: [
      ("", "anything", true), ("ROS", "les roses", true), ("cafe", "Le Café", true), ("Café", "cafe", true),
      ("cafe", "Le Cafe\u{301}", true), ("ros caf", "Le Café des Roses", true), ("caf tea", "Le Café des Roses", false),
      ("strasse", "Straße", true), ("straße", "STRASSE", true), ("STRAẞE", "strasse", true), ("Łódź", "łódz", true),
      ("мир", "Мир", true),
      ("  ", "x", true), ("oo", "foo", true), ("fooo", "foo", false), ("a\tb", "b a", true),
      ("한", "\u{1112}\u{1161}\u{11ab}", true), ("\u{1112}\u{1161}\u{11ab}", "한국", true), ("하", "한", true),
      ("が", "か\u{3099}", true), ("か\u{3099}", "が", true), ("й", "и\u{306}", true), ("и", "Й", true),
      ("ά", "α\u{301}", true), ("αθηνα", "ΑΘΉΝΑ", true), ("οδος", "ΟΔΌΣ", true), ("ΟΔΟΣ", "οδός", true),
      ("οδοσ", "οδός", true), ("ёлка", "елка", true), ("fi", "ﬁn", true), ("k", "\u{212a}", true),
      ("å", "\u{212b}", true),
      ("क", "क\u{93c}", true), ("कु", "कि", false), ("क्ष", "कष", false), ("❤", "❤\u{fe0f}", true), ("i", "İ", true),
      ("ı", "I", true), ("soft", "so\u{ad}ft", true), ("und", "u\u{a0}nd", false),
    ] as [(String, String, Bool)]
  )
  func words(query: String, text: String, isFound: Bool) {
    expectEqual(TextSearch(query).finds(TextSearch.folded(text) + [FoldedColumn.end]), isFound, "\(query) in \(text)")
    let found = FlatDataSource([text]).searched(by: \.self)
    found.search.text = query
    expectEqual(found.numberOfItems, (isFound ? 1 : 0), "\(query) in \(text)")
  }

  /// Texts that Swift says are equal fold to the same, and so do those that Foundation says differ in case and diacritics
  /// alone: all pairs of texts of up to two letters, composed and not.
  @Test func equalTextsFoldToTheSame() {
    let letters = [
      "a", "A", "\u{e9}", "e\u{301}", "E", "\u{c9}", "\u{439}", "\u{438}\u{306}", "\u{418}", "\u{3ac}",
      "\u{3b1}\u{301}", "\u{391}",
      "\u{3c3}", "\u{3a3}", "\u{451}", "\u{415}", "\u{d55c}", "\u{1112}\u{1161}\u{11ab}", "\u{304c}",
      "\u{304b}\u{3099}", "\u{1e69}",
      "s\u{323}\u{307}", "s\u{307}\u{323}", "\u{1fb3}", "\u{3b1}\u{345}", "\u{212b}", "\u{e5}",
    ]
    let texts = letters + letters.flatMap { first in letters.map { first + $0 } }
    var equal = 0
    func check(_ same: (String) -> String) {
      // Strings that are canonically equal are one key.
      var known: [String: [UInt8]] = [:]
      for text in texts {
        let folded = TextSearch.folded(text)
        if let other = known.updateValue(folded, forKey: same(text)) {
          equal += 1
          if folded != other { Issue.record("\(text) folds to \(folded), another one that is equal to \(other)") }
        }
      }
    }
    check { $0 }
    check { $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
    #expect(equal > texts.count)
    for letter in ["a", "e", "и", "α", "σ", "е", "s"] {
      for other in ["a", "e", "и", "α", "σ", "е", "s"] {
        expectEqual((TextSearch.folded(letter) == TextSearch.folded(other)), (letter == other))
      }
    }
  }

  /// Each scalar with its canonical decomposition, as Swift compares them.
  @Test func eachScalarFoldsLikeItsDecomposition() {
    var wrong: [String] = []
    for value in [0x80..<0x530, 0x900..<0xA00, 0x1E00..<0x2000, 0x3040..<0x3100, 0xAC00..<0xAD00].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let text = String(scalar)
      let other = text.decomposedStringWithCanonicalMapping
      if TextSearch.folded(text) != TextSearch.folded(other) { wrong.append("\(text) \(value)") }
      let upper = TextSearch.folded(text.uppercased())
      // The mark becomes a letter.
      if !other.unicodeScalars.contains("\u{345}"), TextSearch.folded(text) != upper {
        wrong.append("\(text) \(value) in uppercase")
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func wordsAreInAnyText() {
    let base = FlatDataSource([("Report", "Zoë"), ("Zoo", "Ann")].map { Letter(subject: $0.0, sender: $0.1) })
    let found = base.searched(by: \.subject, \.sender)
    #expect(found.numberOfItems == 2 && found.search.text == "")
    found.search.text = "zoe rep"
    expectEqual(found.rows[0].map(\.subject), ["Report"])
    found.search.text = "zo"
    expectEqual(found.rows[0].map(\.subject), ["Report", "Zoo"])
  }

  /// The first query reads the texts of all items, and another one none; an item that comes or changes is read once.
  @Test func textsAreReadOnce() {
    var asked: [String] = []
    let base = FlatDataSource(["roster", "rose", "tea", "rust"])
    let found = base.searched(by: { text -> String in
      asked.append(text)
      return text
    })
    func check(_ expected: [String], _ rows: [String], _ change: () -> Void) {
      asked = []
      change()
      #expect(asked == expected && found.rows == [rows])
    }
    check([], ["roster", "rose", "tea"]) { base.remove(at: 3) }
    check([], ["roster", "rose", "tea", "rust"]) { base.append("rust") }
    check(["roster", "rose", "tea", "rust"], ["roster", "rose", "rust"]) { found.search.text = "r" }
    check([], ["roster", "rose"]) { found.search.text = "ro" }
    check([], ["roster"]) { found.search.text = "ros t" }
    check([], ["roster", "rose"]) { found.search.text = "ros" }
    check([], ["roster", "rose", "tea", "rust"]) { found.search.text = "" }
    check(["tealight"], ["roster", "rose", "tea", "rust", "tealight"]) { base.append("tealight") }
    check([], ["tea", "tealight"]) { found.search.text = "tea" }
    check(["steam"], ["steam", "tea", "tealight"]) { base.insert("steam", at: 0) }
    check([], ["tea", "steam", "tealight"]) { base.move(from: 0, to: 3) }
    check(["toast"], ["tea", "tealight"]) { base.replace(at: 3, with: "toast") }
    check(["Team"], ["tea", "Team", "tealight"]) { base.replace(at: 3, with: "Team") }
    check([], ["Team", "tealight"]) { base.remove(at: 2) }
  }

  /// Random words, edits and queries, also in transactions and of many rows at once, against strings that are searched.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func findsWhatStringsContain(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func word() -> String {
      String((0..<Int.random(in: 1...3, using: &random)).map { _ in "abÄ".randomElement(using: &random) ?? "a" })
    }
    func letter() -> Letter { Letter(subject: "\(word()) \(word())", sender: word()) }
    let base = FlatDataSource((0..<Int(seed % 2) * 1_500).map { _ in letter() })
    let found = base.searched(by: \.subject, \.sender)
    let sorted = found.sorted(by: Sorter(\.subject, order: .unicode))
    func edit() {
      let count = base.items.count
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2: base.insert(letter(), at: Int.random(in: 0...count, using: &random))
      case 3 where count > 0: base.remove(at: Int.random(in: 0..<count, using: &random))
      case 4 where count > 0: base.replace(at: Int.random(in: 0..<count, using: &random), with: letter())
      case 5 where count > 0:
        base.move(from: Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random))
      case 6: found.search.text += ["a", "b", " "].randomElement(using: &random) ?? ""
      case 7: found.search.text = String(found.search.text.dropLast())
      case 8:
        base.insert(contentsOf: (0..<300).map { _ in letter() }, at: Int.random(in: 0...count, using: &random))
      default: found.search.text = word()
      }
      if base.items.count > 3_000 { base.apply(Array(base.items.prefix(Int.random(in: 0...2_000, using: &random)))) }
    }
    for step in 0..<Seeds.some(of: 300) {
      if step % 5 == 0 { transaction { for _ in 0..<3 { edit() } } } else { edit() }
      let words = Letter.plain(found.search.text).split(separator: " ")
      let expected = base.items.filter { letter in words.allSatisfy { letter.plainText.contains($0) } }
      expectEqual(found.rows, [expected], "seed \(seed), step \(step), \(found.search.text)")
      expectEqual(sorted.rows[0].map(\.subject), expected.map(\.subject).sorted(), "seed \(seed), step \(step)")
      if found.rows != [expected] { return }
    }
  }

  private struct Letter: Equatable {
    let subject: String
    let sender: String
    /// Both in lowercase and without diacritics.
    let plainText: String

    init(subject: String, sender: String) {
      self.subject = subject
      self.sender = sender
      plainText = Letter.plain("\(subject)\n\(sender)")
    }

    static func plain(_ text: String) -> String { text.lowercased().replacing("ä", with: "a") }
  }
}
