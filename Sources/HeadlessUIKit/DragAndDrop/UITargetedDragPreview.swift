import Foundation

/// A preview of a dragged item with a look and a place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
