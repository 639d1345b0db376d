import Roster

extension UIButton {
  /// A small filled button.
  ///
  /// - Parameters:
  ///   - target: what the action is made on; the button does not keep it alive.
  ///   - action: what a tap does.
  static func small<Target: AnyObject>(
    _ title: String,
    on target: Target,
    _ action: @escaping @MainActor (Target) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 8
    button.addAction(
      UIAction { [weak target] _ in
        if let target { action(target) }
      },
      for: .primaryActionTriggered
    )
    return button
  }
}
