import Foundation

extension UIView {
  /// Whether a view's tint colour is dimmed, as behind an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  var shownTintAdjustmentMode: TintAdjustmentMode {
    ownTintAdjustmentMode == .automatic ? superview?.tintAdjustmentMode ?? .normal : ownTintAdjustmentMode
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != ownTintAdjustmentMode else { return }
    ownTintAdjustmentMode = mode
    tintColorDidChange()
  }

  /// The view's tint or the one that it inherits, without colour where it is dimmed.
  var shownTintColor: UIColor {
    // What is inherited is dimmed already.
    if ownTintAdjustmentMode == .normal { return undimmedTintColor }
    guard let ownTintColor else { return inheritedTintColor }
    return shownTintAdjustmentMode == .dimmed ? ownTintColor.withoutColor : ownTintColor
  }

  private var inheritedTintColor: UIColor {
    let color: UIColor = superview?.tintColor ?? .tintColor
    return ownTintAdjustmentMode == .dimmed ? color.withoutColor : color
  }

  private var undimmedTintColor: UIColor { ownTintColor ?? superview?.undimmedTintColor ?? .tintColor }
}

extension UIColor {
  /// A grey as bright as the colour.
  fileprivate var withoutColor: UIColor {
    func grey(_ color: Components) -> Components {
      let white = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return Components(red: white, green: white, blue: white, alpha: color.alpha)
    }
    return UIColor(
      light: grey(components(for: .light)),
      dark: grey(components(for: .dark)),
      increased: Increased(light: grey(components(for: .light, .high)), dark: grey(components(for: .dark, .high)))
    )
  }
}
