import Foundation

@testable import Roster
@testable import RosterComposites

/// A child that is written by hand, in a table or in a collection.
@MainActor protocol HandChild: NSObject {
  init(_ rows: [[String]])
  var rows: [[String]] { get set }
  /// The view that the child was handed.
  var handed: (any TestedListView)? { get }
  /// The index paths of the cells that were asked for.
  var asked: [IndexPath] { get }
}

extension HandChild {
  init(name: String, counts: [Int]) {
    self.init(counts.enumerated().map { section, count in (0..<count).map { "\(name)\(section).\($0)" } })
  }

  func tellInsertedSection(_ section: Int) { handed?.insertSections([section]) }
  func tellDeleted(_ path: IndexPath) { handed?.deleteItems(at: [path]) }
  func tellReload() { handed?.reloadData() }
}

extension RowsChild: HandChild {
  var handed: (any TestedListView)? { table }
}

extension ItemsChild: HandChild {
  var handed: (any TestedListView)? { collection }
}
