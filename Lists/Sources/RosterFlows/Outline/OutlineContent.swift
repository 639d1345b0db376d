import RosterCore
import RowStructures

/// A data source whose items are an item's children.
@MainActor final class OutlineContent<Node: Identifiable> {
  let source: any DataSource<Node>

  init(_ source: any DataSource<Node>) { self.source = source }

  /// The items of all sections.
  var items: [Node] {
    func items(_ source: some DataSource<Node>) -> [Node] {
      let version = source.version
      return (0..<version.numberOfSections).flatMap { version.items(inSection: $0) }
    }
    return items(source)
  }

  /// The number of items in all sections.
  var count: Int { index(source, inSection: nil) }

  /// Returns the index of a row among the items of all sections. The sections before it have to be current.
  func index(of place: RowPlace) -> Int { index(source, inSection: place.section) + place.index }

  private func index(_ source: some DataSource<Node>, inSection section: Int?) -> Int {
    let version = source.version
    return (0..<(section ?? version.numberOfSections)).reduce(0) { $0 + version.numberOfItems(inSection: $1) }
  }
}
