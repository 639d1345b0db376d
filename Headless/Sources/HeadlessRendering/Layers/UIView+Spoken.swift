import Foundation
import HeadlessUIKit

extension UIView {
  /// The text that a screen reader reads for the view: its label, or the texts in it from top to bottom.
  package var spokenText: String {
    if let accessibilityLabel { return accessibilityLabel }
    return ownSpokenText ?? spokenParts.joined(separator: ", ")
  }

  /// The text of a system view, or `nil` for a view that only has subviews.
  private var ownSpokenText: String? {
    switch self {
    case let label as UILabel: label.text ?? ""
    case let button as UIButton: button.currentTitle ?? button.currentImage?.spokenName ?? ""
    case let field as UITextField: field.placeholder ?? ""
    case let toggle as UISwitch: toggle.spokenNeighbours
    default: nil
    }
  }

  private var spokenParts: [String] {
    subviews.flatMap { view -> [String] in
      guard !view.isHidden, view.alpha > 0, !(view is UIControl) else { return [] }
      if let label = view.accessibilityLabel { return [label] }
      if let text = view.ownSpokenText { return text.isEmpty ? [] : [text] }
      return view.spokenParts
    }
  }

  /// The accessibility of the view's layer.
  var layerAccessibility: HeadlessLayer.Accessibility {
    HeadlessLayer.Accessibility(
      label: spokenText,
      value: accessibilityValue,
      hint: accessibilityHint,
      identifier: accessibilityIdentifier,
      traits: accessibilityTraits
    )
  }
}

extension UISwitch {
  /// The texts next to a switch, which identify it if it has no label.
  fileprivate var spokenNeighbours: String {
    superview?.spokenTextOfLabels ?? ""
  }
}

extension UIView {
  fileprivate var spokenTextOfLabels: String {
    subviews.compactMap { ($0 as? UILabel)?.text }.joined(separator: ", ")
  }
}

extension UIBarItem {
  /// The text that a screen reader reads for the button or the tab.
  package var spokenText: String { accessibilityLabel ?? title ?? image?.spokenName ?? "" }
}

extension UIImage {
  /// The symbol's name in words.
  fileprivate var spokenName: String? {
    guard case .symbol(let name) = content else { return nil }
    return name.split(separator: ".").joined(separator: " ")
  }
}
