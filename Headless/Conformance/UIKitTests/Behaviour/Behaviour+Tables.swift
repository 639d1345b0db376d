import Foundation
import Roster

/// Says heights.
private final class Heights: NSObject, UITableViewDelegate {
  var row: @MainActor (IndexPath) -> CGFloat = { _ in 30 }
  var header: CGFloat = 0
  var footer: CGFloat = 0

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { row(indexPath) }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footer }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
}

extension Behaviour {
  static let tableGeometry: [Behaviour] = [
    Behaviour("Geometry of tables", "Without a delegate rows are as high as rowHeight", "0 44 320 44") {
      written(TextTable([["a", "b"]]).laidOut().view.rectForRow(at: path(0, 1)))
    },
    Behaviour("Geometry of tables", "The delegate's heights come before rowHeight", "0 30 320 30") {
      written(TextTable([["a", "b"]]).delegate(Heights()).laidOut().view.rectForRow(at: path(0, 1)))
    },
    Behaviour("Geometry of tables", "Rows of several heights follow each other", "0 30 320 20") {
      let heights = Heights()
      heights.row = { CGFloat([10, 20, 20][$0.row]) }
      return written(TextTable([["a", "b", "c"]]).delegate(heights).laidOut().view.rectForRow(at: path(0, 2)))
    },
    Behaviour("Geometry of tables", "The content is as high as all rows", "320 132") {
      written(TextTable([["a", "b"], ["c"]]).laidOut().view.contentSize)
    },
    Behaviour("Geometry of tables", "A header is above the rows of its section", "0 50 320 20") {
      let heights = Heights()
      heights.header = 20
      return written(TextTable([["a"], ["b"]]).delegate(heights).laidOut().view.rectForHeader(inSection: 1))
    },
    Behaviour("Geometry of tables", "A footer is below the rows of its section", "0 50 320 10") {
      let heights = Heights()
      heights.header = 20
      heights.footer = 10
      return written(TextTable([["a"], ["b"]]).delegate(heights).laidOut().view.rectForFooter(inSection: 0))
    },
    Behaviour("Geometry of tables", "A section has its header, rows and footer", "0 60 320 60") {
      let heights = Heights()
      heights.header = 20
      heights.footer = 10
      return written(TextTable([["a"], ["b"]]).delegate(heights).laidOut().view.rect(forSection: 1))
    },
    Behaviour("Geometry of tables", "A header of no height has no view", "nil") {
      TextTable([["a"]]).delegate(Heights()).laidOut().view.headerView(forSection: 0) == nil ? "nil" : "a view"
    },
    Behaviour("Geometry of tables", "The row at a point is the one whose rectangle has it", "0.1") {
      written(TextTable([["a", "b"]]).laidOut().view.indexPathForRow(at: CGPoint(x: 5, y: 44)).map { [$0] })
    },
    Behaviour("Geometry of tables", "There is no row at a point below the last", "") {
      written(TextTable([["a", "b"]]).laidOut().view.indexPathForRow(at: CGPoint(x: 5, y: 88)).map { [$0] })
    },
    Behaviour("Geometry of tables", "Rows in a rectangle are those that it meets", "0.1 0.2") {
      written(
        TextTable([["a", "b", "c", "d"]]).laidOut().view
          .indexPathsForRows(in: CGRect(x: 0, y: 50, width: 10, height: 50))
      )
    },
    Behaviour("Geometry of tables", "The rectangle of a row that is not there is empty", "0 0 0 0") {
      written(TextTable([["a"]]).laidOut().view.rectForRow(at: path(0, 7)))
    },
    Behaviour("Geometry of tables", "The table's header is above the first section", "0 60 320 44") {
      let table = TextTable([["a"]])
      table.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      return written(table.laidOut().view.rectForRow(at: path(0, 0)))
    },
    Behaviour("Geometry of tables", "The table's footer makes the content higher", "320 104") {
      let table = TextTable([["a"]])
      table.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
      return written(table.laidOut().view.contentSize)
    },
    Behaviour("Geometry of tables", "A height is asked for again after a batch without updates", "0 0 320 55") {
      let heights = Heights()
      let table = TextTable([["a"]]).delegate(heights).laidOut()
      heights.row = { _ in 55 }
      table.view.performBatchUpdates(nil)
      return written(table.laidOut().view.rectForRow(at: path(0, 0)))
    },
    Behaviour("Geometry of tables", "A section that is inserted has its header", "0 30 320 20") {
      let heights = Heights()
      heights.header = 20
      heights.row = { _ in 10 }
      return written(
        TextTable([["a"]]).delegate(heights).laidOut()
          .change([["a"], ["b"]]) { $0.insertSections([1], with: .none) }.view.rectForHeader(inSection: 1)
      )
    },
  ]

