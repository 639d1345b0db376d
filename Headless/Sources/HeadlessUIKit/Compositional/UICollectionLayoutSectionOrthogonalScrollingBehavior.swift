/// Whether and how a section scrolls by itself, across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
  /// It does not.
  case none
  /// It rests wherever it is let go.
  case continuous
  /// It rests where a group begins at the leading edge.
  case continuousGroupLeadingBoundary
  /// It rests at multiples of its width.
  case paging
  /// It goes to the next group or the one before.
  case groupPaging
  /// It goes to the next group or the one before, and groups rest in the middle.
  case groupPagingCentered
}
