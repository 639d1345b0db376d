extension SectionedChangeset {
  /// The paths among all sections of the items that came; `nil` if whole sections came.
  func pathsThatCame(in shown: ShownSections) -> [ItemPath]? {
    guard sections.inserts.isEmpty else { return nil }
    return items.inserts.map { ItemPath(section: shown[$0.section], item: $0.item) }
  }

  /// Whether something came that may be there already.
  var mayRepeat: Bool { !items.inserts.isEmpty || !sections.inserts.isEmpty }
}
