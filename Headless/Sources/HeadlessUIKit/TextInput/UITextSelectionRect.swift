import Foundation

/// A rectangle around a part of a selection, in one line.
open class UITextSelectionRect: NSObject {
  private let headlessRect: CGRect
  private let startsHere: Bool
  private let endsHere: Bool

  open var rect: CGRect { headlessRect }
  open var containsStart: Bool { startsHere }
  open var containsEnd: Bool { endsHere }
  open var isVertical: Bool { false }

  public init(headlessRect rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    headlessRect = rect
    startsHere = containsStart
    endsHere = containsEnd
    super.init()
  }
}
