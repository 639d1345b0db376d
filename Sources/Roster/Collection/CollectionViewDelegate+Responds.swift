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

  /// Whether the requirement that is being asked has an answer; if not, it counts as not implemented.
  func answers(_ requirement: Requirement, _ name: StaticString = #function) -> Bool {
    requirement.isAnswered(by: self, asked: name)
  }
}

#if canImport(UIKit)
  extension CollectionViewDelegate {
    /// Whether UIKit sees a requirement: those without a neutral answer only if a handler or a subclass answers them.
    override open func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      guard let selector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated { Requirement.isAnswered(selector, by: self) }
    }
  }
#else
  extension CollectionViewDelegate: HeadlessResponding {
    /// What this object answers now, of the requirements that it answers only at times.
    public var headlessResponders: [HeadlessResponder] { [Requirement.responder(for: self)] }
  }
#endif
