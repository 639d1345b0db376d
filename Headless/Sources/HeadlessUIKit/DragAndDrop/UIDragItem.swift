import Foundation

/// One item of a drag: what it is for other apps, and for this one.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// What other apps can load.
  public let itemProvider: NSItemProvider
  /// What the item is inside this app; other apps do not see it.
  open var localObject: Any?
  /// Gives the item's look under the finger; stored, as nothing is lifted here.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
