import Foundation

/// A message with buttons.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  override final var isPopoverByItself: Bool { preferredStyle == .actionSheet }

  open var message: String?
  public let preferredStyle: Style
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button; an alert has no more than one cancel button.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      HeadlessFailure(
        .unsupported,
        reason: "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      ).raise()
      return
    }
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    if isViewLoaded { view.addSubview(field) }
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let fields = textFields ?? []
    let (size, bounds) = (Metrics.fieldSize, view.bounds)
    for (index, field) in fields.enumerated() {
      let y = bounds.midY + (CGFloat(index) - CGFloat(fields.count) / 2) * size.height
      field.frame = CGRect(x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
    }
  }

  private enum Metrics {
    /// The size of a field in points, below each other in the middle of the screen. UIKit's documentation does not state it.
    static let fieldSize = CGSize(width: 238, height: 32)
  }

  /// Simulates a tap on a button: the alert goes away, then the button's handler runs.
  public func headlessTap(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }) else { return }
    presentingViewController?.dismiss(animated: true)
    action.handler?(action)
  }

  /// Chooses the button that cancels, if there is one.
  override open func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    headlessTap(cancel)
    return true
  }

  /// Simulates a tap on the first button with the title.
  public func headlessTap(actionTitled title: String) {
    guard let action = actions.first(where: { $0.title == title }) else { return }
    headlessTap(action)
  }
}
