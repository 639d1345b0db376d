import BenchmarkSupport
import RosterCore
import TestSupport

/// What is done with mails of which those are shown that have a word in their subject, the newest first.
@MainActor struct DeriveWorkloads {
  private let count: Int
  private let base: FlatDataSource<Mail>
  private let alone: FlatDataSource<Mail>
  private let recomputed: FlatDataSource<Mail>
  private let matching: FilteredDataSource<FlatDataSource<Mail>>
  private let shown: SortedDataSource<FilteredDataSource<FlatDataSource<Mail>>>

  init(count: Int) {
    self.count = count
    let mails = Mail.list(count)
    base = FlatDataSource(mails)
    alone = FlatDataSource(mails)
    matching = base.filtered { Self.matches($0, "r") }
    shown = matching.sorted(by: \.date, .descending)
    recomputed = FlatDataSource(Self.recompute(mails, "r"))
  }

  /// Whether a subject has a word that begins with a text.
  nonisolated private static func matches(_ mail: Mail, _ query: String) -> Bool {
    let (text, query) = (mail.subject.utf8, query.utf8)
    var rest = text[...]
    while true {
      if rest.starts(with: query) { return true }
      guard let space = rest.firstIndex(of: 32) else { return false }
      rest = rest[rest.index(after: space)...]
    }
  }

  nonisolated private static func recompute(_ mails: [Mail], _ query: String) -> [Mail] {
    mails.filter { matches($0, query) }.sorted { $0.date > $1.date }
  }

  private func recompute(_ mails: [Mail], _ query: String) -> Int {
    recomputed.apply(Self.recompute(mails, query))
    return recomputed.numberOfItems
  }

  var all: [Workload] {
    [arrival, change, keystrokes, reading, another]
  }

  /// A row comes at the end and leaves again.
  private var arrival: Workload {
    var random = SeededGenerator(seed: 1)
    var next = count
    func fresh() -> Mail {
      next += 1
      return Mail(id: next, &random, dates: count / 2)
    }
    return Workload(
      "a row arrives and leaves, \(count)",
      floor: Contender("") {
        alone.append(fresh())
        return alone.remove(at: count).value.id
      },
      [
        Contender("derived") {
          base.append(fresh())
          return base.remove(at: count).value.id + shown.numberOfItems(inSection: 0)
        },
        Contender("recomputed") {
          let mail = fresh()
          _ = recompute(base.items + [mail], "r")
          return recompute(base.items, "r")
        },
      ]
    )
  }

  /// A row gets another date.
  private var change: Workload {
    var random = SeededGenerator(seed: 2)
    return Workload(
      "a row changes, \(count)",
      floor: Contender("") {
        alone.update(at: Int.random(in: 0..<count, using: &random)) {
          $0.date = Int.random(in: 0..<count, using: &random)
        }
        .value.id
      },
      [
        Contender("derived") {
          base.update(at: Int.random(in: 0..<count, using: &random)) {
            $0.date = Int.random(in: 0..<count, using: &random)
          }
          .value.id
        },
        Contender("recomputed") {
          var mails = base.items
          mails[Int.random(in: 0..<count, using: &random)].date = Int.random(in: 0..<count, using: &random)
          return recompute(mails, "r")
        },
      ]
    )
  }

  /// A word is typed letter by letter, and deleted at once.
  private var keystrokes: Workload {
    let queries = ["ro", "ros", "rost", "roste"]
    return Workload(
      "four letters are typed and deleted, \(count)",
      floor: Contender("") { count },
      [
        Contender("derived") {
          for query in queries { matching.narrow { Self.matches($0, query) } }
          matching.widen { Self.matches($0, "r") }
          return shown.numberOfItems(inSection: 0)
        },
        Contender("recomputed") {
          for query in queries { _ = recompute(base.items, query) }
          return recompute(base.items, "r")
        },
      ]
    )
  }

  /// An item is read through both.
  private var reading: Workload {
    var random = SeededGenerator(seed: 3)
    let number = shown.numberOfItems(inSection: 0)
    return Workload(
      "an item is read, \(count)",
      floor: Contender("") { alone.item(at: Int.random(in: 0..<count, using: &random), inSection: 0).id },
      [Contender("derived") { shown.item(at: Int.random(in: 0..<number, using: &random), inSection: 0).id }]
    )
  }

  /// The order is turned round, and back.
  private var another: Workload {
    Workload(
      "another order and back, \(count)",
      floor: Contender("") { count },
      [
        Contender("derived") {
          shown.sort(by: \.id)
          shown.sort(by: \.date, .descending)
          return shown.numberOfItems(inSection: 0)
        }
      ]
    )
  }
}
