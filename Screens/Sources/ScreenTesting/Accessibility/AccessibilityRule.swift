/// A rule of an accessibility audit.
public enum AccessibilityRule: String, Hashable, Sendable, CaseIterable {
  /// Controls, fields, and tappable rows have a name: rows of lists that have a delegate and allow selection.
  case labels
  /// A view that reacts to taps has the button or link trait.
  case roles
  /// A tappable view has at least 44 × 44 points, as Apple's Human Interface Guidelines require.
  ///
  /// System controls pass at the system's size, and fields from 34 points on.
  case targetSizes
  /// Text has the contrast that Apple's Human Interface Guidelines require, computed as in WCAG: 4.5 : 1, and 3 : 1 for bold text and
  /// from 18 points on. System colors on system backgrounds are exempt, since the system increases their contrast on request. So are
  /// disabled controls.
  case contrast
  /// Texts are read in their order on the screen, even if views define their own order. In right-to-left languages, a row's texts are
  /// read in the same order as in others.
  case order
  /// An action of a swipe or a long press has an alternative without the gesture, and a name.
  case actions
}
