import RosterFlows

/// A list of mails, and those of them that are shown: which contain a word, the newest first, in groups of days.
@MainActor struct MailStack {
  typealias Found = SearchedDataSource<FlatDataSource<Mail>>
  typealias Sorted = SortedDataSource<Found>

  let base: FlatDataSource<Mail>
  let found: Found
  let sorted: Sorted
  let grouped: GroupedDataSource<Sorted, Int, Int, Never>?

  init(_ mails: [Mail], query: String, isGrouped: Bool, slices: Slices = .atOnce) {
    base = FlatDataSource(mails)
    found = base.searched(by: \.subject)
    found.slices = .atOnce
    found.search.text = query
    found.slices = slices
    sorted = found.sorted(by: \.date, .descending)
    sorted.slices = slices
    grouped = isGrouped ? sorted.grouped(by: \.day, .descending) : nil
  }

  var count: Int { grouped?.numberOfItems(inSection: 0) ?? sorted.numberOfItems(inSection: 0) }

  /// What the stack shows, computed anew without Roster.
  nonisolated static func recompute(_ mails: [Mail], _ query: String) -> [Mail] {
    mails.filter { contains($0, query) }.sorted { $0.date > $1.date }
  }

  /// Whether the subject contains a word, without copying it.
  nonisolated private static func contains(_ mail: Mail, _ word: String) -> Bool {
    var (subject, word) = (mail.subject, word)
    return subject.withUTF8 { text in
      word.withUTF8 { word in
        guard let first = word.first, text.count >= word.count else { return word.isEmpty }
        for start in 0...text.count - word.count where text[start] | 32 == first {
          if (1..<word.count).allSatisfy({ text[start + $0] | 32 == word[$0] }) { return true }
        }
        return false
      }
    }
  }
}
