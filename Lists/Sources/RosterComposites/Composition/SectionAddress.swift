import Roster

/// A section, or an index path in a section: what the composite and its children number differently.
protocol SectionAddress {
  /// The section; `nil` in an empty index path.
  var addressedSection: Int? { get }

  /// The address with another section.
  func inSection(_ section: Int) -> Self
}

extension SectionAddress {
  /// The address as many sections further down.
  func shifted(by sections: Int) -> Self {
    guard sections != 0, let addressedSection else { return self }
    return inSection(addressedSection + sections)
  }
}

extension IndexPath: SectionAddress {
  var addressedSection: Int? { isEmpty ? nil : self[0] }

  func inSection(_ section: Int) -> IndexPath {
    var indexPath = self
    indexPath[0] = section
    return indexPath
  }
}

extension Int: SectionAddress {
  var addressedSection: Int? { self }

  func inSection(_ section: Int) -> Int { section }
}
