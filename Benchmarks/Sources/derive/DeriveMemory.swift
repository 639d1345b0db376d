import BenchmarkSupport
import HeapUse
import RosterFlows

/// What derived sources keep for each row of their base, beside the goals.
@MainActor struct DeriveMemory {
  private let count: Int
  private let base: FlatDataSource<Mail>

  init(count: Int) {
    self.count = count
    base = FlatDataSource(Mail.list(count))
  }

  /// The number of bytes a row that something keeps; `nil` where the platform does not say.
  private func bytes<Kept>(_ make: () -> Kept) -> Double? {
    let before = heap_bytes_in_use()
    if before == 0 { return nil }
    let kept = make()
    return withExtendedLifetime(kept) { (Double(heap_bytes_in_use()) - Double(before)) / Double(count) }
  }

  /// The rows of a table.
  var rows: [String] {
    let filtered = base.filtered { $0.date >= 0 }
    let sorted = filtered.sorted(by: \.date, .descending)
    let all = bytes {
      base.filtered { $0.date >= 0 }.sorted(by: \.date, .descending).grouped(by: \.day, .descending)
    }
    let found = base.searched(by: \.subject)
    found.slices = .atOnce
    let kept: [(name: String, bytes: Double?, goal: String)] = [
      ("filter", bytes { base.filtered { $0.date >= 0 } }, ""),
      ("sort, with its key of 8 bytes", bytes { filtered.sorted(by: \.date, .descending) }, ""),
      ("group, with its key of 8 bytes", bytes { sorted.grouped(by: \.day, .descending) }, ""),
      ("filter + sort + group", all, "≤ 40"),
      ("kept text of \(textLength) bytes", bytes { found.search.text = "r" }, "≤ 30"),
    ]
    return kept.map { name, bytes, goal in
      ResultTable.row(["\(name), \(count)", bytes.map(ResultTable.rounded) ?? "–", goal])
    }
  }

  /// How long the texts are.
  private var textLength: Int { base.items.reduce(0) { $0 + $1.subject.utf8.count } / count }
}
