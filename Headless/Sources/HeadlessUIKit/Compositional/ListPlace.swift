/// What an element is in a list layout.
@MainActor package struct ListPlace: @preconcurrency Hashable {
  package enum Role: Hashable {
    case cell, header, footer
  }

  package var appearance: UICollectionLayoutListConfiguration.Appearance
  package var role = Role.cell
  /// Whether the element is the first or the last cell of its section.
  package var isFirst = false
  package var isLast = false
  /// The separators of a cell; `nil` if there are none.
  package var separators: UIListSeparatorConfiguration?

  /// Whether the look has groups apart from each other.
  package var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}
