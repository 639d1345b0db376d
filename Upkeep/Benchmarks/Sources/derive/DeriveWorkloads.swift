import BenchmarkSupport
import RosterFlows
import TestSupport

/// What is done with mails of which those are shown that have a word in their subject, the newest first.
@MainActor struct DeriveWorkloads {
  private let count: Int
  private let mails: [Mail]
  private let alone: FlatDataSource<Mail>
  private let recomputed: FlatDataSource<Mail>
  private let stacks: [(name: String, stack: MailStack)]

  init(count: Int) {
    self.count = count
    mails = Mail.list(count)
    alone = FlatDataSource(mails)
    recomputed = FlatDataSource(MailStack.recompute(mails, "r"))
    stacks = [
      ("search + sort", MailStack(mails, query: "r", isGrouped: false)),
      ("search + sort + group", MailStack(mails, query: "r", isGrouped: true)),
    ]
  }

  private func recompute(_ mails: [Mail], _ query: String) -> Int {
    recomputed.apply(MailStack.recompute(mails, query))
    return recomputed.numberOfItems
  }

  var all: [Workload] {
    [arrival, change, keystrokes, narrowing, reading, another]
  }

  /// A row comes at the end and leaves again.
  private var arrival: Workload {
    var random = SeededGenerator(seed: 1)
    let fresh = (0..<1_024).map { Mail(id: count + $0, &random, dates: count / 2) }
    var next = 0
    func edit(_ source: FlatDataSource<Mail>) -> Int {
      next += 1
      source.append(fresh[next % fresh.count])
      return source.remove(at: count).value.id
    }
    return Workload(
      "a row arrives and leaves, \(count)",
      floor: Contender("") { edit(alone) },
      stacks.map { name, stack in Contender(name) { edit(stack.base) + stack.count } }
        + [
          Contender("recomputed") {
            next += 1
            return recompute(mails + [fresh[next % fresh.count]], "r") + recompute(mails, "r")
          }
        ]
    )
  }

  /// A row gets another date.
  private var change: Workload {
    var random = SeededGenerator(seed: 2)
    func edit(_ source: FlatDataSource<Mail>) -> Int {
      let date = Int.random(in: 0..<count, using: &random)
      return source.update(at: Int.random(in: 0..<count, using: &random)) { $0.date = date }.value.id
    }
    return Workload(
      "a row changes, \(count)",
      floor: Contender("") { edit(alone) },
      stacks.map { name, stack in Contender(name) { edit(stack.base) } }
        + [
          Contender("recomputed") {
            var mails = mails
            mails[Int.random(in: 0..<count, using: &random)].date = Int.random(in: 0..<count, using: &random)
            return recompute(mails, "r")
          }
        ]
    )
  }

  /// A word is typed letter by letter, and deleted at once.
  private var keystrokes: Workload {
    let queries = ["ro", "ros", "rost", "roste", "r"]
    return Workload(
      "four letters are typed and deleted, \(count)",
      floor: Contender("") { count },
      stacks.map { name, stack in
        Contender(name) {
          for query in queries { stack.found.search.text = query }
          return stack.count
        }
      }
        + [
          Contender("recomputed") { queries.reduce(0) { $0 + recompute(mails, $1) } }
        ]
    )
  }

  /// The fourth letter of a word is typed, so that fewer rows are shown.
  private var narrowing: Workload {
    let (before, query) = ("ros", "rost")
    return Workload(
      "a narrowing letter, \(count)",
      floor: Contender("") { count },
      stacks.map { name, stack in
        Contender(name, prepare: { stack.found.search.text = before }) {
          stack.found.search.text = query
          return stack.count
        }
      }
        + [Contender("recomputed", prepare: { _ = recompute(mails, before) }) { recompute(mails, query) }]
    )
  }

  /// An item is read through all.
  private var reading: Workload {
    var random = SeededGenerator(seed: 3)
    let sorted = stacks[0].stack.sorted
    let grouped = stacks[1].stack.grouped
    return Workload(
      "an item is read, \(count)",
      floor: Contender("") { alone.item(at: Int.random(in: 0..<count, using: &random), inSection: 0).id },
      [
        Contender(stacks[0].name) {
          sorted.item(at: Int.random(in: 0..<sorted.numberOfItems(inSection: 0), using: &random), inSection: 0).id
        },
        Contender(stacks[1].name) {
          guard let grouped else { return 0 }
          let section = Int.random(in: 0..<grouped.numberOfSections, using: &random)
          return grouped.item(at: grouped.numberOfItems(inSection: section) / 2, inSection: section).id
        },
      ]
    )
  }

  /// The order is turned round, and back.
  private var another: Workload {
    Workload(
      "another order and back, \(count)",
      floor: Contender("") { count },
      [
        Contender(stacks[0].name) {
          let sorted = stacks[0].stack.sorted
          sorted.sorter.sort(by: \.id)
          sorted.sorter.sort(by: \.date, .descending)
          return stacks[0].stack.count
        },
        Contender("recomputed") {
          recomputed.apply(MailStack.recompute(mails, "r").sorted { $0.id < $1.id })
          return recompute(mails, "r")
        },
      ]
    )
  }
}
