import Roster
import RosterDiagnostics

/// The content of those children that are Roster's data sources, in the sections in which the view shows them: children may have come, gone
/// and moved in a transaction of which the view knows nothing yet.
extension ListContent {
  @MainActor init<Child: CompositeChild>(shownBy binding: CompositeBinding<Child>) {
    self.init(
      changes: ContentChannel(),
      numberOfSections: {
        binding.readCounts()
        return binding.known.numberOfSections
      },
      numberOfItems: { section in binding.content(of: section).map { $0.numberOfItems($1) } ?? 0 },
      viewModel: { indexPath in binding.content(of: indexPath).map { $0.viewModel($1) } ?? indexPath },
      place: { indexPath in
        guard let (content, indexPath) = binding.content(of: indexPath) else {
          trap(
            "\(binding.children?.name ?? "Composite"): there is no place at \(Array(indexPath))",
            cause: "the child that the section belongs to is hand-written",
            advice: "name places of content"
          )
        }
        return content.place(indexPath)
      },
      indexPath: { binding.indexPath(of: $0) },
      indexTitle: { _ in nil },
      owner: .unknown,
      item: Any.self
    )
  }
}

extension CompositeBinding {
  /// Has the view read the counts that it has not read since a reload.
  fileprivate func readCounts() {
    if depth == 0 { _ = view?.numberOfSections }
  }

  /// The content that an address of the view belongs to, and the address in it; `nil` if the child is hand-written.
  fileprivate func content<Address: SectionAddress>(of address: Address) -> (ListContent, Address)? {
    guard let section = address.addressedSection, let route = route(section) else { return nil }
    let own = address.inSection(route.section)
    if let nested = route.part.nested { return nested.content(of: own) }
    return route.child.contentDelegate.map { ($0.list.list, own) }
  }

  fileprivate func indexPath(of place: ItemPlace) -> IndexPath? {
    readCounts()
    for (part, sections) in leaves(\.known) {
      guard let path = part.child.contentDelegate?.list.list.indexPath(place) else { continue }
      return path.shifted(by: sections.lowerBound)
    }
    return nil
  }
}
