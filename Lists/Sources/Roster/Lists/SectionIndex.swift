/// The titles of a section index, and their sections.
package enum SectionIndex {
  package struct Entry: Equatable {
    package var title: String
    package var section: Int
  }

  /// Returns an entry for each section with a title. Consecutive sections with the same title share the first one's entry.
  @MainActor package static func entries(of numberOfSections: Int, title: (Int) -> String?) -> [Entry] {
    var entries: [Entry] = []
    for section in 0..<numberOfSections {
      guard let title = title(section), title != entries.last?.title else { continue }
      entries.append(Entry(title: title, section: section))
    }
    return entries
  }
}
