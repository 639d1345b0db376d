import Foundation

@testable import HeadlessUIKit

typealias TextSnapshot = NSDiffableDataSourceSnapshot<String, Int>
typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

/// A section and its items, as tests and oracles write them.
struct SectionRows: Hashable, Sendable {
  var name: String
  var items: [Int]

  init(_ name: String, _ items: [Int]) {
    self.name = name
    self.items = items
  }
}

extension TextSnapshot {
  init(_ rows: [SectionRows]) {
    self.init()
    appendSections(rows.map(\.name))
    for section in rows { appendItems(section.items, toSection: section.name) }
  }

  var rows: [SectionRows] { sectionIdentifiers.map { SectionRows($0, itemIdentifiers(inSection: $0)) } }
}

/// A table in a window with a diffable data source, which notes what it is asked for.
@MainActor final class DiffableTable {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  var asked: [Int] = []
  var answer: ((UITableView, IndexPath, Int) -> UITableViewCell?)?
  private(set) var source: UITableViewDiffableDataSource<String, Int>!

  typealias Source = UITableViewDiffableDataSource<String, Int>

  init(
    _ rows: [SectionRows] = [],
    source make: @MainActor (UITableView, @escaping Source.CellProvider) -> Source = Source.init
  ) {
    view.register(FixtureCell.self, forCellReuseIdentifier: "cell")
    source = make(view) { [unowned self] view, path, item in
      asked.append(item)
      if let answer { return answer(view, path, item) }
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    if !rows.isEmpty { source.apply(TextSnapshot(rows), animatingDifferences: false) }
    view.layoutIfNeeded()
    asked = []
  }

  func cell(_ row: Int, _ section: Int = 0) -> FixtureCell? {
    view.cellForRow(at: IndexPath(row: row, section: section)) as? FixtureCell
  }

  /// The texts of the visible rows.
  var texts: [String] { view.visibleCells.map { $0.textLabel?.text ?? "-" } }
}

/// A collection with a diffable data source, which notes what it is asked for.
@MainActor final class DiffableCollection {
  let view: UICollectionView
  var asked: [Int] = []
  var answer: ((UICollectionView, IndexPath, Int) -> UICollectionViewCell?)?
  private(set) var source: UICollectionViewDiffableDataSource<String, Int>!

  init(_ rows: [SectionRows] = [], layout: UICollectionViewFlowLayout = CollectionFixture.rows()) {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(CollectionTextCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
    source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned self] view, path, item in
      asked.append(item)
      if let answer { return answer(view, path, item) }
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? CollectionTextCell)?.text = "\(item)"
      return cell
    }
    if !rows.isEmpty { source.apply(TextSnapshot(rows), animatingDifferences: false) }
    view.layoutIfNeeded()
    asked = []
  }

  func cell(_ item: Int, _ section: Int = 0) -> CollectionTextCell? {
    view.cellForItem(at: .item(item, section)) as? CollectionTextCell
  }

  /// The texts of the visible items.
  var texts: [String] { view.visibleCells.map { ($0 as? CollectionTextCell)?.text ?? "-" } }
}

/// What a broken rule says.
@MainActor func reasons(_ body: () -> Void) -> [String] {
  HeadlessFailure.recording(body).map(\.reason)
}
