import ListModels
import RosterCore

/// A data source that keeps its items itself.
@MainActor final class CustomSource: DataSource {
  typealias Header = Title

  let changes = ContentChannel<Cell>()
  var sections: [ContentSection<Title, Cell, Never>]
  /// The number of items that were read.
  private(set) var reads = 0

  init(_ sections: [ContentSection<Title, Cell, Never>] = []) { self.sections = sections }

  var numberOfSections: Int { sections.count }
  func numberOfItems(inSection section: Int) -> Int { sections[section].items.count }
  func item(at index: Int, inSection section: Int) -> Cell {
    reads += 1
    return sections[section].items[index]
  }
  func header(ofSection section: Int) -> Title? { sections[section].header }
}
