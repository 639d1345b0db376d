/// When a drafted step has its turn in an update.
package enum DraftPhase: Int, CaseIterable {
  /// What content outside of Roster has changed already, and which children the composites of single views have; all at
  /// once.
  ///
  /// It comes first because a view reads all counts when it ends its first batch.
  case external
  /// What a data source has changed already, one data source after the other.
  case announcement
  /// Children of a composite, one composite after the other.
  case composition
  /// Content that cannot be compared, one data source after the other.
  case reload
  /// Sections, and the items in them where that is safe; all data sources at once.
  case structure
  /// Items that could not come or go together with their sections; all data sources at once.
  case items
  /// Children that go from a composite, and whose content changes in the same update, one composite after the other.
  ///
  /// An item that leaves such a child for another is a move in the phases before, as both are shown.
  case departure
  /// What shows differently; all data sources at once.
  case content

  /// Whether the steps of this phase are made side by side.
  var isShared: Bool {
    switch self {
    case .external, .structure, .items, .content: true
    case .announcement, .composition, .reload, .departure: false
    }
  }
}
