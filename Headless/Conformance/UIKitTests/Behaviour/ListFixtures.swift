import Foundation
import Roster

/// A table in a window that shows texts by section; what it is told is written down.
@MainActor final class TextTable: NSObject, UITableViewDataSource {
  var sections: [[String]]
  var log: [String] = []
  var headers: [String?] = []
  let view: UITableView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var delegate: (any UITableViewDelegate)?

  init(_ sections: [[String]], style: UITableView.Style = .plain, height: CGFloat = 480) {
    self.sections = sections
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    super.init()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    view.rowHeight = 44
    view.estimatedRowHeight = 0
    view.estimatedSectionHeaderHeight = 0
    view.estimatedSectionFooterHeight = 0
    view.sectionHeaderTopPadding = 0
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    window.isHidden = false
    window.addSubview(view)
  }

  /// Sets a delegate, and keeps it alive.
  func delegate(_ delegate: any UITableViewDelegate) -> Self {
    self.delegate = delegate
    view.delegate = delegate
    return self
  }

  func laidOut() -> Self {
    view.layoutIfNeeded()
    return self
  }

  /// Changes the texts and the table in a batch.
  func change(_ after: [[String]], _ updates: @escaping (UITableView) -> Void) -> Self {
    view.performBatchUpdates { [self] in
      sections = after
      updates(view)
    }
    return laidOut()
  }

  var shown: String {
    view.layoutIfNeeded()
    return view.visibleCells.map { $0.textLabel?.text ?? "-" }.joined(separator: " ")
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }
}

/// A collection in a window that shows texts by section; what it is told is written down.
@MainActor final class TextCollection: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    var text = ""
  }

  var sections: [[String]]
  var log: [String] = []
  let view: UICollectionView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var delegate: (any UICollectionViewDelegate)?

  init(_ sections: [[String]], layout: UICollectionViewLayout = TextCollection.rows()) {
    self.sections = sections
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(Cell.self, forCellWithReuseIdentifier: "text")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.isPrefetchingEnabled = false
    view.dataSource = self
    window.isHidden = false
    window.addSubview(view)
  }

  /// Items as broad as the view, 50 points high, without spaces.
  static func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  func delegate(_ delegate: any UICollectionViewDelegate) -> Self {
    self.delegate = delegate
    view.delegate = delegate
    return self
  }

  func laidOut() -> Self {
    view.layoutIfNeeded()
    return self
  }

  func change(_ after: [[String]], _ updates: @escaping (UICollectionView) -> Void) -> Self {
    view.performBatchUpdates { [self] in
      sections = after
      updates(view)
    }
    return laidOut()
  }

  var shown: String {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted().map { (view.cellForItem(at: $0) as? Cell)?.text ?? "-" }
      .joined(separator: " ")
  }

  /// Where an item is.
  func frame(_ item: Int, _ section: Int = 0) -> String {
    view.layoutIfNeeded()
    return view.layoutAttributesForItem(at: IndexPath(item: item, section: section)).map { written($0.frame) } ?? "none"
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    log.append("cell \(indexPath.section).\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? Cell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }
}

/// A number without a fraction if it has none.
func written(_ number: CGFloat) -> String {
  number == number.rounded() ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
}

/// A rectangle as its four numbers.
func written(_ frame: CGRect) -> String {
  [frame.minX, frame.minY, frame.width, frame.height].map { written($0) }.joined(separator: " ")
}

func written(_ size: CGSize) -> String { "\(written(size.width)) \(written(size.height))" }

func written(_ paths: [IndexPath]?) -> String {
  (paths ?? []).sorted().map { "\($0[0]).\($0[1])" }.joined(separator: " ")
}

func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

func letters(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }
