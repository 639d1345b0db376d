import Foundation

extension UICollectionView {
  /// Brings the scrollers of the sections that scroll by themselves into line with the layout.
  func updateScrollers() {
    let sections = storedLayout.orthogonalSections(in: bounds)
    for (index, section) in sections {
      if let scroller = scrollers[index] {
        scroller.update(section)
      } else {
        scrollers[index] = OrthogonalScrollView(section, in: self)
      }
    }
    for (index, scroller) in scrollers {
      if sections[index] == nil {
        if scroller.containsFirstResponder { continue }
        scroller.removeFromSuperview()
      } else if scroller.superview == nil {
        addSubview(scroller)
        orderIsValid = false
      }
    }
  }

  /// Lets sections keep their offsets in a batch update.
  func followScrollers(_ mapping: ListUpdateMapping) {
    guard !scrollers.isEmpty else { return }
    var followed: [Int: OrthogonalScrollView] = [:]
    for (index, scroller) in scrollers {
      if let section = mapping.section(after: index) {
        followed[section] = scroller
      } else {
        scroller.removeFromSuperview()
      }
    }
    scrollers = followed
  }

  /// Lets go of the scrollers of another layout.
  func removeScrollers() {
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    scrollers = [:]
  }

  /// The view that an element's view is in.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    attributes.scrollingSection.flatMap { scrollers[$0]?.container } ?? self
  }

  /// An element's place in the view that its view is in.
  func frameInContainer(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = attributes.scrollingSection.flatMap({ scrollers[$0] }) else { return attributes.frame }
    if scroller.container === self { return seenFrame(of: attributes) }
    return frameInScroller(scroller, of: attributes)
  }

  /// Moves the cells of a section that are in no view of its own, as it has scrolled.
  func moveCells(of scroller: OrthogonalScrollView) {
    for record in displayed.values
    where record.attributes.scrollingSection.flatMap({ scrollers[$0] }) === scroller {
      apply(record.attributes, to: record.view)
    }
  }

  private func frameInScroller(
    _ scroller: OrthogonalScrollView,
    of attributes: UICollectionViewLayoutAttributes
  ) -> CGRect {
    attributes.frame.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY)
  }

  /// Where an element is seen, in the content's coordinates.
  func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = attributes.scrollingSection.flatMap({ scrollers[$0] }) else { return attributes.frame }
    return attributes.frame.offsetBy(dx: -scroller.contentOffset.x, dy: -scroller.contentOffset.y)
  }

  /// A rectangle of the content as it is in a section's own content.
  func scrolledRect(_ rect: CGRect, inSection section: Int?) -> CGRect {
    guard let scroller = section.flatMap({ scrollers[$0] }) else { return rect }
    return rect.offsetBy(dx: scroller.contentOffset.x, dy: scroller.contentOffset.y)
  }

  /// Scrolls a section that scrolls by itself to one of its items; returns where the item is seen then.
  func scrollSection(
    of attributes: UICollectionViewLayoutAttributes,
    at position: ScrollPosition,
    animated: Bool
  ) -> (frame: CGRect, position: ScrollPosition)? {
    guard let index = attributes.scrollingSection, let section = storedLayout.orthogonalSection(index) else {
      return nil
    }
    let scroller = scrollers[index] ?? OrthogonalScrollView(section, in: self)
    scrollers[index] = scroller
    scroller.update(section)
    let local = frameInScroller(scroller, of: attributes)
    let along: ScrollPosition =
      section.axis == .horizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
    let own = position.intersection(along)
    scroller.setContentOffset(
      scroller.clamped(scroller.offset(showing: local, at: own)),
      animated: animated
    )
    // What is left to do is the layout's own direction.
    let visible = bounds.inset(by: adjustedContentInset)
    let frame: CGRect
    if section.axis == .horizontal {
      frame = CGRect(x: visible.minX, y: attributes.frame.minY, width: 0, height: attributes.frame.height)
    } else {
      frame = CGRect(x: attributes.frame.minX, y: visible.minY, width: attributes.frame.width, height: 0)
    }
    return (frame, position.subtracting(along))
  }
}
