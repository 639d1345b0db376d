/// The runs of a new section in the list of all runs.
@usableFromInline
struct MatchedSection {
  /// The index of the section before the change, or -1.
  @usableFromInline var old: Int
  @usableFromInline var isUntouched = false
  @usableFromInline var firstRun = 0
  @usableFromInline var endOfRuns = 0

  @inlinable
  init(old: Int) {
    self.old = old
  }
}
