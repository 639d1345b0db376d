/// The data source that has a section in the end, and which of its own sections that is.
@MainActor package struct SectionOwner {
  package let dataSource: AnyObject
  package let section: Int

  /// - Parameters:
  ///   - section: a section of `content`, as that answers it.
  ///   - content: a data source, whose children or base may have the section.
  package init<Content: DataSource>(of section: Int, in content: Content) {
    self =
      (content as? any SectionPassing)?.owner(ofSection: section)
      ?? SectionOwner(dataSource: content, section: section)
  }

  init(dataSource: AnyObject, section: Int) {
    self.dataSource = dataSource
    self.section = section
  }
}

/// A data source whose sections are others'.
@MainActor protocol SectionPassing {
  func owner(ofSection section: Int) -> SectionOwner?
}

extension CompositeDataSource: SectionPassing {
  func owner(ofSection section: Int) -> SectionOwner? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    let (content, local) = childRead(atSection: section)
    return (content as? any DataSource).map { SectionOwner(of: local, in: $0) }
  }
}

extension MappedDataSource: SectionPassing {
  func owner(ofSection section: Int) -> SectionOwner? { SectionOwner(of: section, in: base) }
}

extension DerivedDataSource: SectionPassing {
  func owner(ofSection section: Int) -> SectionOwner? {
    // Where sections without items are left out, there is no empty one that could be meant.
    numberOfSections == base.numberOfSections ? SectionOwner(of: section, in: base) : nil
  }
}
