#if !os(tvOS)
  extension ItemDrop {
    /// Inserts the items at the place of the drop, in one update. Items of the content move, and others move from their data
    /// source.
    ///
    /// An item stays if it can't leave, or if the destination isn't in the content.
    ///
    /// - Parameters:
    ///   - content: The data source that they are dropped in. If it's sorted, its order determines the items' places.
    ///   - copy: A closure that copies an item if items are copied. A copy in the original's content needs another identifier.
    /// - Returns: The inserted or moved items, in the order in which they were picked up.
    /// - Complexity: The cost of *k* edits of each data source, for *k* items.
    @discardableResult
    public func perform<Content: EditableDataSource>(
      in content: Content,
      copying copy: (Item) -> Item = { $0 }
    ) -> [Item] where Content.Item == Item {
      var placed: [Item] = []
      transaction {
        guard let anchor = anchor(in: content) else { return }
        // After an item, insert the last first, to preserve the order.
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

    /// Removes moved items from their data sources, to insert them somewhere else, such as in the item that they were dropped on.
    ///
    /// - Returns: The removed items, or all if they are copied.
    @discardableResult
    public func take() -> [Item] {
      isMove ? items.filter { $0.place.removeItem() }.map(\.value) : values
    }
  }

  /// The neighbor or section where dropped items are inserted.
  private enum DropAnchor {
    case before(ItemPlace)
    case after(ItemPlace)
    /// The start of a section without other items.
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

    /// - Returns: A Boolean value that indicates whether the item is there.
    private func move(_ place: ItemPlace, to anchor: DropAnchor, in content: some EditableDataSource) -> Bool {
      switch anchor {
      case .before(let next): return content.move(place, before: next).value != nil
      case .after(let previous): return content.move(place, after: previous).value != nil
      case .start(let path): return content.move(place, to: path).value != nil
      }
    }
  }
#endif
