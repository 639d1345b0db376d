import Foundation

/// The state that a view is configured for.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

extension UIConfigurationState {
  /// The parts of the state that colours depend on, whatever the kind of view is.
  var viewState: UIViewConfigurationState {
    if let state = self as? UIViewConfigurationState { return state }
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    guard let cell = self as? UICellConfigurationState else { return state }
    state.isDisabled = cell.isDisabled
    state.isHighlighted = cell.isHighlighted
    state.isSelected = cell.isSelected
    state.isFocused = cell.isFocused
    state.isPinned = cell.isPinned
    return state
  }
}
