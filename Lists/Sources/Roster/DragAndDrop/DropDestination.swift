#if !os(tvOS)
  /// The place between two neighbors where the user drops items.
  @preconcurrency @MainActor public struct DropDestination {
    /// The unmoved item just before, or `nil` at the section's start.
    public let previous: ItemPlace?
    /// The unmoved item just after, or `nil` at the section's end.
    public let next: ItemPlace?
    /// The index of the section in the list's data source, or in the child of a composite of data sources.
    public let section: Int
    /// The innermost owner of the section.
    let owner: SectionOwner?

    /// Returns a Boolean value that indicates whether the destination is in a data source.
    func isIn(_ content: AnyObject) -> Bool {
      let known = (next ?? previous)?.dataSource ?? owner?.dataSource
      return known === content
    }
  }
#endif
