import BenchmarkSupport
import Foundation
import Roster

/// Something that is done with a tree of any length.
@MainActor struct OutlineWorkload {
  struct Goal: Encodable {
    var nanoseconds: Double?
    var bytes: Double?
  }

  struct Trial {
    let kept: Any
    let rowCount: Int
    let nanoseconds: Double
  }

  let name: String
  let goal: Goal
  var trials = 2
  let make: (Int) -> Trial

  static let all = [
    build("made, without folders") { count in
      let items = (0..<count).map { OutlineItem(id: $0, value: 0) }
      return (count, { OutlineDataSource(items) { _ in .none } })
    },
    build("made, folders of ten, closed") { count in
      let folders = OutlineItem.folders(count)
      return (folders.count * (OutlineItem.folderSize + 1), { OutlineDataSource(folders) { $0.children } })
    },
    build("made, folders of ten, expanded") { count in
      let folders = OutlineItem.folders(count)
      return (
        folders.count * (OutlineItem.folderSize + 1),
        { OutlineDataSource(folders, isExpanded: { $0.isFolder }) { $0.children } }
      )
    },
    build("made, folders of ten, expanded later and folded", isTimed: false) { count in
      let folders = OutlineItem.folders(count)
      return (
        folders.count * (OutlineItem.folderSize + 1),
        {
          let outline = OutlineDataSource(folders) { $0.children }
          outline.expandAll(limit: .max)
          outline.collapseAll()
          return outline
        }
      )
    },
    toggle("a folder expands or folds", Goal(nanoseconds: 3_000)) { _ in },
    toggle("the same, which is observed", Goal()) { outline in outline.changes.observe { _ in } },
    toggle("the same, in a table, laid out", Goal()) { outline in
      let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      let table = UITableView(frame: frame, style: .plain)
      table.rowHeight = 44
      table.estimatedRowHeight = 0
      let window = UIWindow(frame: frame)
      window.isHidden = false
      window.addSubview(table)
      table.attach(outline.map { OutlineLine(row: $0) })
      return window
    },
  ]

  /// - Parameter isTimed: whether there is a goal for the time.
  private static func build(
    _ name: String,
    isTimed: Bool = true,
    _ prepare: @escaping (Int) -> (rowCount: Int, make: () -> OutlineDataSource<OutlineItem>)
  ) -> OutlineWorkload {
    OutlineWorkload(name: name, goal: Goal(nanoseconds: isTimed ? 500 : nil, bytes: 48)) { count in
      let (rowCount, make) = prepare(count)
      let start = ProcessorTime.now
      let outline = make()
      let time = ProcessorTime.now - start
      return Trial(kept: outline, rowCount: rowCount, nanoseconds: time / .nanoseconds(rowCount))
    }
  }

  /// Expands and folds a folder in the middle of others, all of which are expanded.
  private static func toggle(
    _ name: String,
    _ goal: Goal,
    show: @escaping (OutlineDataSource<OutlineItem>) -> Any
  ) -> OutlineWorkload {
    OutlineWorkload(name: name, goal: goal) { count in
      let folders = OutlineItem.folders(count)
      let outline = OutlineDataSource(folders, isExpanded: { $0.isFolder }) { $0.children }
      let shown = show(outline)
      let window = shown as? UIWindow
      window?.layoutIfNeeded()
      let folder = folders[folders.count / 2].id
      var best = Double.infinity
      for _ in 0..<5 {
        let time = ProcessorTime.measure {
          for _ in 0..<50 {
            outline.toggle(folder)
            window?.layoutIfNeeded()
          }
        }
        best = min(best, time / .nanoseconds(50))
      }
      return Trial(kept: (outline, shown), rowCount: count, nanoseconds: best)
    }
  }
}

/// A row of a table.
struct OutlineLine: TableViewPresentable {
  typealias TableViewCell = OutlineCell

  let row: OutlineRow<OutlineItem>
}

final class OutlineCell: UITableViewCell, ReusablePresenter {
  private var shown: OutlineLine?

  func present(viewModel: OutlineLine) { shown = viewModel }
}
