import Foundation

/// Takes what is dropped on a view. Nothing is required; without a proposal, nothing is taken.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the delegate is interested in a drag; it is without an answer.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What would be done with the items if they were dropped now.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Takes the items: they can be loaded now only.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when the items have come to their places.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when a drag ends, wherever it does, that was over the view at one time.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// How an item looks that goes to its place; `nil` lets it fade.
  func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  )
}

/// What counts where a requirement is not implemented.
extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func dropInteraction(
    _ interaction: UIDropInteraction,
    sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    HeadlessOptionalRequirement.notImplemented()
    return UIDropProposal(operation: .cancel)
  }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func dropInteraction(
    _ interaction: UIDropInteraction,
    previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    HeadlessOptionalRequirement.notImplemented()
    return defaultPreview
  }

  public func dropInteraction(
    _ interaction: UIDropInteraction,
    item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { HeadlessOptionalRequirement.notImplemented() }
}
