extension ListChangeset {
  /// The batches that a view makes of the changes of one section: structure first, then what shows differently.
  ///
  /// - Parameter section: the index of the section.
  /// - Returns: at most two stages; the content after each is the new content.
  public func stages(inSection section: Int = 0) -> [ChangeStage] {
    SectionedChangeset(self, inSection: section).stages()
  }
}
