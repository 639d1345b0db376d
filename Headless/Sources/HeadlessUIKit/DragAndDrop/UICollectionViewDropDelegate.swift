import Foundation

/// Takes what is dropped in a collection.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Changes the content and the collection, and says by the coordinator where the items go; one that does nothing lets
  /// them fly back.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  )
  /// Whether the collection is interested at all; if not, it hears nothing of the drag.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do now; the index path is the number of items for the end of a section, and `nil` where there is
  /// none.
  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

/// What counts where a requirement is not implemented.
extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    HeadlessOptionalRequirement.notImplemented()
    return true
  }

  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    HeadlessOptionalRequirement.notImplemented()
    return UICollectionViewDropProposal(operation: .cancel, intent: .unspecified)
  }

  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    HeadlessOptionalRequirement.notImplemented()
  }

  public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    HeadlessOptionalRequirement.notImplemented()
    return nil
  }
}
