import Foundation

/// A section, or an index path in a section, which the view and a hand-written child number differently.
protocol SectionAddress {
  /// The section, or `nil` in an empty index path.
  var addressedSection: Int? { get }

  /// The row, or `nil` for a section.
  var addressedRow: Int? { get }

  /// Returns the address in another section.
  func inSection(_ section: Int) -> Self
  func inRow(_ row: Int) -> Self
}

extension IndexPath: SectionAddress {
  var addressedSection: Int? { first }
  var addressedRow: Int? { count == 2 ? self[1] : nil }

  func inSection(_ section: Int) -> IndexPath {
    var indexPath = self
    indexPath[0] = section
    return indexPath
  }

  func inRow(_ row: Int) -> IndexPath {
    var indexPath = self
    indexPath[1] = row
    return indexPath
  }
}

extension Int: SectionAddress {
  var addressedSection: Int? { self }
  var addressedRow: Int? { nil }

  func inSection(_ section: Int) -> Int { section }
  func inRow(_ row: Int) -> Int { self }
}
