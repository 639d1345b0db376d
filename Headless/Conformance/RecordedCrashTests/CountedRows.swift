import Foundation
import Roster

/// A table as apps write it by hand: numbers of rows that are changed, and calls that say what has changed.
@MainActor final class CountedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int]
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// Makes the cells, if they are not the usual ones.
  var makeCell: (@MainActor (UITableView, IndexPath) -> UITableViewCell)?
  private(set) var callbacks: [String] = []

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
    window.isHidden = false
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell?(tableView, indexPath) ?? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    callbacks.append("heightForRowAt \(indexPath.section) \(indexPath.row)")
    return 44
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    callbacks.append("didEndDisplaying \(indexPath.section) \(indexPath.row)")
  }

  /// Makes a fault on the table, which has been shown.
  static func evidence(_ counts: [Int], isShown: Bool = true, _ fault: (CountedRows) -> Void) -> CrashEvidence {
    let rows = CountedRows(counts)
    // Else the fault is made again when another test lays out what is on the screen.
    defer { rows.window.isHidden = true }
    if isShown { rows.table.layoutIfNeeded() }
    let failures = HeadlessFailure.recording {
      fault(rows)
      rows.table.layoutIfNeeded()
    }
    return CrashEvidence(failures: failures, warnings: rows.table.headlessWarnings, callbacks: rows.callbacks)
  }
}

extension RecordedCrash {
  /// A batch of a table whose numbers of rows change.
  static func table(
    _ report: String,
    _ certainty: Certainty,
    _ uikit: Words,
    _ fault: String,
    from before: [Int],
    to after: [Int],
    isShown: Bool = true,
    _ updates: @escaping @MainActor @Sendable (UITableView) -> Void
  ) -> RecordedCrash {
    RecordedCrash(
      report: report,
      certainty: certainty,
      uikit: uikit,
      fault: fault,
      before: before,
      after: after,
      isTable: true
    ) {
      CountedRows.evidence(before, isShown: isShown) { rows in
        rows.table.performBatchUpdates {
          rows.counts = after
          updates(rows.table)
        }
      }
    }
  }

  /// Anything else that a screen with a table does.
  static func tableScreen(
    _ report: String,
    _ certainty: Certainty,
    _ uikit: Words,
    _ fault: String,
    _ counts: [Int],
    to after: [Int]? = nil,
    isShown: Bool = true,
    _ commit: @escaping @MainActor @Sendable (CountedRows) -> Void
  ) -> RecordedCrash {
    RecordedCrash(
      report: report,
      certainty: certainty,
      uikit: uikit,
      fault: fault,
      before: counts,
      after: after ?? counts,
      isTable: true
    ) { CountedRows.evidence(counts, isShown: isShown, commit) }
  }

  /// The texts before iOS 16, which the reports quote.
  static func rows(
    inSection section: Int,
    _ before: Int,
    _ after: Int,
    inserted: Int,
    deleted: Int,
    of items: String = "rows"
  ) -> Words {
    .exception(
      "Invalid update: invalid number of \(items) in section \(section). The number of \(items) contained in an existing section after "
        + "the update (\(after)) must be equal to the number of \(items) contained in that section before the update (\(before)), plus or "
        + "minus the number of \(items) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or "
        + "minus the number of \(items) moved into or out of that section (0 moved in, 0 moved out)."
    )
  }

  static func sections(_ before: Int, _ after: Int, of view: String = "table view") -> Words {
    .exception(
      "Invalid update: invalid number of sections. The number of sections contained in the \(view) after the update (\(after)) must be "
        + "equal to the number of sections contained in the \(view) before the update (\(before)), plus or minus the number of sections "
        + "inserted or deleted (0 inserted, 0 deleted)."
    )
  }
}
