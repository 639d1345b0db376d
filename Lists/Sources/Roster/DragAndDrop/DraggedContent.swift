#if !os(tvOS)
  /// A dragged item of content, followed by its identity through changes.
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

    /// The current view model, or `nil` if the item was removed.
    var viewModel: Any? { list?.viewModel(at: place) }

    /// Returns the content of a drag's items, or `nil` if some aren't Roster's.
    static func all(of items: [UIDragItem]) -> [DraggedContent]? {
      let contents = items.compactMap { $0.localObject as? DraggedContent }
      return contents.isEmpty || contents.count < items.count ? nil : contents
    }
  }
#endif
