import Foundation
import Roster

private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var size: @MainActor (IndexPath) -> CGSize = { _ in CGSize(width: 100, height: 50) }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
}

extension Behaviour {
  // MARK: Flow layouts

  /// Where an item of a flow layout is, in a collection that is 320 points broad.
  private static func flow(
    _ rule: String,
    _ expected: String,
    _ counts: [Int],
    item: Int,
    section: Int = 0,
    _ change: @escaping @MainActor @Sendable (UICollectionViewFlowLayout) -> Void
  ) -> Behaviour {
    Behaviour("Flow layouts", rule, expected) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      change(layout)
      return TextCollection(counts.map(letters), layout: layout).frame(item, section)
    }
  }

  static let flowLayout: [Behaviour] = [
    flow("A line has as many items as fit, and their spaces are equal", "110 0 100 50", [4], item: 1) { _ in },
    flow("The next item is in the next line, at its start", "0 50 100 50", [4], item: 3) { _ in },
    flow("The last line is spaced as the one above it", "110 50 100 50", [5], item: 4) { _ in },
    flow("A single item of a full breadth is at the start", "0 0 320 50", [1], item: 0) { $0.itemSize.width = 320 },
    flow("An item of which one fits is in the middle", "60 0 200 50", [2], item: 0) { $0.itemSize.width = 200 },
    flow("The space between lines", "0 60 100 50", [4], item: 3) { $0.minimumLineSpacing = 10 },
    flow("The smallest space decides how many fit", "0 50 100 50", [3], item: 2) { $0.minimumInteritemSpacing = 20 },
    flow("Insets of a section are around its items", "10 5 100 50", [1], item: 0) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 0)
    },
    flow("A section begins below the one above it", "0 57 100 50", [1, 1], item: 0, section: 1) {
      $0.sectionInset.bottom = 7
    },
    flow("A header is above the items", "0 20 100 50", [1], item: 0) {
      $0.headerReferenceSize = CGSize(width: 0, height: 20)
    },
    flow("A footer is below the items", "0 70 100 50", [1, 1], item: 0, section: 1) {
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    },
    flow("Horizontally columns are filled from above", "0 53.75 100 50", [10], item: 1) {
      $0.scrollDirection = .horizontal
    },
    Behaviour("Flow layouts", "The delegate's sizes come before itemSize", "0 0 100 50") {
      TextCollection([["a"]]).delegate(Sizes()).frame(0)
    },
    Behaviour("Flow layouts", "A line is as high as its highest item", "0 80 100 50") {
      let sizes = Sizes()
      sizes.size = { CGSize(width: 100, height: $0.item == 1 ? 80 : 50) }
      return TextCollection([letters(4)]).delegate(sizes).frame(3)
    },
    Behaviour("Flow layouts", "Items of a line are in its middle", "0 15 100 50") {
      let sizes = Sizes()
      sizes.size = { CGSize(width: 100, height: $0.item == 1 ? 80 : 50) }
      return TextCollection([letters(3)]).delegate(sizes).frame(0)
    },
    Behaviour("Flow layouts", "The content is as high as all lines", "320 150") {
      written(TextCollection([letters(3)]).laidOut().view.contentSize)
    },
    Behaviour("Flow layouts", "Another layout takes over at once without an animation", "0 20 320 20") {
      let list = TextCollection([letters(3)]).laidOut()
      let layout = TextCollection.rows()
      layout.itemSize.height = 20
      list.view.setCollectionViewLayout(layout, animated: false)
      return list.frame(1)
    },
  ]

  // MARK: Compositional layouts

  private static func composed(
    _ rule: String,
    _ expected: String,
    _ counts: [Int],
    item: Int,
    _ section: @escaping @MainActor @Sendable () -> NSCollectionLayoutSection
  ) -> Behaviour {
    Behaviour("Compositional layouts", rule, expected) {
      TextCollection(counts.map(letters), layout: UICollectionViewCompositionalLayout(section: section())).frame(item)
    }
  }

  @MainActor private static func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width),
        heightDimension: .fractionalHeight(height)
      )
    )
  }

  @MainActor private static func group(_ height: CGFloat, _ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
  {
    .horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: items
    )
  }

  static let compositionalLayout: [Behaviour] = [
    composed("A fraction of the breadth", "160 0 160 40", [4], item: 1) {
      NSCollectionLayoutSection(group: group(40, [item(0.5, 1)]))
    },
    composed("Groups follow each other", "0 40 160 40", [4], item: 2) {
      NSCollectionLayoutSection(group: group(40, [item(0.5, 1)]))
    },
    composed("The space between groups", "0 46 160 40", [4], item: 2) {
      let section = NSCollectionLayoutSection(group: group(40, [item(0.5, 1)]))
      section.interGroupSpacing = 6
      return section
    },
    composed("Insets of an item are inside its place", "2 2 156 36", [1], item: 0) {
      let item = Self.item(0.5, 1)
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      return NSCollectionLayoutSection(group: group(40, [item]))
    },
    composed("Insets of a section are around its groups", "20 10 140 40", [1], item: 0) {
      let section = NSCollectionLayoutSection(group: group(40, [item(0.5, 1)]))
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
      return section
    },
    composed("Items of several sizes repeat in their order", "0 40 80 40", [4], item: 2) {
      NSCollectionLayoutSection(group: group(40, [item(0.25, 1), item(0.75, 1)]))
    },
    composed("The space between items of a group", "110 0 100 40", [3], item: 1) {
      let group = Self.group(
        40,
        [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
          )
        ]
      )
      group.interItemSpacing = .fixed(10)
      return NSCollectionLayoutSection(group: group)
    },
    Behaviour("Compositional layouts", "Sections follow each other", "0 30 320 30") {
      let layout = UICollectionViewCompositionalLayout { _, _ in
        NSCollectionLayoutSection(group: group(30, [item(1, 1)]))
      }
      return TextCollection([["a"], ["b"]], layout: layout).frame(0, 1)
    },
  ]

  // MARK: Diffable data sources

  private static func applied(
    _ rule: String,
    _ expected: String,
    _ before: [Int],
    _ after: [Int]
  ) -> Behaviour {
    Behaviour("Diffable data sources", rule, expected) {
      let list = DiffableList()
      list.apply(before)
      let cells = list.view.visibleCells
      list.apply(after)
      return list.view.visibleCells.map { cell in
        "\(cell.tag)\(cells.contains { $0 === cell } ? "" : "*")"
      }.joined(separator: " ")
    }
  }

  /// A table of numbers; the tag of a cell is its number.
  @MainActor private final class DiffableList {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private(set) lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { table, path, number in
      let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
      cell.tag = number
      return cell
    }

    init() {
      view.register(UITableViewCell.self, forCellReuseIdentifier: "number")
      window.isHidden = false
      window.addSubview(view)
      _ = source
    }

    func apply(_ numbers: [Int], animated: Bool = false) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(numbers)
      source.apply(snapshot, animatingDifferences: animated)
      view.layoutIfNeeded()
    }
  }

  static let diffable: [Behaviour] = [
    applied("What stays keeps its cell, also without an animation", "1 2 3*", [1, 2], [1, 2, 3]),
    applied("What moves keeps its cell", "3 1 2", [1, 2, 3], [3, 1, 2]),
    applied("What goes leaves the others", "1 3", [1, 2, 3], [1, 3]),
    Behaviour("Diffable data sources", "Look-ups answer the new content after apply", "2 0.1") {
      let list = DiffableList()
      list.apply([1, 2])
      return
        "\(list.source.itemIdentifier(for: path(0, 1)) ?? -1) \(written(list.source.indexPath(for: 2).map { [$0] }))"
    },
    Behaviour("Diffable data sources", "Look-ups outside the content answer nil", "nil nil") {
      let list = DiffableList()
      list.apply([1])
      return
        "\(list.source.itemIdentifier(for: path(0, 5)).map { "\($0)" } ?? "nil") \(list.source.indexPath(for: 9) == nil ? "nil" : "a path")"
    },
    Behaviour("Diffable data sources", "A snapshot is a value", "1 2") {
      let list = DiffableList()
      list.apply([1])
      var snapshot = list.source.snapshot()
      snapshot.appendItems([2])
      return "\(list.source.snapshot().numberOfItems) \(snapshot.numberOfItems)"
    },
    Behaviour("Diffable data sources", "An item is inserted before and after another", "0 1 2") {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      snapshot.insertItems([0], beforeItem: 1)
      snapshot.insertItems([2], afterItem: 1)
      return snapshot.itemIdentifiers.map { "\($0)" }.joined(separator: " ")
    },
    Behaviour("Diffable data sources", "A deleted section takes its items along", "2") {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems([1], toSection: 0)
      snapshot.appendItems([2], toSection: 1)
      snapshot.deleteSections([0])
      return snapshot.itemIdentifiers.map { "\($0)" }.joined(separator: " ")
    },
  ]
}
