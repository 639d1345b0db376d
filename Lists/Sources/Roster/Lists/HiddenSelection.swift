/// Whether items that the content hides for a while stay selected.
///
/// ```swift
/// options.hiddenSelection = .kept
/// ```
public enum HiddenSelection: Hashable, Sendable {
  /// An item that is shown again is not selected.
  case forgotten
  /// An item that was selected as it was hidden is selected when it is shown again; a handler of
  /// `onSelectionChange` is called then. Where one item alone can be selected, the selection of another one ends that. An
  /// item is known by its place, so that one with an identifier is the same wherever it comes again, and others are
  /// forgotten once they go from the data source that has them.
  case kept
}
