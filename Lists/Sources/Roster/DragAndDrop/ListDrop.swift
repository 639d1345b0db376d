#if !os(tvOS)
  /// A drop in a list of Roster's, or one that would happen now.
  @MainActor struct ListDrop {
    let session: any UIDropSession
    /// What is dragged, if all of it is content of Roster's.
    let contents: [DraggedContent]?
    let destination: DropDestination
    /// The item under the finger.
    let target: ShownItem?
    /// Puts a placeholder at the destination; calling what it returns takes it away.
    var makePlaceholder: (UIDragItem) -> (() -> Void)? = { _ in nil }

    init(_ session: any UIDropSession, at destination: DropDestination, on target: ShownItem?) {
      self.session = session
      contents = DraggedContent.all(of: session.items)
      self.destination = destination
      self.target = target
    }

    /// The dragged items of a type; `nil` if others are dragged too, or none is left.
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

    /// Whether the item under the finger is dragged itself.
    var isOntoItself: Bool {
      guard let target, let contents else { return false }
      return contents.contains {
        $0.place.dataSource === target.place.dataSource && $0.place.indexPath == target.place.indexPath
      }
    }
  }
#endif
