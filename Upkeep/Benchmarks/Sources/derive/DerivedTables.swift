import BenchmarkSupport
import Roster
import TestSupport

extension Mail: TableViewPresentable {
  typealias TableViewCell = MailCell
}

final class MailCell: UITableViewCell, ReusablePresenter {
  private var shown: Mail?

  func present(viewModel: Mail) { shown = viewModel }
}

/// What a table on a screen takes to show a row that arrives above all others, and leaves again.
@MainActor struct DerivedTables {
  private static let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  private func table(_ attach: (UITableView) -> Void) -> (table: UITableView, window: UIWindow) {
    let table = UITableView(frame: DerivedTables.frame, style: .plain)
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    let window = UIWindow(frame: DerivedTables.frame)
    window.isHidden = false
    window.addSubview(table)
    attach(table)
    table.layoutIfNeeded()
    return (table, window)
  }

  var arrival: Workload {
    let mails = Mail.list(count)
    let shown = MailStack.recompute(mails, "r")
    let flat = FlatDataSource(shown)
    let stack = MailStack(mails, query: "r", isGrouped: false)
    let recomputed = FlatDataSource(shown)
    var random = SeededGenerator(seed: 1)
    var mail = Mail(id: count, &random, dates: 1)
    mail.subject = "roster"
    mail.date = count
    let arriving = mail
    let tables = [table { $0.attach(flat) }, table { $0.attach(stack.sorted) }, table { $0.attach(recomputed) }]
    func show(_ number: Int, _ change: () -> Void) {
      change()
      tables[number].table.layoutIfNeeded()
      HeadlessRunLoop.runPending()
      withExtendedLifetime(tables[number].window) {}
    }
    return Workload(
      "a row arrives and leaves in a table, \(count)",
      floor: Contender("a flat list") {
        show(0) { flat.insert(arriving, at: 0) }
        show(0) { flat.remove(at: 0) }
        return flat.numberOfItems
      },
      [
        Contender("search + sort") {
          show(1) { stack.base.append(arriving) }
          show(1) { stack.base.remove(at: count) }
          return stack.count
        },
        Contender("recomputed") {
          show(2) { recomputed.apply(MailStack.recompute(mails + [arriving], "r")) }
          show(2) { recomputed.apply(MailStack.recompute(mails, "r")) }
          return recomputed.numberOfItems
        },
      ]
    )
  }
}
