/// A policy for sections without items.
///
/// ```swift
/// let shown = NestedDataSource([ContentSection(header: "Monday", items: newMails)], emptySections: .drop)
/// ```
public enum EmptySections: Hashable, Sendable {
  /// Shows the section with its header and footer.
  case keep
  /// Hides the section with its header and footer.
  case drop
}
