extension ContentChannel {
  /// Goes through a changeset, in one update of as many stages as it takes.
  ///
  /// Where it takes two stages of structure, which items of sections that move need, views reload: the content between
  /// the two is not known.
  ///
  /// - Parameters:
  ///   - changeset: what changes, in the data source's own indexes.
  ///   - commit: changes the content. It is called once: before this method returns, or in its turn if there is a
  ///     transaction or an update is being made.
  /// - Returns: the update, which tells when it is shown.
  @discardableResult
  public func perform(_ changeset: SectionedChangeset, commit: @escaping () -> Void) -> ContentUpdate {
    perform(changeset, ahead: nil, commit: commit)
  }

  /// Goes through a changeset of content that may be read ahead.
  func perform(
    _ changeset: SectionedChangeset,
    ahead: (any AheadReadable)?,
    commit: @escaping () -> Void
  ) -> ContentUpdate {
    if changeset.changesItemsOfMovedSections { return reload(commit: commit) }
    let stages = changeset.stages()
    return perform(stages.first ?? ChangeStage(), updates: stages.dropFirst().first, ahead: ahead, commit: commit)
  }
}
