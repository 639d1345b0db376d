import Foundation

/// Something that assistive technology offers to do with an element, beside activating it.
///
/// There are no targets and selectors without Objective-C; an action has a handler.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  open var image: UIImage?
  /// Does the action; whether it could be done.
  open var actionHandler: Handler?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }
}
