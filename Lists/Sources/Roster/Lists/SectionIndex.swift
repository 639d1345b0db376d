/// The titles of a section index and the sections that they lead to.
package enum SectionIndex {
  package struct Entry: Equatable {
    package var title: String
    package var section: Int
  }

  /// An entry for each section with a title; neighbours with the same title share one that leads to the first of them.
  @MainActor package static func entries(of numberOfSections: Int, title: (Int) -> String?) -> [Entry] {
    var entries: [Entry] = []
    for section in 0..<numberOfSections {
      guard let title = title(section), title != entries.last?.title else { continue }
      entries.append(Entry(title: title, section: section))
    }
    return entries
  }
}
