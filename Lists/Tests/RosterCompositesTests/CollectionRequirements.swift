import Foundation

@testable import Roster

/// Who is asked: a child, or a composite that it is in.
struct AskedOfItems {
  let dataSource: any UICollectionViewDataSource
  let delegate: any UICollectionViewDelegateFlowLayout
  let prefetching: any UICollectionViewDataSourcePrefetching
}

/// What a requirement is asked about, where the child's sections begin at some section of the collection.
@MainActor struct CollectionItemPlace {
  let collection: UICollectionView
  let offset: Int
  let titleIndex: Int
  let cell = UICollectionViewCell(frame: .zero)
  let view = UICollectionReusableView(frame: .zero)
  let layout = UICollectionViewFlowLayout()
  let menu = UIContextMenuConfiguration()
  let animator = Animator()

  func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section + offset) }
  func section(_ section: Int) -> Int { section + offset }
}

/// An optional requirement, and a question to it.
struct ItemRequirement: Sendable, CustomStringConvertible {
  let name: StaticString
  let ask: @MainActor @Sendable (AskedOfItems, CollectionItemPlace) -> Any?

  var description: String { "\(name)" }

  init(_ name: StaticString, _ ask: @escaping @MainActor @Sendable (AskedOfItems, CollectionItemPlace) -> Any?) {
    self.name = name
    self.ask = ask
  }

