import Foundation

@testable import Roster

/// A collection in a window, whose layout asks its content.
@MainActor func makeSections(
  _ standard: CollectionSectionLayout = .list(),
  width: CGFloat = 390,
  height: CGFloat = 844
) -> UICollectionView {
  let collection = ToldCollectionView(shown: .sections(default: standard))
  collection.frame.size = CGSize(width: width, height: height)
  return collection
}

/// A shelf of a shop, which heads its section.
struct Shelf: Hashable, Identifiable, CollectionViewSupplementaryPresentable {
  var id: String

  init(_ id: String) {
    self.id = id
  }

  func present(on view: TextSupplementaryView) { view.present(viewModel: id) }
}

typealias ShelfSection = ContentSection<Shelf, Ticket, Never>

extension ContentSection where Header == Shelf, Item == Ticket, Footer == Never {
  init(_ shelf: String, _ items: Range<Int>) {
    self.init(header: Shelf(shelf), items: items.map { Ticket($0) })
  }
}

extension CollectionSectionLayout {
  /// Items of 100 by 40 points with 10 points between them, from the very edge.
  static let strip = carousel(
    itemWidth: .absolute(100),
    height: .absolute(40),
    scrolling: .continuous,
    insets: .zero
  )

  /// A grid of items that are 40 points high, from the very edge.
  static func tiles(_ columns: Int) -> CollectionSectionLayout {
    grid(columns: columns, height: .absolute(40), insets: .zero)
  }
}

extension UICollectionView {
  /// How many items of a section stand in one line with its first one.
  func columns(ofSection section: Int) -> Int {
    layoutIfNeeded()
    let frames = (0..<numberOfItems(inSection: section)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
    return frames.count { $0.minY == frames[0].minY }
  }

  var columnCounts: [Int] { (0..<numberOfSections).map(columns) }

  /// The text of a section's header.
  func headerText(_ section: Int) -> String? {
    layoutIfNeeded()
    let path = IndexPath(item: 0, section: section)
    let view = supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    return (view as? TextSupplementaryView)?.label.text
  }
}
