import Foundation
import TestSupport
import Testing

@testable import Roster

/// A delegate without handlers changes nothing: a collection with it behaves as one without a delegate.
@MainActor struct CollectionViewTransparencyTests {
  private let dataSource = CollectionViewDataSource(
    NestedDataSource([
      ContentSection(items: (0..<30).map { Film("A\($0)") }), ContentSection(items: []),
      ContentSection(items: (0..<5).map { Film("B\($0)") }),
    ])
  )

  private func pair() -> [UICollectionView] {
    let views = (0..<2).map { _ in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 60, height: 41)
      layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      layout.minimumLineSpacing = 7
      layout.minimumInteritemSpacing = 9
      layout.headerReferenceSize = CGSize(width: 0, height: 21)
      layout.footerReferenceSize = CGSize(width: 0, height: 13)
      return makeCollection(layout)
    }
    views[0].dataSource = dataSource
    views[1].attach(dataSource)
    return views
  }

  @Test func layoutsAreEqual() {
    let layouts = pair().map { collectionView in
      collectionView.layoutIfNeeded()
      let bounds = CGRect(origin: .zero, size: collectionView.contentSize)
      let attributes = collectionView.collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      return attributes.map { "\($0.representedElementKind ?? "cell") \($0.indexPath) \($0.frame)" }.sorted()
        + ["\(collectionView.contentSize)"] + collectionView.shownTexts.map { $0 ?? "" }
    }
    expectEqual(layouts[0], layouts[1])
    #expect(layouts[0].count > 70)
  }

  @Test func selectionIsEqual() {
    let selections = pair().map { collectionView in
      var selected: [[IndexPath]?] = []
      for item in [0, 2, 2] {
        collectionView.headlessTapItem(at: IndexPath(item: item, section: 0))
        selected.append(collectionView.indexPathsForSelectedItems)
      }
      collectionView.allowsMultipleSelection = true
      collectionView.headlessTapItem(at: IndexPath(item: 1, section: 0))
      return selected + [collectionView.indexPathsForSelectedItems]
    }
    expectEqual(selections[0], selections[1])
  }

  @Test func whatHasNoHandlerIsNotAnswered() {
    let attached = pair()[1]
    let events = attached.headlessEvents.recording {
      attached.layoutIfNeeded()
      attached.headlessTapItem(at: IndexPath(item: 0, section: 0))
    }
    let names = Set(events.map(\.name))
    #expect(names.contains("cellForItem"))
    #expect(
      names.isDisjoint(with: [
        "sizeForItem", "insetForSection", "minimumLineSpacing", "minimumInteritemSpacing", "referenceSizeForHeader",
        "referenceSizeForFooter", "canPerformPrimaryAction", "performPrimaryAction", "moveItem",
      ])
    )
  }
}
