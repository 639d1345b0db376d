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
  var addressedSection: Int? { first }

  func inSection(_ section: Int) -> IndexPath {
    count == 2 ? IndexPath(item: self[1], section: section) : IndexPath(indexes: [section] + dropFirst())
  }
}

extension Int: SectionAddress {
  var addressedSection: Int? { self }

  func inSection(_ section: Int) -> Int { section }
}
