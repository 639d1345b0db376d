/// The content of an ``AnchoredList``'s view.
@MainActor package struct ListReading {
  /// The delegate that gets the number of new items, while it exists.
  private(set) weak var delegate: ListDelegate?
  private weak var view: UIScrollView?

  package init(delegate: ListDelegate?, _ view: UIScrollView) {
    self.delegate = delegate
    self.view = view
  }

  var options: ListUpdateOptions { delegate?.list.listOptions ?? ListUpdateOptions() }

  /// The content that the view shows, while it and the delegate exist.
  var shown: ShownList? { view.flatMap { delegate?.list.shownList(in: $0) } }

  /// Returns the index path of an item with an identifier, if it exists.
  func indexPath(ofItem id: AnyHashable) -> IndexPath? { shown?.indexPath(ofItem: id) }

  /// Returns the identifier of an item, if it has one.
  func id(at indexPath: IndexPath) -> AnyHashable? { shown?.id(at: indexPath) }

  func place(_ indexPath: IndexPath) -> ItemPlace? {
    shown.flatMap { $0.contains(indexPath) ? $0.place(at: indexPath) : nil }
  }

  func indexPath(of place: ItemPlace) -> IndexPath? { shown?.indexPath(of: place) }
}
