/// What one data source does in a round.
package struct RoundEdit {
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

  package init(
    changes: ContentChannel,
    stage: ChangeStage,
    updates: ChangeStage? = nil,
    isExternal: Bool = false,
    isLast: Bool = false,
    isDeparture: Bool = false,
    isFollowUp: Bool = false,
    ahead: (any AheadReadable)? = nil,
    commit: @escaping () -> Void
  ) {
    self.changes = changes
    self.stage = stage
    self.updates = updates
    self.isExternal = isExternal
    self.isLast = isLast
    self.isDeparture = isDeparture
    self.isFollowUp = isFollowUp
    self.ahead = ahead
    self.commit = commit
  }
}
