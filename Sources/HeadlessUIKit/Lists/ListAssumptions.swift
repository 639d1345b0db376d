/// Behaviour of lists that neither UIKit's documentation nor a public report states.
///
/// It is chosen to be sensible and to be the same on every machine. Tests ask these constants what to expect, so that
/// none of them takes a choice for UIKit's.
enum ListAssumptions {
  /// How many cells a list prepares beyond each end of what is visible, where a test turns that on.
  static let preparedCellCount = 1
  /// Whether selected rows and items stay selected when an update or a drag moves them; if not, the selection is lost.
  static let selectionFollowsUpdates = true
  /// Whether a tap on the selected row or item selects it again where only one can be selected.
  static let secondTapSelectsAgain = true
  /// Whether a table lets go of its selection when editing begins or ends.
  static let editingClearsSelection = true
  /// Whether selecting no row clears a table's selection, as it is documented for collections.
  static let selectingNoRowClears = true
  /// Whether a swipe configuration without actions means none, rather than the default ones.
  static let emptySwipeConfigurationMeansNone = true
  /// Whether an index title stands for the section at its own position where the data source does not say.
  static let indexTitlesStandForSectionsInOrder = true
  /// Whether rows and items that are to be reconfigured have to exist.
  static let reconfiguringChecksRange = true
  /// Whether a row that is scrolled to the top of a plain table stands below the header that floats there.
  static let topRowStandsBelowHeader = true
  /// Whether a content configuration takes the place of the standard labels, and a label's text that of the
  /// configuration.
  static let labelsAndConfigurationsReplaceEachOther = true
  /// Whether the content inset takes room from the lines of a flow layout.
  static let flowLayoutLeavesContentInset = true
  /// Whether `invalidateLayout()` has displayed cells that size themselves asked for their sizes again.
  static let invalidatingMeasuresAgain = true
  /// Whether the two texts of a cell with a value stand below each other at accessibility sizes.
  static let valuesStandBelowAtAccessibilitySizes = true
  /// Whether assistive technology meets a table's cell as one element, and then the controls in it.
  static let tableCellsAreAccessibilityElements = true
}
