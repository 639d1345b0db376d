/// What an ``OutlineDataSource`` leaves out of its rows.
enum OutlineFilterState {
  case none
  /// Items that match, those that they are in, and if wanted what is below them.
  case matching(includesDescendants: Bool)
}
