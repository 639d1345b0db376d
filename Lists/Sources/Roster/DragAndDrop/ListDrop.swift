#if !os(tvOS)
  /// A drop in a list, or one that is about to happen.
  @MainActor struct ListDrop {
    let session: any UIDropSession
    /// The dragged items, if all are Roster's content.
    let contents: [DraggedContent]?
    let destination: DropDestination
    /// The item under the finger.
    let target: ShownItem?
    /// Inserts a placeholder at the destination, and returns a closure that removes it.
    var makePlaceholder: (UIDragItem) -> (() -> Void)? = { _ in nil }

    init(_ session: any UIDropSession, at destination: DropDestination, on target: ShownItem?) {
      self.session = session
      contents = DraggedContent.all(of: session.items)
      self.destination = destination
      self.target = target
    }

    /// Returns the dragged items of a type, or `nil` if there are other items or none.
    func items<Item>(_ type: Item.Type) -> [DraggedItem<Item>]? {
      guard let contents else { return nil }
      var items: [DraggedItem<Item>] = []
      for content in contents {
        guard let viewModel = content.viewModel else { continue }
        guard let value = viewModel as? Item else { return nil }
        items.append(DraggedItem(value: value, place: content.place))
      }
      return items.isEmpty ? nil : items
    }

    /// A Boolean value that indicates whether the item under the finger is dragged itself.
    var isOntoItself: Bool {
      guard let target, let contents else { return false }
      return contents.contains {
        $0.place.dataSource === target.place.dataSource && $0.place.indexPath == target.place.indexPath
      }
    }
  }
#endif