  static let scrolling: [Behaviour] = [
    scrolled("To a row at the top", "440") { $0.scrollToRow(at: path(0, 10), at: .top, animated: false) },
    scrolled("To a row at the bottom", "4") { $0.scrollToRow(at: path(0, 10), at: .bottom, animated: false) },
    scrolled("To a row in the middle", "222") { $0.scrollToRow(at: path(0, 10), at: .middle, animated: false) },
    scrolled("To a row that is on the screen, at none", "0") {
      $0.scrollToRow(at: path(0, 3), at: .none, animated: false)
    },
    scrolled("To a row below the screen, at none", "444") {
      $0.scrollToRow(at: path(0, 20), at: .none, animated: false)
    },
    scrolled("To the last row at the top, no further than the end", "3920") {
      $0.scrollToRow(at: path(0, 99), at: .top, animated: false)
    },
    scrolled("To the first row at the bottom, no further than the start", "0") {
      $0.scrollToRow(at: path(0, 0), at: .bottom, animated: false)
    },
    scrolled("To a row that is selected, at the top", "880") {
      $0.selectRow(at: path(0, 20), animated: false, scrollPosition: .top)
    },
    scrolled("To a rectangle below the screen", "120") {
      $0.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
    },
    scrolled("To a rectangle that is on the screen", "0") {
      $0.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 100), animated: false)
    },
    scrolled("An offset that is set is not limited", "-50") { $0.contentOffset.y = -50 },
    Behaviour("Scrolling", "The offset stays where rows are inserted above the screen", "440") {
      let table = TextTable([letters(100)]).laidOut()
      table.view.contentOffset.y = 440
      _ = table.laidOut()
      return written(
        table.change([["x"] + letters(100)]) { $0.insertRows(at: [path(0, 0)], with: .none) }.view.contentOffset.y
      )
    },
    Behaviour("Scrolling", "The offset is limited where content goes", "0") {
      let table = TextTable([letters(100)]).laidOut()
      table.view.contentOffset.y = 3000
      _ = table.laidOut()
      table.sections = [letters(3)]
      table.view.reloadData()
      return written(table.laidOut().view.contentOffset.y)
    },
    Behaviour("Scrolling", "An item is scrolled to at the top", "500") {
      let list = TextCollection([letters(100)]).laidOut()
      list.view.scrollToItem(at: path(0, 10), at: .top, animated: false)
      return written(list.view.contentOffset.y)
    },
    Behaviour("Scrolling", "An item is scrolled to at the bottom", "70") {
      let list = TextCollection([letters(100)]).laidOut()
      list.view.scrollToItem(at: path(0, 10), at: .bottom, animated: false)
      return written(list.view.contentOffset.y)
    },
    Behaviour("Scrolling", "An item is scrolled to in the middle", "285") {
      let list = TextCollection([letters(100)]).laidOut()
      list.view.scrollToItem(at: path(0, 10), at: .centeredVertically, animated: false)
      return written(list.view.contentOffset.y)
    },
    Behaviour("Scrolling", "A content inset is part of the adjusted one", "10 0 20 0") {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentInsetAdjustmentBehavior = .never
      view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
      let inset = view.adjustedContentInset
      return [inset.top, inset.left, inset.bottom, inset.right].map { written($0) }.joined(separator: " ")
    },
    Behaviour("Scrolling", "The bounds' origin is the offset", "0 30") {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 100, height: 500)
      view.contentOffset.y = 30
      return "\(written(view.bounds.minX)) \(written(view.bounds.minY))"
    },
    Behaviour("Scrolling", "A subview's place in the window moves against the offset", "70") {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = UIScrollView(frame: window.bounds)
      view.contentInsetAdjustmentBehavior = .never
      let inner = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
      view.addSubview(inner)
      window.addSubview(view)
      view.contentOffset.y = 30
      return written(inner.convert(inner.bounds, to: window).minY)
    },
  ]

  /// A table with a hundred rows of 44 points on 480 points.
  private static func scrolled(
    _ rule: String,
    _ expected: String,
    _ scroll: @escaping @MainActor @Sendable (UITableView) -> Void
  ) -> Behaviour {
    Behaviour("Scrolling", rule, expected) {
      let table = TextTable([letters(100)]).laidOut()
      scroll(table.view)
      return written(table.view.contentOffset.y)
    }
  }
}
