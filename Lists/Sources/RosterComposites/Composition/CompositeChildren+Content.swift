import Roster
import RosterDiagnostics

/// The content of those children that are Roster's data sources, and of those in nested composites.
extension CompositeChildren {
  /// What the composite shows, as far as it is content: items of other children have no view models.
  var content: ListContent {
    ListContent(
      changes: ContentChannel(),
      numberOfSections: { [weak self] in self?.numberOfSections ?? 0 },
      numberOfItems: { [weak self] section in self?.content(of: section).map { $0.numberOfItems($1) } ?? 0 },
      viewModel: { [weak self] indexPath in self?.content(of: indexPath).map { $0.viewModel($1) } ?? indexPath },
      place: { [weak self] indexPath in
        guard let (content, indexPath) = self?.content(of: indexPath) else {
          trap(
            "\(self?.name ?? "Composite"): there is no place at \(Array(indexPath))",
            cause: "the child that the section belongs to is hand-written, or the composite has gone",
            advice: "name places of content"
          )
        }
        return content.place(indexPath)
      },
      indexPath: { [weak self] in self?.indexPath(of: $0) },
      indexTitle: { _ in nil },
      owner: .unknown,
      item: Any.self
    )
  }

  /// The types of the items of all children; `nil` if items of any type may come. Those of a hand-written child have none.
  var itemTypes: [Any.Type]? {
    var types: [Any.Type] = []
    for child in all {
      guard child.nested == nil, let own = child.handlers.map(\.list.itemTypes) ?? [] else { return nil }
      types += own
    }
    return types
  }

  /// The content that an address belongs to, and the address in it; `nil` if the child is hand-written.
  private func content<Address: SectionAddress>(of address: Address) -> (ListContent, Address)? {
    guard let section = address.addressedSection else { return nil }
    var first = 0
    for child in all {
      let end = first + numberOfSections(of: child)
      if section < end { return child.handlers.map { ($0.list.list, address.shifted(by: -first)) } }
      first = end
    }
    return nil
  }

  private func indexPath(of place: ItemPlace) -> IndexPath? {
    var first = 0
    for child in all {
      if let indexPath = child.handlers?.list.list.indexPath(place) { return indexPath.shifted(by: first) }
      first += numberOfSections(of: child)
    }
    return nil
  }
}
