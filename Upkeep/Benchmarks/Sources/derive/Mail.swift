import TestSupport

/// A row of the benchmark: a text to filter by, and a date to sort by, which some share.
struct Mail: Identifiable, Equatable {
  let id: Int
  var subject: String
  var date: Int

  /// A hundred days, whatever the number of mails.
  var day: Int { date / 1_000 % 100 }

  private static let words = [
    "roster", "report", "invoice", "meeting", "project", "question", "answer", "draft", "order", "ticket", "holiday",
    "rose",
    "rosette", "table", "window", "garden",
  ]

  static func list(_ count: Int) -> [Mail] {
    var random = SeededGenerator(seed: 14)
    return (0..<count).map { Mail(id: $0, &random, dates: count / 2) }
  }

  init(id: Int, _ random: inout SeededGenerator, dates: Int) {
    self.id = id
    subject = (0..<4).map { _ in Mail.words[Int.random(in: 0..<Mail.words.count, using: &random)] }.joined(
      separator: " "
    )
    date = Int.random(in: 0..<max(1, dates), using: &random)
  }
}
