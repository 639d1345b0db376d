/// What an ``AnchoredList`` reads of the content that its view shows.
@MainActor package struct ListReading {
  /// The delegate that gets the number of new items; `nil` once it has gone.
  private(set) weak var delegate: ListDelegate?

  package init(delegate: ListDelegate?) {
    self.delegate = delegate
  }

  var options: ListUpdateOptions { delegate?.list.listOptions ?? ListUpdateOptions() }

  /// Where an item is that has an identifier; `nil` if it is not there.
  func indexPath(ofItem id: AnyHashable) -> IndexPath? { delegate?.list.list.indexPath(ofItem: id) }

  /// The identifier of an item, if it has one.
  func id(at indexPath: IndexPath) -> AnyHashable? {
    guard let list = delegate?.list.list, list.contains(indexPath) else { return nil }
    return PresentableIdentity.value(of: list.viewModel(indexPath))
  }

  func place(_ indexPath: IndexPath) -> ItemPlace? {
    guard let list = delegate?.list.list, list.contains(indexPath) else { return nil }
    return list.place(indexPath)
  }

  func indexPath(of place: ItemPlace) -> IndexPath? { delegate?.list.list.indexPath(place) }
}
