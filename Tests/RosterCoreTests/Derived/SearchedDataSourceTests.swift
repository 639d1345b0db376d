import TestSupport
import Testing

@testable import RosterCore

@MainActor struct SearchedDataSourceTests {
  @Test(arguments: [
    ("", "anything", true), ("ROS", "les roses", true), ("cafe", "Le Café", true), ("Café", "cafe", true),
    ("cafe", "Le Cafe\u{301}", true), ("ros caf", "Le Café des Roses", true), ("caf tea", "Le Café des Roses", false),
    ("strasse", "Straße", false), ("straße", "STRASSE", false), ("Łódź", "łódz", true), ("мир", "Мир", true),
    ("  ", "x", true), ("oo", "foo", true), ("fooo", "foo", false), ("a\tb", "b a", true),
  ])
  func words(query: String, text: String, isFound: Bool) {
    #expect(TextSearch(query).finds(TextSearch.folded(text) + [FoldedTexts.end]) == isFound, "\(query) in \(text)")
    let found = FlatDataSource([text]).searched(by: \.self)
    found.query = query
    #expect(found.numberOfItems == (isFound ? 1 : 0), "\(query) in \(text)")
  }

  @Test func wordsAreInAnyText() {
    let base = FlatDataSource([("Report", "Zoë"), ("Zoo", "Ann")].map { Letter(subject: $0.0, sender: $0.1) })
    let found = base.searched(by: \.subject, \.sender)
    #expect(found.numberOfItems == 2 && found.query == "")
    found.query = "zoe rep"
    #expect(found.rows[0].map(\.subject) == ["Report"])
    found.query = "zo"
    #expect(found.rows[0].map(\.subject) == ["Report", "Zoo"])
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
    check(["roster", "rose", "tea", "rust"], ["roster", "rose", "rust"]) { found.query = "r" }
    check([], ["roster", "rose"]) { found.query = "ro" }
    check([], ["roster"]) { found.query = "ros t" }
    check([], ["roster", "rose"]) { found.query = "ros" }
    check([], ["roster", "rose", "tea", "rust"]) { found.query = "" }
    check(["tealight"], ["roster", "rose", "tea", "rust", "tealight"]) { base.append("tealight") }
    check([], ["tea", "tealight"]) { found.query = "tea" }
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
    let sorted = found.sorted(by: \.subject, order: .unicode)
    func edit() {
      let count = base.items.count
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2: base.insert(letter(), at: Int.random(in: 0...count, using: &random))
      case 3 where count > 0: base.remove(at: Int.random(in: 0..<count, using: &random))
      case 4 where count > 0: base.replace(at: Int.random(in: 0..<count, using: &random), with: letter())
      case 5 where count > 0:
        base.move(from: Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random))
      case 6: found.query += ["a", "b", " "].randomElement(using: &random) ?? ""
      case 7: found.query = String(found.query.dropLast())
      case 8:
        base.insert(contentsOf: (0..<300).map { _ in letter() }, at: Int.random(in: 0...count, using: &random))
      default: found.query = word()
      }
      if base.items.count > 3_000 { base.apply(Array(base.items.prefix(Int.random(in: 0...2_000, using: &random)))) }
    }
    for step in 0..<300 {
      if step % 5 == 0 { transaction { for _ in 0..<3 { edit() } } } else { edit() }
      let words = Letter.plain(found.query).split(separator: " ")
      let expected = base.items.filter { letter in words.allSatisfy { letter.plainText.contains($0) } }
      #expect(found.rows == [expected], "seed \(seed), step \(step), \(found.query)")
      #expect(sorted.rows[0].map(\.subject) == expected.map(\.subject).sorted(), "seed \(seed), step \(step)")
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
