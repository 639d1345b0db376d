/// What an ``AnchoredList`` reads of the content that its view shows: in a transaction, too, that is what is there before it.
@MainActor package struct ListReading {
  /// The delegate that gets the number of new items; `nil` once it has gone.
  private(set) weak var delegate: ListDelegate?
  private let shownContent: (@MainActor () -> ListContent?)?

  /// - Parameters:
  ///   - delegate: the delegate that shows the content.
  ///   - content: gives the content as the view shows it; by default that of the delegate's data source.
  package init(delegate: ListDelegate?, content: (@MainActor () -> ListContent?)? = nil) {
    self.delegate = delegate
    shownContent = content
  }

  var options: ListUpdateOptions { delegate?.list.listOptions ?? ListUpdateOptions() }

  /// Reads the content as the view shows it, whatever is drafted.
  func read<Answer>(_ answer: (ListContent) -> Answer?) -> Answer? {
    readShown {
      guard let content = shownContent.map({ $0() }) ?? delegate?.list.list else { return nil }
      return answer(content)
    }
  }

  /// Where an item is that has an identifier; `nil` if it is not there.
  func indexPath(ofItem id: AnyHashable) -> IndexPath? { read { $0.indexPath(ofItem: id) } }

  /// The identifier of an item, if it has one.
  func id(at indexPath: IndexPath) -> AnyHashable? {
    read { $0.contains(indexPath) ? PresentableIdentity.value(of: $0.viewModel(indexPath)) : nil }
  }

  func place(_ indexPath: IndexPath) -> ItemPlace? { read { $0.contains(indexPath) ? $0.place(indexPath) : nil } }

  func indexPath(of place: ItemPlace) -> IndexPath? { read { $0.indexPath(place) } }
}
