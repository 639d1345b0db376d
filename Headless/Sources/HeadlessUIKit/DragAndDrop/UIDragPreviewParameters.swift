import Foundation

/// How a preview of a dragged item looks while it moves.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