  /// Every optional requirement of the data source, the delegates and the prefetching data source of collections.
  static let ofCollections: [ItemRequirement] = [
    ItemRequirement("collectionView(_:viewForSupplementaryElementOfKind:at:)") {
      $0.dataSource.collectionView($1.collection, viewForSupplementaryElementOfKind: "x", at: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:canMoveItemAt:)") {
      $0.dataSource.collectionView($1.collection, canMoveItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:moveItemAt:to:)") {
      $0.dataSource.collectionView($1.collection, moveItemAt: $1.path(0, 1), to: $1.path(1, 1))
    },
    ItemRequirement("indexTitles(for:)") { $0.dataSource.indexTitles(for: $1.collection) },
    ItemRequirement("collectionView(_:indexPathForIndexTitle:at:)") {
      $0.dataSource.collectionView($1.collection, indexPathForIndexTitle: "x", at: $1.titleIndex)
    },
    ItemRequirement("collectionView(_:shouldHighlightItemAt:)") {
      $0.delegate.collectionView($1.collection, shouldHighlightItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:didHighlightItemAt:)") {
      $0.delegate.collectionView($1.collection, didHighlightItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:didUnhighlightItemAt:)") {
      $0.delegate.collectionView($1.collection, didUnhighlightItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:shouldSelectItemAt:)") {
      $0.delegate.collectionView($1.collection, shouldSelectItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:shouldDeselectItemAt:)") {
      $0.delegate.collectionView($1.collection, shouldDeselectItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:didSelectItemAt:)") {
      $0.delegate.collectionView($1.collection, didSelectItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:didDeselectItemAt:)") {
      $0.delegate.collectionView($1.collection, didDeselectItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:canPerformPrimaryActionForItemAt:)") {
      $0.delegate.collectionView($1.collection, canPerformPrimaryActionForItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:performPrimaryActionForItemAt:)") {
      $0.delegate.collectionView($1.collection, performPrimaryActionForItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:willDisplay:forItemAt:)") {
      $0.delegate.collectionView($1.collection, willDisplay: $1.cell, forItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:didEndDisplaying:forItemAt:)") {
      $0.delegate.collectionView($1.collection, didEndDisplaying: $1.cell, forItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)") {
      $0.delegate.collectionView(
        $1.collection,
        willDisplaySupplementaryView: $1.view,
        forElementKind: "x",
        at: $1.path(0, 1)
      )
    },
    ItemRequirement("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)") {
      $0.delegate.collectionView(
        $1.collection,
        didEndDisplayingSupplementaryView: $1.view,
        forElementOfKind: "x",
        at: $1.path(0, 1)
      )
    },
    ItemRequirement("collectionView(_:canEditItemAt:)") {
      $0.delegate.collectionView($1.collection, canEditItemAt: $1.path(0, 1))
    },
    ItemRequirement(
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
    ) {
      $0.delegate.collectionView(
        $1.collection,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: $1.path(0, 1),
        atCurrentIndexPath: $1.path(1, 1),
        toProposedIndexPath: $1.path(1, 1)
      )
    },
    ItemRequirement("collectionView(_:targetContentOffsetForProposedContentOffset:)") {
      $0.delegate.collectionView($1.collection, targetContentOffsetForProposedContentOffset: CGPoint(x: 3, y: 4))
    },
    ItemRequirement("collectionView(_:contextMenuConfigurationForItemsAt:point:)") {
      $0.delegate.collectionView(
        $1.collection,
        contextMenuConfigurationForItemsAt: [$1.path(0, 1), $1.path(1, 0)],
        point: CGPoint(x: 3, y: 4)
      )
    },
    ItemRequirement("collectionView(_:contextMenuConfigurationForItemAt:point:)") {
      $0.delegate.collectionView(
        $1.collection,
        contextMenuConfigurationForItemAt: $1.path(0, 1),
        point: CGPoint(x: 3, y: 4)
      )
    },
    ItemRequirement("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)") {
      $0.delegate.collectionView(
        $1.collection,
        contextMenuConfiguration: $1.menu,
        highlightPreviewForItemAt: $1.path(0, 1)
      )
    },
    ItemRequirement("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)") {
      $0.delegate.collectionView(
        $1.collection,
        contextMenuConfiguration: $1.menu,
        dismissalPreviewForItemAt: $1.path(0, 1)
      )
    },
    ItemRequirement("collectionView(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.delegate.collectionView($1.collection, willPerformPreviewActionForMenuWith: $1.menu, animator: $1.animator)
    },
    ItemRequirement("collectionView(_:willDisplayContextMenu:animator:)") {
      $0.delegate.collectionView($1.collection, willDisplayContextMenu: $1.menu, animator: nil)
    },
    ItemRequirement("collectionView(_:willEndContextMenuInteraction:animator:)") {
      $0.delegate.collectionView($1.collection, willEndContextMenuInteraction: $1.menu, animator: nil)
    },
    ItemRequirement("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)") {
      $0.delegate.collectionView($1.collection, shouldBeginMultipleSelectionInteractionAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:didBeginMultipleSelectionInteractionAt:)") {
      $0.delegate.collectionView($1.collection, didBeginMultipleSelectionInteractionAt: $1.path(0, 1))
    },
    ItemRequirement("collectionViewDidEndMultipleSelectionInteraction(_:)") {
      $0.delegate.collectionViewDidEndMultipleSelectionInteraction($1.collection)
    },
    ItemRequirement("collectionView(_:canFocusItemAt:)") {
      $0.delegate.collectionView($1.collection, canFocusItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:shouldUpdateFocusIn:)") {
      $0.delegate.collectionView(
        $1.collection,
        shouldUpdateFocusIn: .init(headlessFrom: $1.path(0, 0), to: $1.path(0, 1))
      )
    },
    ItemRequirement("collectionView(_:didUpdateFocusIn:with:)") {
      $0.delegate.collectionView(
        $1.collection,
        didUpdateFocusIn: .init(headlessFrom: $1.path(0, 0), to: $1.path(0, 1)),
        with: UIFocusAnimationCoordinator()
      )
    },
    ItemRequirement("indexPathForPreferredFocusedView(in:)") {
      $0.delegate.indexPathForPreferredFocusedView(in: $1.collection)
    },
    ItemRequirement("collectionView(_:selectionFollowsFocusForItemAt:)") {
      $0.delegate.collectionView($1.collection, selectionFollowsFocusForItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:layout:sizeForItemAt:)") {
      $0.delegate.collectionView($1.collection, layout: $1.layout, sizeForItemAt: $1.path(0, 1))
    },
    ItemRequirement("collectionView(_:layout:insetForSectionAt:)") {
      $0.delegate.collectionView($1.collection, layout: $1.layout, insetForSectionAt: $1.section(1))
    },
    ItemRequirement("collectionView(_:layout:minimumLineSpacingForSectionAt:)") {
      $0.delegate.collectionView($1.collection, layout: $1.layout, minimumLineSpacingForSectionAt: $1.section(1))
    },
    ItemRequirement("collectionView(_:layout:minimumInteritemSpacingForSectionAt:)") {
      $0.delegate.collectionView($1.collection, layout: $1.layout, minimumInteritemSpacingForSectionAt: $1.section(1))
    },
    ItemRequirement("collectionView(_:layout:referenceSizeForHeaderInSection:)") {
      $0.delegate.collectionView($1.collection, layout: $1.layout, referenceSizeForHeaderInSection: $1.section(1))
    },
    ItemRequirement("collectionView(_:layout:referenceSizeForFooterInSection:)") {
      $0.delegate.collectionView($1.collection, layout: $1.layout, referenceSizeForFooterInSection: $1.section(1))
    },
    ItemRequirement("collectionView(_:prefetchItemsAt:)") {
      $0.prefetching.collectionView($1.collection, prefetchItemsAt: [$1.path(0, 1), $1.path(1, 0)])
    },
    ItemRequirement("collectionView(_:cancelPrefetchingForItemsAt:)") {
      $0.prefetching.collectionView($1.collection, cancelPrefetchingForItemsAt: [$1.path(0, 1), $1.path(1, 0)])
    },
  ]
}
