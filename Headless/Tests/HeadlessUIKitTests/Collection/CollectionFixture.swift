import Foundation

@testable import HeadlessUIKit

/// A cell with a text, which counts what happens to it.
@MainActor final class CollectionTextCell: UICollectionViewCell {
  var text = ""
  var configurations = 0
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source and delegate over texts in sections.
@MainActor final class CollectionFixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[String]]
  let view: UICollectionView
  let layout: UICollectionViewLayout

  init(
    _ sections: [[String]],
    width: CGFloat = 100,
    height: CGFloat = 100,
    layout: UICollectionViewLayout? = nil
  ) {
    self.sections = sections
    let layout = layout ?? CollectionFixture.rows()
    self.layout = layout
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init()
    view.register(CollectionTextCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
  }

  /// One section with the numbers from 0.
  convenience init(count: Int, layout: UICollectionViewLayout? = nil) {
    self.init([(0..<count).map(String.init)], layout: layout)
  }

  /// A flow layout with an item of 100 by 20 points on each line and nothing between the lines.
  static func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    return layout
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? CollectionTextCell {
      cell.text = sections[indexPath.section][indexPath.item]
      cell.configurations += 1
    }
    return cell
  }

  /// The visible texts by index path, as `0.1: b`.
  var visibleTexts: [String] {
    view.indexPathsForVisibleItems.map { path in
      "\(path.section).\(path.item): \(cell(path.item, path.section)?.text ?? "-")"
    }
  }

  /// What the visible texts have to be.
  var expectedTexts: [String] {
    view.indexPathsForVisibleItems.map { "\($0.section).\($0.item): \(sections[$0.section][$0.item])" }
  }

  func cell(_ item: Int, _ section: Int = 0) -> CollectionTextCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? CollectionTextCell
  }

  /// Records the events of `body`, as lines.
  func events(_ body: () -> Void) -> [String] {
    view.headlessEvents.recording(body).map(\.description)
  }
}

/// A data source of parts, for what the fixture implements and a test wants absent or different.
@MainActor final class ClosureDataSource: NSObject, UICollectionViewDataSource {
  var count: Int
  var makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell

  init(count: Int, makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
    self.count = count
    self.makeCell = makeCell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    makeCell(collectionView, indexPath)
  }
}

extension IndexPath {
  /// An index path of an item.
  static func item(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}
