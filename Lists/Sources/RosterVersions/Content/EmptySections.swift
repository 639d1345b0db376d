/// Whether a data source shows a section that has no items.
///
/// ```swift
/// let shown = NestedDataSource([ContentSection(header: "Monday", items: newMails)], emptySections: .drop)
/// ```
public enum EmptySections: Hashable, Sendable {
  /// The section is shown, with its header and footer.
  case keep
  /// The section is not shown, nor are its header and footer.
  case drop
}
