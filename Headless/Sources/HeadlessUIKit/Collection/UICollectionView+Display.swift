import Foundation

extension UICollectionView {
  /// The view for an element that has become visible; `nil` for a decoration view that is not registered.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    switch attributes.representedElementCategory {
    case .cell: prepared.removeValue(forKey: attributes.indexPath) ?? requestCell(for: attributes, existing: nil)
    case .supplementaryView: requestSupplementary(for: attributes)
    case .decorationView: makeDecoration(for: attributes)
    }
  }

  /// Asks the data source for a cell.
  func requestCell(
    for attributes: UICollectionViewLayoutAttributes,
    existing: UICollectionViewCell?
  ) -> UICollectionViewCell {
    guard let dataSource else { return UICollectionViewCell(frame: attributes.frame) }
    let path = attributes.indexPath
    headlessEvents.record("cellForItem", path)
    let (cell, request) = answering(attributes, existing: existing) {
      HeadlessCellRequests.cell { dataSource.collectionView(self, cellForItemAt: path) }
    }
    if cell.reuseIdentifier == nil {
      HeadlessFailure(
        .cellWithoutReuseIdentifier,
        reason: "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
          + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        indexes: [Array(path)]
      ).raise()
    }
    checkDequeued(request, returned: cell)
    return cell
  }

  func requestSupplementary(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    guard let dataSource else { return UICollectionReusableView(frame: attributes.frame) }
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    let (answer, request) = answering(attributes, existing: nil) {
      headlessEvents.ask(
        of: dataSourceAnswers,
        "collectionView(_:viewForSupplementaryElementOfKind:at:)",
        "viewForSupplementaryElement",
        [path],
        detail: kind
      ) {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
    }
    guard let view = answer, view.wasDequeued else {
      let description = answer.map { "<\(type(of: $0))>" } ?? "(null)"
      HeadlessFailure(
        .supplementaryNotDequeued,
        reason: "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(path.objectText)) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(description))",
        indexes: [Array(path)]
      ).raise()
      return answer ?? UICollectionReusableView(frame: attributes.frame)
    }
    checkDequeued(request, returned: view)
    return view
  }

  private func makeDecoration(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let kind = attributes.representedElementKind ?? ""
    if let pooled = pool.dequeue(identifier: kind, kind: kind) {
      pooled.prepareForReuse()
      return pooled
    }
    guard let source = storedLayout.decorationSources[kind],
      let view = make(source, kind: kind, identifier: kind, frame: attributes.frame)
    else {
      HeadlessFailure(
        .unregisteredIdentifier,
        reason: "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib",
        indexes: [Array(attributes.indexPath)]
      ).raise()
      return nil
    }
    return view
  }

  /// Runs a question to the data source, and says what was dequeued meanwhile.
  private func answering<Answer>(
    _ attributes: UICollectionViewLayoutAttributes,
    existing: UICollectionReusableView?,
    _ body: () -> Answer
  ) -> (Answer, CollectionViewRequest) {
    UICollectionView.requestCount += 1
    let outer = request
    let outerToken = UICollectionView.currentRequest
    var own = CollectionViewRequest(
      element: attributes.element,
      attributes: attributes,
      token: UICollectionView.requestCount
    )
    own.existing = existing
    request = own
    UICollectionView.currentRequest = own.token
    let answer = body()
    own = request ?? own
    request = outer
    UICollectionView.currentRequest = outerToken
    return (answer, own)
  }

  /// What was dequeued for an element has to be what the data source returned.
  private func checkDequeued(_ request: CollectionViewRequest, returned: UICollectionReusableView) {
    if let existing = request.existing, existing !== returned {
      HeadlessFailure(
        .reconfigureReturnedAnotherCell,
        reason: "a cell was reconfigured, and the data source returned another one than the existing cell for the "
          + "index path - dequeue with the same identifier, which returns the existing cell",
        indexes: [Array(request.element.indexPath)]
      ).raise()
    }
    for view in request.dequeued where view !== returned && view !== request.existing {
      HeadlessFailure(
        .dequeuedViewNotReturned,
        reason: UICollectionView.dequeuedViewNotReturnedText
          + " Dequeued view: <\(type(of: view))>; Collection view: \(headlessDescription)",
        indexes: [Array(request.element.indexPath)]
      ).raise()
      putIntoPool(view)
    }
  }

  private static var dequeuedViewNotReturnedText: String {
    "Expected dequeued view to be returned to the collection view in preparation for display. When the collection "
      + "view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued "
      + "and returned to the collection view. Avoid dequeuing views without a request from the collection view. For "
      + "retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
      + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]."
  }

  /// Gives a cell the state that the collection view keeps for its item.
  func updateState(of cell: UICollectionViewCell, at path: IndexPath) {
    cell.isSelected = selected.contains(path)
    cell.showsFocus = focus.focused == path
    cell.isHighlighted = highlighted == path
    cell.isCellEditing = isEditing && canEdit(path)
    cell.isSwiped = swipe?.path == path
    if !cell.isSwiped, !cell.headlessRevealedSwipeActions.isEmpty { cell.headlessRevealedSwipeActions = [] }
  }

  /// Tells the delegate of what is new on the screen.
  func announceDisplay() {
    for element in displayed.keys.filter({ displayed[$0]?.isDisplayed == false }).sorted() {
      guard let view = displayed[element]?.view else { continue }
      displayed[element]?.isDisplayed = true
      willDisplay(view, for: element)
    }
  }

  /// Takes an element's view off the screen and keeps it for another one.
  func endDisplay(of element: CollectionElement) {
    guard let record = displayed.removeValue(forKey: element) else { return }
    retire(record, of: element)
  }

  func retire(_ record: DisplayedElement, of element: CollectionElement) {
    record.view.removeFromSuperview()
    if record.isDisplayed { didEndDisplaying(record.view, for: element) }
    putIntoPool(record.view)
  }

  /// Keeps a view for another element, if it was dequeued.
  func putIntoPool(_ view: UICollectionReusableView) {
    guard view.wasDequeued, let identifier = view.reuseIdentifier else { return }
    pool.enqueue(view, identifier: identifier, kind: view.pooledKind)
  }

  func willDisplay(_ view: UICollectionReusableView, for element: CollectionElement) {
    guard let delegate else { return }
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      _ = headlessEvents.ask(of: delegateAnswers, "collectionView(_:willDisplay:forItemAt:)", "willDisplay", [path]) {
        delegate.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    } else if element.category == .supplementaryView {
      _ = headlessEvents.ask(
        of: delegateAnswers,
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        "willDisplaySupplementaryView",
        [path],
        detail: element.kind
      ) {
        delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: path)
      }
    }
  }

  func didEndDisplaying(_ view: UICollectionReusableView, for element: CollectionElement) {
    guard let delegate else { return }
    let path = element.indexPath
    if let cell = view as? UICollectionViewCell, element.category == .cell {
      _ = headlessEvents.ask(
        of: delegateAnswers,
        "collectionView(_:didEndDisplaying:forItemAt:)",
        "didEndDisplaying",
        [path]
      ) {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    } else if element.category == .supplementaryView {
      _ = headlessEvents.ask(
        of: delegateAnswers,
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        "didEndDisplayingSupplementaryView",
        [path],
        detail: element.kind
      ) {
        delegate.collectionView(
          self,
          didEndDisplayingSupplementaryView: view,
          forElementOfKind: element.kind,
          at: path
        )
      }
    }
  }
}
