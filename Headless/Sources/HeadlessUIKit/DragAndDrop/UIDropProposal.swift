import Foundation

/// What a view would do with the items of a drag if they were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  public let operation: UIDropOperation
  /// Whether the items go to where the finger points rather than a little above; stored.
  open var isPrecise = false
  /// Whether previews keep their size; stored.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
