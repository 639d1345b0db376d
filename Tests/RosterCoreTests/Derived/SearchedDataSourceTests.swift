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
    #expect(
      TextSearch(query).finds { _ in
        text
      } count: {
        1
      } == isFound,
      "\(query) in \(text)"
    )
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

  /// A longer query asks only for what is shown, a shorter one only for what is not.
  @Test func queriesThatExtendNarrow() {
    var asked: [String] = []
    let base = FlatDataSource(["roster", "rose", "tea", "rust"])
    let found = base.searched(by: { text -> String in
      asked.append(text)
      return text
    })
    func check(_ query: String, _ expected: [String], _ rows: [String]) {
      asked = []
      found.query = query
      #expect(asked == expected && found.rows == [rows], "\(query)")
    }
    check("r", ["roster", "rose", "tea", "rust"], ["roster", "rose", "rust"])
    check("ro", ["roster", "rose", "rust"], ["roster", "rose"])
    check("ros t", ["roster", "rose"], ["roster"])
    check("ros", ["rose", "tea", "rust"], ["roster", "rose"])
    check("", [], ["roster", "rose", "tea", "rust"])
    asked = []
    base.append("tealight")
    #expect(asked == [] && found.numberOfItems == 5)
    check("tea", ["roster", "rose", "tea", "rust", "tealight"], ["tea", "tealight"])
    asked = []
    base.insert("steam", at: 0)
    #expect(asked == ["steam"] && found.rows == [["steam", "tea", "tealight"]])
  }

  private struct Letter {
    var subject: String
    var sender: String
  }
}
