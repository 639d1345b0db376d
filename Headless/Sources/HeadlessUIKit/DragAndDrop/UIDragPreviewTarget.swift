import Foundation

/// The place that a dropped item's preview goes to.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
