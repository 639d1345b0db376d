import Foundation

extension UICollectionView {
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    layoutIsValid = false
    noteInvalidated(context)
    if context.contentOffsetAdjustment != .zero {
      contentOffset.x += context.contentOffsetAdjustment.x
      contentOffset.y += context.contentOffsetAdjustment.y
    }
    setNeedsLayout()
  }

  /// Brings the layout up to date if it is not.
  func prepareLayout() {
    updateDirection()
    guard !layoutIsValid else { return }
    layoutIsValid = true
    storedLayout.prepare()
    checkInvalidated()
    let size = storedLayout.collectionViewContentSize
    guard size != contentSize else { return }
    let isSmaller = size.width < contentSize.width || size.height < contentSize.height
    let shift = storedLayout.offsetShift(from: contentSize, to: size)
    let movesFirst = HeadlessVariations.current.contains(.offsetsChangeBeforeSizes)
    if movesFirst, shift != 0 { contentOffset.x += shift }
    contentSize = size
    if !movesFirst, shift != 0 { contentOffset.x += shift }
    if isSmaller { clampContentOffset() }
  }

  /// A pass of the layout: what is visible has views, and nothing else has.
  func layOut() {
    guard updateDepth == 0, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    applyReload()
    invalidateForBoundsChange()
    displayVisibleElements()
    backgroundView?.frame = bounds
    prefetchAfterScroll()
    prepareNextCells()
    releaseKeptViews { !$0.containsFirstResponder }
  }

  /// Lets go of the views that were there before a reload.
  func applyReload() {
    guard needsReload else { return }
    needsReload = false
    _ = counts
    for element in displayed.keys.sorted() { endDisplay(of: element) }
    for path in prepared.keys.sorted() { dropPrepared(at: path) }
    releaseKeptViews { _ in true }
  }

  private func invalidateForBoundsChange() {
    defer { laidOutBounds = bounds }
    guard let laidOutBounds, laidOutBounds != bounds else { return }
    guard storedLayout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: bounds))
  }

  /// Makes views for what has become visible, and puts all of them where the layout says.
  func displayVisibleElements() {
    var passes = 0
    repeat {
      passes += 1
      prepareLayout()
      updateScrollers()
      let visible = visibleAttributes()
      let elements = Set(visible.map(\.element))
      let next = itemsToPrepare(besides: elements)
      for element in displayed.keys.filter({ !elements.contains($0) }).sorted() {
        scrollOff(element, isNext: element.category == .cell && next.contains(element.indexPath))
      }
      for attributes in visible {
        place(attributesInMovement(attributes))
        // What was asked for may have changed the contents.
        if needsReload { return }
      }
      if passes == Metrics.maximumLayoutPasses, !layoutIsValid { reportLoop() }
    } while !layoutIsValid && passes < Metrics.maximumLayoutPasses
    orderSubviews()
    announceDisplay()
  }

  /// The attributes of the elements that are visible, cells first.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let attributes = storedLayout.layoutAttributesForElements(in: bounds) ?? []
    let visible = attributes.filter { isFinite($0) && !$0.isHidden && seenFrame(of: $0).overlaps(bounds) && exists($0) }
    storedLayout.adjustVisible(visible)
    return visible.sorted { $0.element < $1.element }
  }

  private func reportLoop() {
    HeadlessFailure(.layoutLoop, reason: CompositionalTexts.loop(headlessDescription)).raise()
    // Where the program goes on, views keep the sizes that they have asked for last.
    for element in displayed.keys { displayed[element]?.sizeIsConfirmed = true }
  }

  private func isFinite(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let frame = attributes.frame
    if frame.origin.x.isFinite, frame.origin.y.isFinite, frame.size.width.isFinite, frame.size.height.isFinite {
      return true
    }
    return HeadlessFailure.checkFinite(
      "frame of the layout attributes at \(attributes.indexPath.objectText)",
      frame.origin.x,
      frame.origin.y,
      frame.size.width,
      frame.size.height,
      indexes: [Array(attributes.indexPath)]
    )
  }

  private func exists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      if contains(path) { return true }
      let text =
        "UICollectionView received layout attributes for a cell with an index path that does not exist: "
        + path.objectText
      if headlessRaisesOnAttributesOfMissingItems {
        HeadlessFailure(.layoutAttributesOutOfRange, reason: text, indexes: [Array(path)]).raise()
      } else {
        warn(text)
      }
      return false
    case .supplementaryView:
      guard path.count == 2, !counts.indices.contains(path.section) else { return true }
      HeadlessFailure(
        .layoutAttributesOutOfRange,
        reason: "UICollectionView received layout attributes for a supplementary view of kind "
          + "\(attributes.representedElementKind ?? "") with an index path that does not exist: \(path.objectText)",
        indexes: [Array(path)]
      ).raise()
      return false
    case .decorationView:
      return true
    }
  }

  /// Shows an element with its attributes; makes its view if there is none.
  private func place(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    if let record = displayed[element] {
      if !record.attributes.isEqual(attributes) {
        displayed[element]?.attributes = attributes
        let container = container(of: attributes)
        if record.view.superview !== container { container.addSubview(record.view) }
        apply(attributes, to: record.view)
      }
    } else {
      guard let view = makeView(for: attributes) else { return }
      view.layerID = nil
      displayed[element] = DisplayedElement(view: view, attributes: attributes)
      if element.category == .supplementaryView { knownSupplementaries.insert(element) }
      if let cell = view as? UICollectionViewCell { updateState(of: cell, at: element.indexPath) }
      container(of: attributes).addSubview(view)
      apply(attributes, to: view)
    }
    fit(element)
  }

  func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
    view.transform = .identity
    view.frame = frameInContainer(of: attributes)
    view.transform = attributes.transform
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.listPlace = attributes.listPlace
    view.apply(attributes)
    orderIsValid = false
  }

  /// Asks a view for the size that it would like, and tells the layout.
  ///
  /// A view of an app's own rule is asked once more when it has the size that it asked for: one that always wants another never has one.
  func fit(_ element: CollectionElement) {
    guard element.category != .decorationView, let record = displayed[element],
      storedLayout.estimatesSize(of: record.attributes)
    else { return }
    let original = record.attributes
    if let preferredSize = record.preferredSize, preferredSize.isNearly(original.size), record.sizeIsConfirmed {
      return
    }
    if record.declinedSize == original.size { return }
    HeadlessCounts.now.sizingPasses += 1
    record.view.inheritedSize = nil
    let preferred = record.view.preferredLayoutAttributesFitting(original.duplicate)
    displayed[element]?.sizeIsConfirmed =
      record.view.inheritedSize == preferred.size || preferred.size.isNearly(original.size)
    if storedLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) {
      displayed[element]?.preferredSize = preferred.size
      storedLayout.invalidateLayout(
        with: storedLayout.invalidationContext(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: original
        )
      )
    } else {
      displayed[element]?.declinedSize = original.size
    }
  }

  /// Asks a displayed view for its size again in the next layout, if such changes are to be followed.
  func sizeMayHaveChanged(of view: UICollectionReusableView, isConstraint: Bool) {
    guard selfSizingInvalidation == .enabledIncludingConstraints || !isConstraint && selfSizingInvalidation == .enabled,
      let element = element(of: view)
    else { return }
    displayed[element]?.preferredSize = nil
    displayed[element]?.declinedSize = nil
    setNeedsLayout()
  }

  /// Asks all displayed views for their sizes again in the next layout.
  func measureAgain() {
    for element in displayed.keys {
      displayed[element]?.preferredSize = nil
      displayed[element]?.declinedSize = nil
    }
    setNeedsLayout()
  }

  /// Draws elements with higher z-indexes above others; among equal ones, cells below supplementary views.
  private func orderSubviews() {
    guard !orderIsValid else { return }
    orderIsValid = true
    let records = displayed.sorted {
      $0.value.attributes.zIndex != $1.value.attributes.zIndex
        ? $0.value.attributes.zIndex < $1.value.attributes.zIndex
        : $0.key < $1.key
    }
    var ordered: [UIView] = []
    var own: Set<ObjectIdentifier> = []
    for record in records {
      guard let container = record.value.view.superview, own.insert(ObjectIdentifier(record.value.view)).inserted else {
        continue
      }
      if container === self {
        ordered.append(record.value.view)
      } else {
        // A scroller is where the lowest of its elements is.
        container.bringSubviewToFront(record.value.view)
        guard let scroller = container.superview === self ? container : container.superview else { continue }
        if own.insert(ObjectIdentifier(scroller)).inserted { ordered.append(scroller) }
      }
    }
    // What is not an element stays behind the elements or in front of them.
    let behind = storedSubviews.prefix { !own.contains(ObjectIdentifier($0)) }
    let inFront = storedSubviews.dropFirst(behind.count).filter { !own.contains(ObjectIdentifier($0)) }
    storedSubviews = behind + ordered + inFront
  }

  func element(of view: UICollectionReusableView) -> CollectionElement? {
    displayed.first { $0.value.view === view }?.key
  }

  /// The item whose cell is at a point of the content; the uppermost, if there are several.
  func itemIndexPath(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let attributes = storedLayout.layoutAttributesForElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
    return attributes?
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && seenFrame(of: $0).contains(point) }
      .max { $0.zIndex < $1.zIndex }?
      .indexPath
  }

  /// Scrolls to where the delegate, or else the layout, wants to be after an update or a change of the layout.
  func adoptTargetOffset() {
    let proposed = contentOffset
    let answer = delegate.flatMap { delegate in
      headlessEvents.ask(
        of: delegateAnswers,
        "collectionView(_:targetContentOffsetForProposedContentOffset:)",
        "targetContentOffset"
      ) {
        delegate.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      }
    }
    let target = answer ?? storedLayout.targetContentOffset(forProposedContentOffset: proposed)
    if target != contentOffset { contentOffset = target }
  }

  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = storedLayout
    guard old !== layout else {
      if let completion { HeadlessRunLoop.enqueue { completion(true) } }
      return
    }
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let views = displayed.values.map(\.view)
    for view in views { view.willTransition(from: old, to: layout) }
    old.collectionView = nil
    layout.collectionView = self
    install(layout)
    if animated {
      prepareLayout()
      adoptTargetOffset()
      layoutIfNeeded()
    }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    for view in views { view.didTransition(from: old, to: layout) }
    if let completion { HeadlessRunLoop.enqueue { completion(true) } }
  }
}
