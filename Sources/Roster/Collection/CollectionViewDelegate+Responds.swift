import Foundation

extension CollectionViewDelegate {
  /// The requirements that are answered only if a handler answers them, or a subclass overrides them.
  enum Requirement: String, ConditionalRequirement {
    case sizeForItem = "collectionView(_:layout:sizeForItemAt:)"
    case sizeForHeader = "collectionView(_:layout:referenceSizeForHeaderInSection:)"
    case sizeForFooter = "collectionView(_:layout:referenceSizeForFooterInSection:)"
    case insetForSection = "collectionView(_:layout:insetForSectionAt:)"
    case lineSpacing = "collectionView(_:layout:minimumLineSpacingForSectionAt:)"
    case interitemSpacing = "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)"
    case canPerformPrimaryAction = "collectionView(_:canPerformPrimaryActionForItemAt:)"
    case performPrimaryAction = "collectionView(_:performPrimaryActionForItemAt:)"
    case canFocusItem = "collectionView(_:canFocusItemAt:)"
    case selectionFollowsFocus = "collectionView(_:selectionFollowsFocusForItemAt:)"

    @MainActor func isAnswered(by delegate: CollectionViewDelegate) -> Bool {
      switch self {
      case .sizeForItem: delegate.answersItemSizes
      case .sizeForHeader: delegate.answersHeaderSizes
      case .sizeForFooter: delegate.answersFooterSizes
      case .insetForSection, .lineSpacing, .interitemSpacing, .canPerformPrimaryAction, .performPrimaryAction,
        .canFocusItem, .selectionFollowsFocus:
        false
      }
    }

    #if canImport(UIKit)
      var selector: Selector {
        switch self {
        case .sizeForItem: #selector(CollectionViewDelegate.collectionView(_:layout:sizeForItemAt:))
        case .sizeForHeader: #selector(CollectionViewDelegate.collectionView(_:layout:referenceSizeForHeaderInSection:))
        case .sizeForFooter: #selector(CollectionViewDelegate.collectionView(_:layout:referenceSizeForFooterInSection:))
        case .insetForSection: #selector(CollectionViewDelegate.collectionView(_:layout:insetForSectionAt:))
        case .lineSpacing: #selector(CollectionViewDelegate.collectionView(_:layout:minimumLineSpacingForSectionAt:))
        case .interitemSpacing:
          #selector(CollectionViewDelegate.collectionView(_:layout:minimumInteritemSpacingForSectionAt:))
        case .canPerformPrimaryAction:
          #selector(CollectionViewDelegate.collectionView(_:canPerformPrimaryActionForItemAt:))
        case .performPrimaryAction: #selector(CollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:))
        case .canFocusItem: #selector(CollectionViewDelegate.collectionView(_:canFocusItemAt:))
        // Not part of the protocol on tvOS.
        case .selectionFollowsFocus: Selector(("collectionView:selectionFollowsFocusForItemAtIndexPath:"))
        }
      }
    #endif
  }
}
