import Foundation

/// A preview of a dragged item with a look and a place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// The same look at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
