import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the place.
  public final let headlessOffset: Int

  override public convenience init() { self.init(headlessOffset: 0) }

  public init(headlessOffset: Int) {
    self.headlessOffset = headlessOffset
    super.init()
  }

  override open func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.headlessOffset == headlessOffset
  }

  override open var hash: Int { headlessOffset.hashValue }
}
