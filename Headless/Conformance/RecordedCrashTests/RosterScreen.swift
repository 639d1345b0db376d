import Foundation
import Roster

/// The screen of a recorded crash in Roster: its content changes, and views follow by themselves.
@MainActor enum RosterScreen {
  private struct Row: Identifiable, Equatable, TableViewPresentable, CollectionViewPresentable {
    let id: Int
    func present(on cell: UITableViewCell) {}
    func present(on cell: UICollectionViewCell) {}
  }

  private typealias Section = ContentSection<Never, Row, Never>

  /// What a change from some numbers of rows to others breaks, and the numbers that the view has after it.
  static func change(from before: [Int], to after: [Int], inTable: Bool) -> (failures: [HeadlessFailure], counts: [Int])
  {
    let content = NestedDataSource(sections(before))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let table = UITableView(frame: window.bounds)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    table.headlessStrictUpdates = true
    collection.headlessStrictUpdates = true
    window.addSubview(inTable ? table : collection)
    var counts: [Int] = []
    let failures = HeadlessFailure.recording {
      if inTable { table.attach(content) } else { collection.attach(content) }
      window.layoutIfNeeded()
      content.apply(sections(after))
      window.layoutIfNeeded()
      counts =
        inTable
        ? (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
        : (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
    }
    return (failures, counts)
  }

  /// Sections of so many rows. Those that were there before are the same ones.
  private static func sections(_ counts: [Int]) -> [Section] {
    counts.enumerated().map { section, count in
      Section(items: (0..<count).map { Row(id: section * 1000 + $0) })
    }
  }
}
