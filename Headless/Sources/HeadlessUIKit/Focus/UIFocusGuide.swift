import Foundation

/// A rectangle that leads focus to something else: an arrow key that goes to it goes on to what it prefers.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether keys find the guide; without it, it is a layout guide still.
  open var isEnabled = true

  /// Where focus goes instead, the first that has something to focus; none lets keys not find the guide.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! {
    get { environments }
    set { environments = newValue ?? [] }
  }
  private var environments: [any UIFocusEnvironment] = []

  override public init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension FocusEngine {
  /// The focus guides of a view and of what is in it, and where they are in the window.
  func guides(in view: UIView) -> [(guide: UIFocusGuide, frame: CGRect)] {
    guard view.takesFocusInside else { return [] }
    let own = view.layoutGuides.compactMap { $0 as? UIFocusGuide }.filter {
      $0.isEnabled && !$0.preferredFocusEnvironments.isEmpty && !$0.layoutFrame.isEmpty
    }
    return own.map { ($0, view.converted($0.layoutFrame, to: nil)) } + view.storedSubviews.flatMap(guides(in:))
  }

  /// What a guide leads to; `nil` if there is nothing to focus, or if it has focus already.
  func target(of guide: UIFocusGuide) -> FocusTarget? {
    for environment in guide.preferredFocusEnvironments {
      if let found = target(in: environment) { return isFocused(found) ? nil : found }
    }
    return nil
  }
}
