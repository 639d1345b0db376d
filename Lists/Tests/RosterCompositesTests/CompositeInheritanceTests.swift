import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// A child whose class inherits its conformances, and implements more than the class that conforms: UIKit and composites ask the object.
@MainActor struct CompositeInheritanceTests {
  @Test(arguments: 1...3) func aChildIsAskedByItsOwnClassInTables(depth: Int) {
    let child = TallRows()
    var root = CompositeTableViewDataSource([child])
    for _ in 1..<depth { root = CompositeTableViewDataSource([root]) }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = root
    table.delegate = root
    table.layoutIfNeeded()
    expectEqual(table.rectForRow(at: [0, 0]).height, 77)
    expectEqual(table.numberOfSections, 2)
    #expect(table.headlessTapRow(at: [1, 0]))
    table.contentOffset.y = 1
    expectEqual(child.log, ["selects 1", "scrolls"])
  }

  @Test(arguments: 1...3) func aChildIsAskedByItsOwnClassInCollections(depth: Int) {
    let child = TallItems()
    var root = CompositeCollectionViewDataSource([child])
    for _ in 1..<depth { root = CompositeCollectionViewDataSource([root]) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = root
    view.delegate = root
    view.layoutIfNeeded()
    expectEqual(view.layoutAttributesForItem(at: [1, 0])?.size, CGSize(width: 30, height: 31))
    expectEqual(view.numberOfSections, 2)
    #expect(view.headlessTapItem(at: [1, 0]))
    view.contentOffset.y = 1
    expectEqual(child.log, ["selects 1", "scrolls"])
  }
}

private class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

private final class TallRows: Rows {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selects \(indexPath.section)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolls") }
}

private class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var log: [String] = []
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

private final class TallItems: Items {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 30 + indexPath.section) }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("selects \(indexPath.section)")
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolls") }
}
