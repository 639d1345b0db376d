#if !os(tvOS)
  extension ItemDrop {
    /// Puts the items where they were dropped: items of the content move there, others leave the data source that they
    /// come from and come there. It is one update of both.
    ///
    /// An item stays where it is if it cannot leave, or if the destination is not in the content.
    ///
    /// - Parameters:
    ///   - content: the data source that they are dropped in. Where a key or a comparator says where items are, they go
    ///     there instead.
    ///   - copy: makes the copy that comes where the items are copied; it needs another identifier if the original is
    ///     in the same content.
    /// - Returns: the items that are there now, in the order in which they were picked up.
    /// - Complexity: what *k* edits of each data source cost, for *k* items.
    @discardableResult
    public func perform<Content: EditableDataSource>(
      in content: Content,
      copying copy: (Item) -> Item = { $0 }
    ) -> [Item] where Content.Item == Item {
      var placed: [Item] = []
      transaction {
        guard let anchor = anchor(in: content) else { return }
        // Behind an item, the last comes first, so that they end in their order.
        let isReversed = if case .before = anchor { false } else { true }
        for item in isReversed ? items.reversed() : items {
          if !isMove {
            let value = copy(item.value)
            insert(value, at: anchor, in: content)
            placed.append(value)
          } else if item.place.dataSource === content {
            if move(item.place, to: anchor, in: content) { placed.append(item.value) }
          } else if item.place.removeItem() {
            insert(item.value, at: anchor, in: content)
            placed.append(item.value)
          }
        }
        if isReversed { placed.reverse() }
      }
      return placed
    }

    /// Takes the items out of the data sources that they come from if they move, to put them somewhere else, such as into
    /// the item that they were dropped on.
    ///
    /// - Returns: the items that could leave, or all where they are copied.
    @discardableResult
    public func take() -> [Item] {
      isMove ? items.filter { $0.place.removeItem() }.map(\.value) : values
    }
  }

  /// What dropped items are put beside.
  private enum DropAnchor {
    case before(ItemPlace)
    case after(ItemPlace)
    /// The start of a section, which has no other items.
    case start(ItemPath)
  }

  extension ItemDrop {
    private func anchor(in content: some EditableDataSource) -> DropAnchor? {
      if let next = destination.next, next.dataSource === content, next.path != nil { return .before(next) }
      if let previous = destination.previous, previous.dataSource === content, previous.path != nil {
        return .after(previous)
      }
      guard let owner = destination.owner, owner.dataSource === content else { return nil }
      return .start(ItemPath(section: owner.section, item: 0))
    }

    private func insert<Content: EditableDataSource>(_ item: Item, at anchor: DropAnchor, in content: Content)
    where Content.Item == Item {
      switch anchor {
      case .before(let next): content.insert(item, before: next)
      case .after(let previous): content.insert(item, after: previous)
      case .start(let path): content.insert(item, at: path)
      }
    }

    /// - Returns: whether the item is there.
    private func move(_ place: ItemPlace, to anchor: DropAnchor, in content: some EditableDataSource) -> Bool {
      switch anchor {
      case .before(let next): return content.move(place, before: next).value != nil
      case .after(let previous): return content.move(place, after: previous).value != nil
      case .start(let path): return content.move(place, to: path).value != nil
      }
    }
  }
#endif
