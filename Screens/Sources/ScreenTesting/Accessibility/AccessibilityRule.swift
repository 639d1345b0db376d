/// A rule of an accessibility audit.
public enum AccessibilityRule: String, Hashable, Sendable, CaseIterable {
  /// Controls, fields and rows that may be tapped have a name: rows of lists that have a delegate and allow selection.
  case labels
  /// A view that reacts to taps says that it is a button or a link.
  case roles
  /// A view that can be tapped has at least 44 × 44 points, as Apple's Human Interface Guidelines ask for.
  ///
  /// The system's own controls count where they have the system's size, and fields from 34 points on.
  case targetSizes
  /// Text has the contrast that Apple's Human Interface Guidelines ask for, computed as WCAG does: 4.5 : 1, and 3 : 1 for
  /// bold text and from 18 points on. The system's colours on the system's backgrounds are left to the system, which
  /// has others for people who ask for more contrast; disabled controls do not count.
  case contrast
  /// Texts are read in the order in which they stand on the screen, also where views say an order of their own. In right-to-left
  /// languages the texts of a row are read as they are in others.
  case order
  /// An action of a swipe or a long press can be done without the gesture, and has a name.
  case actions
}
