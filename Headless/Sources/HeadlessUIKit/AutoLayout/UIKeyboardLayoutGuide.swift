import Foundation

/// The part of a view that the keyboard covers, and its bottom edge while there is none.
///
/// A keyboard comes and goes by simulation (`UIWindow.headlessKeyboardHeight`). It is always docked.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  /// Whether the guide begins at the safe area's bottom edge, rather than at the view's, while there is no keyboard.
  @available(iOS 17, tvOS 17, *)
  open var usesBottomSafeArea = true { didSet { owningView?.systemGuidesDidChange() } }
  /// The distance above the keyboard at which a drag begins to dismiss it, in points. Stored only.
  @available(iOS 17, tvOS 17, *)
  open var keyboardDismissPadding: CGFloat = 0

  init(of view: UIView) {
    super.init(.keyboard, of: view)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A docked keyboard is near all edges but the top.
  override var nearEdges: NSDirectionalRectEdge { [.leading, .bottom, .trailing] }

  /// The height of the guide: what the keyboard covers of the view, or else the safe area's inset.
  var coveredHeight: CGFloat {
    guard let view = owningView else { return 0 }
    let resting = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let window = view.window, window.inputHeight > 0 else { return resting }
    let top = view.convert(CGPoint(x: 0, y: window.bounds.maxY - window.inputHeight), from: window).y
    return max(resting, view.bounds.maxY - top)
  }
}
