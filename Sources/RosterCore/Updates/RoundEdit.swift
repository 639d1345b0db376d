/// What one data source does in a round.
struct RoundEdit {
  let changes: ContentChannel
  let stage: ChangeStage
  /// What shows differently once the stage is made, if the stage is one of structure.
  var updates: ChangeStage?
  /// Whether views end a batch of their own with the stage, which they have to be told in it.
  var isExternal = false
  /// Whether nothing comes after it in the update but departures.
  var isLast = false
  /// Whether children go that were shown until their items had left them.
  var isDeparture = false
  /// Whether the content has changed before, so that nobody can read what views show.
  var isFollowUp = false
  /// Reads the content after the stage, if that can be read before it is committed.
  var ahead: (any AheadReadable)?
  let commit: () -> Void
}
