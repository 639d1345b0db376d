/// The data source that provides a section, and the section's index in it.
@preconcurrency @MainActor public struct SectionOwner {
  package let dataSource: AnyObject
  package let section: Int
  /// The identity of the section among those of the data source, or `nil`.
  package var identity: AnyHashable?
  /// A Boolean value that indicates whether the data source has reloaded, so it can't provide the section's old
  /// content.
  package var isForgotten = false
  /// A Boolean value that indicates whether items that left the section can't be read, because the newest content
  /// computes them.
  package var losesItems = false
  /// The content that describes the section on its way outward, with its index in each, the innermost first.
  package var passed: [(content: AnyObject, section: Int)] = []

  package init(dataSource: AnyObject, section: Int, identity: AnyHashable? = nil) {
    self.dataSource = dataSource
    self.section = section
    self.identity = identity
  }

  /// Returns the same section as one of content that replaces its items.
  package func replaced(by content: AnyObject, section: Int) -> SectionOwner {
    var owner = SectionOwner(dataSource: content, section: section, identity: identity)
    (owner.isForgotten, owner.losesItems) = (isForgotten, losesItems)
    return owner
  }
}
