import RowStructures

/// Which of a data source's sections are shown.
///
/// The list is made when sections change and read in constant time. With ``EmptySections/keep`` there is no list.
@usableFromInline
struct ShownSections {
  @usableFromInline let emptySections: EmptySections
  @usableFromInline private(set) var count = 0
  @usableFromInline private(set) var indexes: [Int] = []

  init(_ emptySections: EmptySections) {
    self.emptySections = emptySections
  }

  /// The index among all sections of the section that is shown at an index below `count`.
  @inlinable
  subscript(shown: Int) -> Int {
    switch emptySections {
    case .keep: shown
    case .drop: indexes[shown]
    }
  }

  /// Where a section is shown, given its index among all sections, or `nil` if it is not.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func position(of section: Int) -> Int? {
    switch emptySections {
    case .keep:
      return section
    case .drop:
      let position = indexes.partitioningIndex { $0 >= section }
      return position < count && indexes[position] == section ? position : nil
    }
  }

  /// Where a section would be shown that is inserted at an index among all sections, or begins to be shown there.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func insertionPosition(of section: Int) -> Int {
    switch emptySections {
    case .keep: section
    case .drop: indexes.partitioningIndex { $0 >= section }
    }
  }

  /// Reads again which sections have items.
  ///
  /// - Complexity: O(*n*) in the number of sections with ``EmptySections/drop``, otherwise O(1).
  mutating func update(total: Int, hasItems: (Int) -> Bool) {
    switch emptySections {
    case .keep:
      count = total
    case .drop:
      indexes.removeAll(keepingCapacity: true)
      indexes.append(contentsOf: (0..<total).lazy.filter(hasItems))
      count = indexes.count
    }
  }
}
