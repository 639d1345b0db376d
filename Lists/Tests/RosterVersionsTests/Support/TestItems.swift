import ListChanges

@testable import RosterVersions

/// An item of a test: an identifier, and what it shows.
struct Cell: Identifiable, Hashable, CustomStringConvertible {
  var id: Int
  var content: Int

  init(id: Int, content: Int = 0) {
    self.id = id
    self.content = content
  }

  var description: String { content == 0 ? "\(id)" : "\(id)'\(content)" }
}

/// Cells with these identifiers.
func cells(_ ids: Int...) -> [Cell] { ids.map { Cell(id: $0) } }

/// An item without identity: nobody can say what changed.
struct Opaque {
  var id: Int
  var content = 0
}

/// A header of a test: an identifier, and what it shows.
struct Title: Identifiable, Hashable, CustomStringConvertible {
  var id: Int
  var text = 0

  var description: String { text == 0 ? "#\(id)" : "#\(id)'\(text)" }
}

/// Counts the comparisons and hashes of one test.
final class Meter {
  var comparisons = 0
  var hashes = 0
}

/// A number whose comparisons and hashes are counted.
struct Counted: Hashable {
  let number: Int
  let meter: Meter
  var hash: Int?

  static func == (left: Counted, right: Counted) -> Bool {
    left.meter.comparisons += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    meter.hashes += 1
    hasher.combine(hash ?? number)
  }
}

/// Everything that a data source shows in a section.
struct Shape<Header: Equatable, Item: Equatable, Footer: Equatable>: Equatable {
  var header: Header?
  var items: [Item]
  var footer: Footer?
  var indexTitle: String?
}

extension DataSource where Item: Equatable, Header: Equatable, Footer: Equatable {
  /// Everything that the data source shows, read through the protocol.
  var shape: [Shape<Header, Item, Footer>] {
    rows.enumerated().map { section, items in
      Shape(
        header: header(ofSection: section),
        items: items,
        footer: footer(ofSection: section),
        indexTitle: indexTitle(ofSection: section)
      )
    }
  }
}

extension DataSource {
  /// The items of each section, read through the protocol.
  var rows: [[Item]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).map { item(at: $0, inSection: section) }
    }
  }
}

/// Records what a data source announces, and how many items there were to see at that time.
@MainActor final class ChangeLog {
  private(set) var changes: [ContentChange] = []
  private(set) var itemCounts: [Int] = []
  private var observation: ContentObservation?

  init(_ source: some DataSource) {
    observation = source.changes.observe { [weak self, unowned source] change in
      self?.changes.append(change)
      self?.itemCounts.append(source.numberOfItems)
    }
  }

  /// The stages since this was last read.
  func drainStages() -> [String] {
    defer { changes = [] }
    return changes.flatMap { change in
      if case .update(let stages) = change { stages.map(\.description) } else { ["reload"] }
    }
  }

  /// The number of changes since this was last read.
  func drain() -> Int {
    defer { changes = [] }
    return changes.count
  }
}

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
