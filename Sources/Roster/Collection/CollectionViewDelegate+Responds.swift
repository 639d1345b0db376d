#if canImport(UIKit)
  import Foundation

  extension CollectionViewDelegate {
    private static let conditionalRequirements = ConditionalRequirements<CollectionViewDelegate>([
      #selector(CollectionViewDelegate.collectionView(_:layout:sizeForItemAt:)): { $0.answersItemSizes },
      #selector(CollectionViewDelegate.collectionView(_:layout:insetForSectionAt:)): { _ in false },
      #selector(CollectionViewDelegate.collectionView(_:layout:minimumLineSpacingForSectionAt:)): { _ in false },
      #selector(CollectionViewDelegate.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)): { _ in false },
      #selector(
        CollectionViewDelegate.collectionView(_:layout:referenceSizeForHeaderInSection:)
      ): { $0.answersHeaderSizes },
      #selector(
        CollectionViewDelegate.collectionView(_:layout:referenceSizeForFooterInSection:)
      ): { $0.answersFooterSizes },
      #selector(CollectionViewDelegate.collectionView(_:canPerformPrimaryActionForItemAt:)): { _ in false },
      #selector(CollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)): { _ in false },
      #selector(CollectionViewDelegate.collectionView(_:canFocusItemAt:)): { _ in false },
      // Not part of the protocol on tvOS.
      Selector(("collectionView:selectionFollowsFocusForItemAtIndexPath:")): { _ in false },
    ])

    /// Whether UIKit sees a requirement: those without a neutral answer only if a handler or a subclass answers them.
    override open func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      guard let selector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated {
        CollectionViewDelegate.conditionalRequirements.isAnswered(selector, by: self)
      }
    }
  }
#endif
