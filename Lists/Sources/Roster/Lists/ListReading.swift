/// What an ``AnchoredList`` reads of the content that its view shows.
@MainActor package struct ListReading {
  /// The delegate that gets the number of new items; `nil` once it has gone.
  private(set) weak var delegate: ListDelegate?
  private weak var view: UIScrollView?

  package init(delegate: ListDelegate?, _ view: UIScrollView) {
    self.delegate = delegate
    self.view = view
  }

  var options: ListUpdateOptions { delegate?.list.listOptions ?? ListUpdateOptions() }

  /// What the view shows; `nil` once it or the delegate has gone.
  var shown: ShownList? { view.flatMap { delegate?.list.shownList(in: $0) } }

  /// Where an item is that has an identifier; `nil` if it is not there.
  func indexPath(ofItem id: AnyHashable) -> IndexPath? { shown?.indexPath(ofItem: id) }

  /// The identifier of an item, if it has one.
  func id(at indexPath: IndexPath) -> AnyHashable? { shown?.id(at: indexPath) }

  func place(_ indexPath: IndexPath) -> ItemPlace? {
    shown.flatMap { $0.contains(indexPath) ? $0.place(at: indexPath) : nil }
  }

  func indexPath(of place: ItemPlace) -> IndexPath? { shown?.indexPath(of: place) }
}
