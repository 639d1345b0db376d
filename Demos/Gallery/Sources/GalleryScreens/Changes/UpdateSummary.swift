import Foundation
import Roster

/// What an update consisted of, in two lines for people.
struct UpdateSummary {
  var report: ListUpdateReport
  var cells: CellUse
  /// Whether it says how long the update took.
  var showsTime: Bool
  /// The locale of the time.
  var locale: Locale

  /// For example "1 stage: 1 insert, 2 moves, 1 section".
  var changes: String {
    let parts = [
      (report.insertedItems, "insert"), (report.deletedItems, "delete"), (report.movedItems, "move"),
      (report.updatedItems, "update"), (report.changedSections, "section"),
    ]
    let counted = parts.filter { $0.0 > 0 }.map { UpdateSummary.counted($0.0, $0.1) }
    switch report.path {
    case .batches:
      return UpdateSummary.counted(report.stages.count, "stage") + ": " + counted.joined(separator: ", ")
    case .reloadOffWindow, .reloadOverLimit, .reloadUnknown: return "reload"
    }
  }

  /// For example "0.8 ms · cells: 9 kept, 1 reused, 0 new".
  var costs: String {
    let cells = "cells: \(cells.kept) kept, \(cells.reused) reused, \(cells.made) new"
    guard showsTime else { return cells }
    let time = (report.diffing + report.applying)
      .formatted(.units(allowed: [.milliseconds], width: .narrow, fractionalPart: .show(length: 2)).locale(locale))
    return "\(time) · \(cells)"
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}
