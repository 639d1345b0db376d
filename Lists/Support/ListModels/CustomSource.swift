import RosterCore

/// A data source of one's own.
@MainActor package final class CustomSource: DataSource {
  package typealias Header = Title

  package let changes = ContentChannel<Cell>()
  package var sections: [CellSection]

  package init(_ sections: [CellSection] = []) {
    self.sections = sections
  }

  package var numberOfSections: Int { sections.count }
  package func numberOfItems(inSection section: Int) -> Int { sections[section].cells.count }
  package func item(at index: Int, inSection section: Int) -> Cell { sections[section].cells[index] }
  package func header(ofSection section: Int) -> Title? {
    Title(id: sections[section].id, text: sections[section].header)
  }

  /// Shows other sections, given those before, between which no section moves.
  package func show(_ new: [CellSection], from old: [CellSection], knowsChanges: Bool) {
    guard knowsChanges else {
      changes.reload { self.sections = new }
      return
    }
    changes.perform(SectionedChangeset(from: old, to: new)) { self.sections = new }
  }
}
