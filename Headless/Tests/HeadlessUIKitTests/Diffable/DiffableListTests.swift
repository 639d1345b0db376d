import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// "UITableView must be updated via the UITableViewDiffableDataSource APIs …", and the same of collections: crash logs of apps that
/// call a list's own methods beside a diffable data source.
@MainActor struct DiffableListTests {
  private static func snapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([1, 2], toSection: 0)
    snapshot.appendItems([3], toSection: 1)
    return snapshot
  }

  private func table(_ change: (UITableView) -> Void) -> [HeadlessFailure] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
    source.apply(Self.snapshot(), animatingDifferences: false)
    return withExtendedLifetime(source) { HeadlessFailure.recording { change(table) } }
  }

  private func collection(_ change: (UICollectionView) -> Void) -> [HeadlessFailure] {
    let layout = CollectionFixture.rows()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(CollectionTextCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(Self.snapshot(), animatingDifferences: false)
    view.layoutIfNeeded()
    return withExtendedLifetime(source) { HeadlessFailure.recording { change(view) } }
  }

  @Test func aTableIsUpdatedByItsDiffableDataSourceAlone() {
    let changes: [@MainActor (UITableView) -> Void] = [
      { $0.insertRows(at: [[0, 0]], with: .none) }, { $0.deleteRows(at: [[0, 0]], with: .none) },
      { $0.reloadRows(at: [[0, 0]], with: .none) }, { $0.moveRow(at: [0, 0], to: [0, 1]) },
      { $0.reconfigureRows(at: [[0, 0]]) }, { $0.insertSections([0], with: .none) },
      { $0.deleteSections([0], with: .none) }, { $0.reloadSections([0], with: .none) },
      { $0.moveSection(0, toSection: 1) },
    ]
    let text =
      "UITableView must be updated via the UITableViewDiffableDataSource APIs when acting as the UITableView's dataSource: "
      + "please do not call mutation APIs directly on UITableView."
    for change in changes {
      expectEqual(table(change).map(\.reason), [text])
      expectEqual(table { table in table.performBatchUpdates { change(table) } }.map(\.reason), [text])
    }
  }

  @Test func aCollectionIsUpdatedByItsDiffableDataSourceAlone() {
    let changes: [@MainActor (UICollectionView) -> Void] = [
      { $0.insertItems(at: [[0, 0]]) }, { $0.deleteItems(at: [[0, 0]]) }, { $0.reloadItems(at: [[0, 0]]) },
      { $0.moveItem(at: [0, 0], to: [0, 1]) }, { $0.reconfigureItems(at: [[0, 0]]) }, { $0.insertSections([0]) },
      { $0.deleteSections([0]) }, { $0.reloadSections([0]) }, { $0.moveSection(0, toSection: 1) },
    ]
    for change in changes {
      let failures = collection(change)
      expectEqual(failures.map(\.kind), [.mutationOfDiffableList])
      #expect(
        failures.first?.reason.hasPrefix("UICollectionView must be updated via the UICollectionViewDiffable") == true
      )
      expectEqual(collection { view in view.performBatchUpdates { change(view) } }.count, 1)
    }
  }

  @Test func whatChangesNoRowsIsAllowed() {
    #expect(
      table {
        $0.beginUpdates()
        $0.endUpdates()
        $0.performBatchUpdates(nil)
        $0.reloadData()
        $0.layoutIfNeeded()
      }.isEmpty
    )
    #expect(
      collection {
        $0.performBatchUpdates(nil)
        $0.reloadData()
        $0.layoutIfNeeded()
      }.isEmpty
    )
  }

  /// Another data source takes the list over.
  @Test func anotherDataSourceMayUpdateTheList() {
    let fixture = CollectionFixture(count: 2)
    let failures = collection { view in
      view.dataSource = fixture
      view.layoutIfNeeded()
      fixture.sections[0].append("2")
      view.insertItems(at: [[0, 2]])
    }
    #expect(failures.isEmpty)
  }
}
