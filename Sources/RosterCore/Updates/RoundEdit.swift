/// What one data source does in a round.
struct RoundEdit {
  let changes: ContentChannel
  let stage: ChangeStage
  /// Reads the content after the stage, if that can be read before it is committed.
  var ahead: (any AheadReadable)?
  let commit: () -> Void
}
