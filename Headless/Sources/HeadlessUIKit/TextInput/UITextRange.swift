import Foundation

/// A part of a text.
open class UITextRange: NSObject {
  /// The part in UTF-16.
  public final let headlessRange: NSRange

  override public convenience init() { self.init(headlessRange: NSRange(location: 0, length: 0)) }

  public init(headlessRange: NSRange) {
    self.headlessRange = headlessRange
    super.init()
  }

  open var start: UITextPosition { UITextPosition(headlessOffset: headlessRange.location) }
  open var end: UITextPosition { UITextPosition(headlessOffset: headlessRange.upperBound) }
  open var isEmpty: Bool { headlessRange.length == 0 }

  override open func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.headlessRange == headlessRange }

  override open var hash: Int { headlessRange.hashValue }
}
