/// The data source that has a section in the end, and which of its own sections that is.
@MainActor package struct SectionOwner {
  package let dataSource: AnyObject
  package let section: Int

  /// - Parameters:
  ///   - section: a section of `content`, as that answers it.
  ///   - content: a data source, whose children or base may have the section.
  package init(of section: Int, in content: AnyObject) {
    self = SectionOwner.way(to: section, in: content).last ?? SectionOwner(dataSource: content, section: section)
  }

  package init(dataSource: AnyObject, section: Int) {
    self.dataSource = dataSource
    self.section = section
  }

  /// The data sources that a section is one of, from the outermost to the one that has it, each with its own number of the
  /// section.
  ///
  /// - Complexity: O(log *n*) in the number of children for each composite on the way.
  package static func way(to section: Int, in content: AnyObject) -> [SectionOwner] {
    var way = [SectionOwner(dataSource: content, section: section)]
    while let last = way.last, let next = (last.dataSource as? any SectionPassing)?.passedSection(last.section) {
      way.append(next)
    }
    return way
  }

  /// What identifies the section among those of the data source; `nil` if nothing does.
  package var identity: AnyHashable? { (dataSource as? any SectionIdentifying)?.identity(ofSection: section) }
}

/// A data source whose sections are others'.
@MainActor package protocol SectionPassing {
  /// The child or base that a section is of, and which of its sections that is; `nil` if the section is its own.
  func passedSection(_ section: Int) -> SectionOwner?
}

/// A data source that knows its sections by something that stays when they move.
@MainActor package protocol SectionIdentifying {
  func identity(ofSection section: Int) -> AnyHashable?
}

extension CompositeDataSource: SectionPassing {
  package func passedSection(_ section: Int) -> SectionOwner? {
    guard (0..<numberOfSections).contains(section) else { return nil }
    let (content, local) = childRead(atSection: section)
    return SectionOwner(dataSource: content, section: local)
  }
}

extension MappedDataSource: SectionPassing {
  package func passedSection(_ section: Int) -> SectionOwner? { SectionOwner(dataSource: base, section: section) }
}

extension NestedDataSource: SectionIdentifying {
  package func identity(ofSection section: Int) -> AnyHashable? {
    InferredSectionMatcher(key: sectionKey).id(of: store.section(at: section, in: "NestedDataSource"))
  }
}
