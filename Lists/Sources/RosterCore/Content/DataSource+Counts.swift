extension DataSource {
  /// A Boolean value that indicates whether no section has an item, a header, or a footer.
  ///
  /// Sections without content don't count. To check for items only, compare ``numberOfItems`` with 0.
  ///
  /// - Complexity: O(*n*) in the number of leading sections without content.
  public var isEmpty: Bool {
    for section in 0..<numberOfSections {
      let showsSomething =
        numberOfItems(inSection: section) > 0
        || header(ofSection: section) != nil
        || footer(ofSection: section) != nil
      if showsSomething { return false }
    }
    return true
  }

  /// The number of items in all sections.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  public var numberOfItems: Int {
    (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
  }
}
