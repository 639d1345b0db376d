/// The selection of items that the content hides temporarily.
///
/// ```swift
/// options.hiddenSelection = .kept
/// ```
public enum HiddenSelection: Hashable, Sendable {
  /// An item that is shown again isn't selected.
  case forgotten
  /// An item that was selected when it was hidden is selected when it's shown again, which calls `onSelectionChange` handlers. With
  /// single selection, selecting another item ends that. Items are identified by place. Items with an identifier remain selected
  /// wherever they're inserted again. Other items are forgotten when they're removed from their data source.
  case kept
}
