/// The data source that has a section in the end, and which of its own sections that is.
@preconcurrency @MainActor public struct SectionOwner {
  package let dataSource: AnyObject
  package let section: Int
  /// What identifies the section among those of the data source; `nil` if nothing does.
  package var identity: AnyHashable?
  /// The content that the section passes on its way outward and that says something of it, the innermost first.
  package var passed: [(content: AnyObject, section: Int)] = []

  package init(dataSource: AnyObject, section: Int, identity: AnyHashable? = nil) {
    self.dataSource = dataSource
    self.section = section
    self.identity = identity
  }
}
