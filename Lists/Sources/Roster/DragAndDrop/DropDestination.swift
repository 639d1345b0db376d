#if !os(tvOS)
  /// Where the user drops something: between which neighbours.
  @preconcurrency @MainActor public struct DropDestination {
    /// The item just before it that stays there; `nil` at the section's start.
    public let previous: ItemPlace?
    /// The item just after it that stays there; `nil` at the section's end.
    public let next: ItemPlace?
    /// The section, counted in the data source that the list shows; in a composite of data sources, in the child.
    public let section: Int
    /// Who has the section in the end.
    let owner: SectionOwner?

    /// Whether the destination is in a data source.
    func isIn(_ content: AnyObject) -> Bool {
      let known = (next ?? previous)?.dataSource ?? owner?.dataSource
      return known === content
    }
  }
#endif
