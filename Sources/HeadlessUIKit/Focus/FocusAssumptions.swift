/// Behaviour of focus that neither UIKit's documentation nor a public report states.
///
/// As with ``ListAssumptions``, tests ask these constants what to expect.
enum FocusAssumptions {
  /// Whether lists let cells be focused unless they or their delegates say otherwise. UIKit derives it from the platform.
  static let listsAllowFocus = true
  /// Whether the first key shows where focus is, rather than moving it.
  static let firstKeyShowsFocus = true
  /// Whether the tab key goes on from the last group with the first.
  static let groupsAreALoop = true
  /// Whether the home and end keys go to the first and the last item of a list.
  static let homeAndEndGoToTheEnds = true
  /// Whether the page keys go as far as a list shows.
  static let pageKeysGoAScreen = true
  /// Whether a letter goes to the items of an index title that begins with it.
  static let lettersGoToIndexTitles = true
  /// Whether the shift key lets selection that follows focus grow, where several items can be selected.
  static let shiftExtendsSelection = true
  /// Whether what is in the place of a deleted item is focused instead, or else the item before it.
  static let neighborOfDeletedItemIsFocused = true
  /// Whether a reload leaves focus at its index path.
  static let reloadKeepsFocusedIndexPath = true
  /// Whether lists of cells are reached by left and right where a section scrolls by itself, one by one.
  static let scrollingSectionsAreOneByOne = true
  /// Whether backgrounds of focused cells have the tint colour, and their texts white.
  static let focusedCellsAreTinted = true
}
