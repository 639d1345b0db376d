import BenchmarkSupport
import RosterFlows

/// How long the main actor is held by the slices in which a rule is replaced, with what follows them.
@MainActor struct DeriveSlices {
  private let count: Int
  private let mails: [Mail]

  init(count: Int) {
    self.count = count
    mails = Mail.list(count)
  }

  /// The rows of a table.
  var rows: [String] {
    let alone = MailStack(mails, query: "r", isGrouped: false, slices: .lasting(from: 0))
    let grouped = MailStack(mails, query: "r", isGrouped: true, slices: .lasting(from: 0))
    let unread = FlatDataSource(mails).searched(by: \.subject)
    unread.slices = .lasting(from: 0)
    return [
      row("first letter, texts read, alone", unread) { unread.search.text = "r" },
      row("letter, search + sort", alone.found) { alone.found.search.text = "ro" },
      row("letter, search + sort + group", grouped.found) { grouped.found.search.text = "ro" },
      row("another order, search + sort", alone.sorted) { alone.sorted.sorter.sort(by: \.id) },
      row("an order of texts, search + sort", alone.sorted) { alone.sorted.sorter.sort(by: \.subject) },
      row("a comparator, search + sort", alone.sorted) {
        alone.sorted.sorter.sort { ($0.subject, $0.id) < ($1.subject, $1.id) }
      },
    ]
  }

  private func row(
    _ name: String,
    _ source: DerivedDataSource<some DataSource, some DerivedVersion>,
    _ replace: () -> Void
  ) -> String {
    var slices = [ProcessorTime.measure(replace)]
    while source.pendingCount > 0 { slices.append(ProcessorTime.measure { source.proceed() }) }
    let milliseconds = slices.sorted().map { $0 / .milliseconds(1) }
    return ResultTable.row(
      [
        "\(name), \(count)", "\(slices.count)", ResultTable.rounded(milliseconds[milliseconds.count / 2]),
        ResultTable.rounded(milliseconds.last ?? 0), ResultTable.rounded(milliseconds.reduce(0, +)),
      ]
    )
  }
}
