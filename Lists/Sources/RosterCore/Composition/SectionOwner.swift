/// The data source that has a section in the end, and which of its own sections that is.
@preconcurrency @MainActor public struct SectionOwner {
  package let dataSource: AnyObject
  package let section: Int
  /// What identifies the section among those of the data source; `nil` if nothing does.
  package var identity: AnyHashable?
  /// Whether the data source has reloaded, and can't be asked any more for what the section had.
  package var isForgotten = false
  /// Whether items that have left the section since can't be read: they're computed by the newest content.
  package var losesItems = false
  /// The content that the section passes on its way outward and that says something of it, the innermost first.
  package var passed: [(content: AnyObject, section: Int)] = []

  package init(dataSource: AnyObject, section: Int, identity: AnyHashable? = nil) {
    self.dataSource = dataSource
    self.section = section
    self.identity = identity
  }

  /// Returns the same section as one of content that makes other items of it.
  package func replaced(by content: AnyObject, section: Int) -> SectionOwner {
    var owner = SectionOwner(dataSource: content, section: section, identity: identity)
    (owner.isForgotten, owner.losesItems) = (isForgotten, losesItems)
    return owner
  }
}
