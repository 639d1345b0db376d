/// A data source whose items are an item's children.
@MainActor final class OutlineContent<Node: Identifiable> {
  let id: Node.ID
  let source: any DataSource<Node>
  /// Follows changes that could not be followed in a round with the data source.
  var observation: ContentObservation?
  /// Whether the children are what the data source has, as far as it has said.
  var isFollowed = true

  init(_ source: any DataSource<Node>, of id: Node.ID) {
    self.id = id
    self.source = source
  }

  /// The items of all sections.
  var items: [Node] {
    func items(_ source: some DataSource<Node>) -> [Node] {
      (0..<source.numberOfSections).flatMap { section in
        (0..<source.numberOfItems(inSection: section)).map { source.item(at: $0, inSection: section) }
      }
    }
    return items(source)
  }
}
