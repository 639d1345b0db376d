#if !os(tvOS)
  /// The drag and drop support of table and collection views with attached content.
  ///
  /// ``TableViewDragging`` and ``CollectionViewDragging`` are the subclasses for the two kinds of views.
  @MainActor package class ListDragging: NSObject {
    /// The result of a drop.
    struct Decision {
      let rule: DropRule
      let drop: ListDrop
      let part: ContentPart
      let operation: UIDropOperation
    }

    // MARK: Content

    /// Returns the content at an index path of a view, which can be a section's end.
    private func part(at indexPath: IndexPath, in view: UIScrollView) -> ContentPart? {
      guard let delegate = view.contentDelegate(at: indexPath) else { return nil }
      let part = ContentPart(delegate: delegate, view: view, indexPath: indexPath)
      return (0..<part.shownList.numberOfSections).contains(indexPath[0]) ? part : nil
    }

    /// Returns the end of the last section.
    package final func end(of view: any ListView) -> IndexPath? {
      let section = view.numberOfSections - 1
      return section < 0 ? nil : IndexPath(indexes: [section, view.numberOfItems(ofSection: section)])
    }

    // MARK: Dragging

    /// Returns the items to drag when a drag begins at an item, or adds it.
    final func items(at indexPath: IndexPath, in view: UIScrollView, addingTo dragged: [UIDragItem]) -> [UIDragItem] {
      guard let part = part(at: indexPath, in: view), let shown = part.shown,
        let offer = part.delegate.drags.firstAnswer(for: shown.viewModel, shown.place)
      else { return [] }
      let isDragged = dragged.contains { item in
        guard let content = item.localObject as? DraggedContent, content.list === part.list else { return false }
        return part.list.list.indexPath(content.place) == part.list.list.indexPath(shown.place)
      }
      if isDragged { return [] }
      let item = UIDragItem(itemProvider: offer.provider ?? NSItemProvider())
      item.localObject = DraggedContent(shown.place, part.list, in: view)
      return [item]
    }

    // MARK: Dropping

    final func canHandle(_ session: any UIDropSession, in view: any ListView) -> Bool {
      let anywhere = ListDrop(
        session,
        at: DropDestination(previous: nil, next: nil, section: 0, owner: nil),
        on: nil
      )
      return view.contentDelegates.contains { $0.drops.all.contains { $0.isFor(anywhere) } }
    }

    /// Returns the result of a drop at an index path.
    ///
    /// - Parameters:
    ///   - indexPath: The index path of an item, a section's end, or `nil` for the list's end.
    ///   - isInto: A Boolean value that indicates whether it's a drop into the item, or `nil` to use the finger's position.
    final func decision(
      _ session: any UIDropSession,
      at indexPath: IndexPath?,
      isInto: Bool? = nil,
      in view: any ListView
    ) -> Decision? {
      guard let indexPath = indexPath ?? end(of: view), let part = part(at: indexPath, in: view) else { return nil }
      let contents = DraggedContent.all(of: session.items)
      let wanted: [Bool] =
        if let isInto {
          [isInto]
        } else {
          part.isItem && isInMiddle(session, indexPath, view) ? [true, false] : [false, true]
        }
      let target = part.shown
      for isInto in wanted where !isInto || target != nil {
        for rule in part.delegate.drops.all where rule.isInto == isInto {
          let leaving = rule.isMove ? contents ?? [] : []
          let drop = ListDrop(session, at: destination(without: leaving, in: part, view), on: target)
          guard let operation = rule.operation(drop) else { continue }
          return Decision(rule: rule, drop: drop, part: part, operation: operation)
        }
      }
      return nil
    }

    /// Returns a Boolean value that indicates whether the finger is in the middle half of an item's height, and width if items
    /// share rows.
    private func isInMiddle(_ session: any UIDropSession, _ indexPath: IndexPath, _ view: any ListView) -> Bool {
      guard let frame = view.frame(ofItemAt: indexPath), frame.height > 0 else { return false }
      let point = session.location(in: view)
      let isInMiddleOfHeight = abs(point.y - frame.midY) < frame.height / 4
      // Items in the same row have gaps on their left and right.
      let isAloneInRow = frame.width > view.bounds.width / 2
      return isInMiddleOfHeight && (isAloneInRow || abs(point.x - frame.midX) < frame.width / 4)
    }

    /// Returns the place of a drop between items, ignoring those that leave.
    ///
    /// UIKit counts the place of a single item that moves inside its list as if the item was removed.
    private func destination(
      without leaving: [DraggedContent],
      in part: ContentPart,
      _ view: any ListView
    ) -> DropDestination {
      let (section, list, shown) = (part.indexPath[0], part.list, part.shownList)
      let count = shown.numberOfItems(inSection: section)
      let dragged = Set(
        leaving.filter { $0.view === view && $0.list === list }.compactMap { shown.indexPath(of: $0.place) }
          .filter { $0[0] == section }.map { $0[1] }
      )
      var staying = Array(0..<count)
      var index = min(part.indexPath[1], count)
      staying.removeAll(where: dragged.contains)
      if leaving.count > 1 { index -= dragged.count { [index] in $0 < index } }
      index = min(index, staying.count)
      @MainActor func place(_ item: Int) -> ItemPlace {
        shown.place(at: IndexPath(indexes: [section, item]))
      }
      return DropDestination(
        previous: index > 0 ? place(staying[index - 1]) : nil,
        next: index < staying.count ? place(staying[index]) : nil,
        section: section,
        owner: shown.shown.owner(ofSection: section)
      )
    }

    /// Calls the handler of a decision, in one transaction.
    final func perform(_ decision: Decision, makePlaceholder: @escaping (UIDragItem) -> (() -> Void)?) {
      var drop = decision.drop
      drop.makePlaceholder = makePlaceholder
      transaction { decision.rule.perform(drop) }
    }

    /// Returns the index path where a dropped item lands, or `nil` if there's no item.
    ///
    /// - Parameter index: The item's index among the dropped items.
    final func landing(_ index: Int, at indexPath: IndexPath, in view: any ListView) -> IndexPath? {
      let path = IndexPath(indexes: [indexPath[0], indexPath[1] + index])
      guard path[0] < view.numberOfSections, path[1] < view.numberOfItems(ofSection: path[0]) else { return nil }
      return path
    }
  }
#endif
