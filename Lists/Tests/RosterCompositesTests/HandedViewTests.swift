import Foundation
import TestSupport
import Testing

@testable import Roster
@testable import RosterComposites

/// Children use the view that they are handed as a view.
@MainActor struct HandedViewTests {
  /// The view that is shown, and the one that a child two composites deep is handed.
  private func table() throws -> (shown: UITableView, handed: UITableView) {
    let child = RowsChild([["x"]])
    let inner = CompositeTableViewDataSource([RowsChild([["a"]]), child])
    let table = makeHighTable(CompositeTableViewDataSource([inner]))
    return (table, try #require(child.table))
  }

  private func collection() throws -> (shown: UICollectionView, handed: UICollectionView) {
    let child = ItemsChild([["x"]])
    let inner = CompositeCollectionViewDataSource([ItemsChild([["a"]]), child])
    let collection = makeHighCollection(CompositeCollectionViewDataSource([inner]))
    return (collection, try #require(child.collection))
  }

  @Test func asAViewInATable() throws {
    let (shown, handed) = try table()
    try useAsAView(shown, handed)
  }

  @Test func asAViewInACollection() throws {
    let (shown, handed) = try collection()
    try useAsAView(shown, handed)
  }

  private func useAsAView(_ shown: UIScrollView, _ handed: UIScrollView) throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    shown.frame.origin.y = 50
    window.addSubview(shown)
    shown.contentOffset.y = 20
    #expect(handed.window === window)
    #expect(handed.superview === window)
    let point = CGPoint(x: 10, y: 100)
    expectEqual(handed.convert(point, to: nil), shown.convert(point, to: nil))
    expectEqual(handed.convert(point, from: window), shown.convert(point, from: window))
    let rect = CGRect(origin: point, size: CGSize(width: 5, height: 5))
    expectEqual(handed.convert(rect, to: window), shown.convert(rect, to: window))
    expectEqual(handed.convert(rect, from: nil), shown.convert(rect, from: nil))
    expectEqual(handed.bounds, shown.bounds)
    expectEqual(handed.contentOffset, CGPoint(x: 0, y: 20))
    #expect(!handed.isDragging && !handed.isTracking && !handed.isDecelerating)
  }

  /// A view that is kept longer than its place answers as an empty one that is shown nowhere.
  @Test func afterTheChildHasLeft() throws {
    let child = RowsChild([["x"]])
    let composite = CompositeTableViewDataSource([child])
    let table = makeHighTable(composite)
    let handed = try #require(child.table)
    composite.remove(child)
    withExtendedLifetime(handed) {
      #expect(handed.window == nil && handed.superview == nil)
      handed.rowHeight = 99
      #expect(table.rowHeight != 99)
      var isCompleted = false
      handed.performBatchUpdates(nil) { _ in isCompleted = true }
      #expect(isCompleted)
    }
  }

  @Test func whileTheUserDrags() {
    let child = DraggedChild()
    let table = makeHighTable(CompositeTableViewDataSource([child, RowsChild([["x"]])]))
    table.frame.size.height = 10
    table.headlessScroll(to: CGPoint(x: 0, y: 15))
    #expect(child.wasDragged.contains(true))
  }

  // MARK: Registrations

  @Test func cellsOfARegistrationAreTheShownCollections() throws {
    let child = RegisteringChild()
    let inner = CompositeCollectionViewDataSource([ItemsChild([["a"]]), child])
    let collection = makeHighCollection(CompositeCollectionViewDataSource([ItemsChild([["b"]]), inner]))
    let cell = try #require(collection.cellForItem(at: [2, 1]) as? ChildTile)
    expectEqual(cell.shownText, "row 1 at [0, 1]")
    #expect(cell.superview === collection)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(collection.supplementaryView(forElementKind: kind, at: [2, 0]))
    expectEqual(header.accessibilityLabel, "header at [0, 0]")
    #expect(header.superview === collection)
  }
}

/// Keeps whether the table that it is handed was dragged when it scrolled.
private final class DraggedChild: NSObject, UITableViewDataSource, UITableViewDelegate {
  private(set) var wasDragged: [Bool] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { wasDragged.append(scrollView.isDragging) }
}

private final class RegisteringChild: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let cells = UICollectionView.CellRegistration<ChildTile, String> { cell, indexPath, item in
    cell.shownText = "\(item) at \(Array(indexPath))"
  }
  private let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, indexPath in
    view.accessibilityLabel = "header at \(Array(indexPath))"
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: "row \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 100, height: 30) }
}
