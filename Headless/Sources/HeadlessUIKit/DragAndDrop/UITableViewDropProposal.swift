import Foundation

/// What a table would do with the items of a drag if they were dropped now, and how it shows that.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would go.
  public enum Intent: Int, Sendable {
    /// Somewhere in the table: nothing is shown.
    case unspecified
    /// Between rows: a gap opens.
    case insertAtDestinationIndexPath
    /// Into a row, which is highlighted.
    case insertIntoDestinationIndexPath
    /// Into a row in its middle, between rows near its edges.
    case automatic
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
    let copy = UITableViewDropProposal(operation: operation, intent: intent)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
