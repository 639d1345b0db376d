import Foundation
import Roster

extension LiveSession {
  /// How many operations of an update a page is told; an update can have one for each of thousands of rows.
  nonisolated static let operationLimit = 24

  /// Takes over what the lists were told, and lets new lists note it from now on.
  func noteUpdates() {
    noteUpdates(in: window)
    told = Array(told.suffix(20))
  }

  private func noteUpdates(in view: UIView) {
    let log = (view as? UITableView)?.headlessEvents ?? (view as? UICollectionView)?.headlessEvents
    if let log {
      told += log.updates.map(LiveFrame.Told.init)
      log.removeAll()
      log.isEnabled = true
    }
    for subview in view.subviews { noteUpdates(in: subview) }
  }
}

extension LiveFrame.Told {
  fileprivate init(_ update: HeadlessListUpdate) {
    kind =
      switch update.kind {
      case .batch: "batch"
      case .reload: "reload"
      case .refused: "refused"
      }
    count = update.operations.count
    operations = Array(update.operations.prefix(LiveSession.operationLimit))
  }
}
