#if !os(tvOS)
  /// An item of content that is dragged, followed by its identity while the content changes.
  @MainActor final class DraggedContent {
    let place: ItemPlace
    /// The data source of the list that the item was dragged from.
    weak var list: ListDataSource?
    /// The view that the item was dragged from.
    weak var view: UIScrollView?

    init(_ place: ItemPlace, _ list: ListDataSource, in view: UIScrollView) {
      self.place = place
      self.list = list
      self.view = view
    }

    /// What the item is by now; `nil` once it has gone.
    var viewModel: Any? { list?.viewModel(at: place) }

    /// What all items of a drag are, if all of them are content of Roster's.
    static func all(of items: [UIDragItem]) -> [DraggedContent]? {
      let contents = items.compactMap { $0.localObject as? DraggedContent }
      return contents.isEmpty || contents.count < items.count ? nil : contents
    }
  }
#endif
