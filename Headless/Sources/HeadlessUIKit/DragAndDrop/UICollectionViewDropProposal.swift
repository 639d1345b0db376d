import Foundation

/// What a collection would do with the items of a drag if they were dropped now, and how it shows that.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items would go.
  public enum Intent: Int, Sendable {
    /// Somewhere in the collection: nothing is shown.
    case unspecified
    /// Between items: a gap opens.
    case insertAtDestinationIndexPath
    /// Into a item, which is highlighted.
    case insertIntoDestinationIndexPath
  }

  public let intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  override public init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  override open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
