import Foundation
import Roster

extension RecordedCrash {
  static let diffable: [RecordedCrash] = [
    .diffable(
      "l984-451/Rivulet#187",
      .quoted,
      .exception("supplied item identifiers are not unique. Duplicate identifiers:"),
      "two people of a cast have one identifier",
      [2]
    ) { _ in
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 1])
    },
    .diffable(
      "boostcampwm-2024/iOS04-PhotoGether#75",
      .quoted,
      .log("existing"),
      "items that are there are appended again",
      [2]
    ) { _ in
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      snapshot.appendItems([1])
    },
    .diffable(
      "hackiftekhar/IQListKit#3",
      .text,
      .exception("Identifiers in a section snapshot must be unique. Duplicate item identifiers:"),
      "a section has one item twice",
      [2]
    ) { _ in
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      snapshot.append([1, 1])
    },
    .diffable(
      "the-blue-alliance/the-blue-alliance-ios#899",
      .quoted,
      .unquotedException,
      "a snapshot is asked for the items of a section that it has not",
      [1]
    ) { _ in
      _ = NSDiffableDataSourceSnapshot<Int, Int>().itemIdentifiers(inSection: 7)
    },
    .diffable(
      "the-blue-alliance/the-blue-alliance-ios#794",
      .text,
      .exception("Deadlock detected: calling this method on the main queue with outstanding async updates is not"),
      "a snapshot is applied while the table asks for a cell",
      [1]
    ) { source in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      var other: UITableViewDiffableDataSource<Int, Int>?
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      let inner = snapshot
      other = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
        other?.apply(inner)
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
      other?.apply(snapshot)
      table.layoutIfNeeded()
    },
    .diffable(
      "SwipeCellKit/SwipeCellKit#463",
      .described,
      .unquotedException,
      "an item is deleted from a collection whose data source is a diffable one",
      [2]
    ) { view in
      view.deleteItems(at: [[0, 0]])
    },
  ]

  /// Something about a collection with a diffable data source.
  private static func diffable(
    _ report: String,
    _ certainty: Certainty,
    _ uikit: Words,
    _ fault: String,
    _ counts: [Int],
    _ commit: @escaping @MainActor @Sendable (UICollectionView) -> Void
  ) -> RecordedCrash {
    RecordedCrash(
      report: report,
      certainty: certainty,
      uikit: uikit,
      fault: fault,
      before: counts,
      after: counts,
      isTable: false
    ) {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<counts[0]))
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
      var warnings: [HeadlessDiffableWarning] = []
      let failures = HeadlessFailure.recording {
        warnings = HeadlessDiffableWarning.recording { commit(view) }
      }
      return CrashEvidence(failures: failures, warnings: warnings.map(\.text) + view.headlessWarnings)
    }
  }
}
