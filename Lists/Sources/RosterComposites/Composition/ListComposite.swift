import Roster

/// The common base of ``CompositeTableViewDataSource`` and ``CompositeCollectionViewDataSource``: the requirements that they
/// answer, scrolling, and items that leave them.
///
/// Use one of the two.
@preconcurrency @MainActor public class ListComposite: NSObject {
  /// Notes that the composite was let go before any view asked it anything.
  let mark = UnattachedWarning()

  private let list: any ListOfChildren
  package final let sharedHandlers: ListDelegate

  init(_ children: any ListOfChildren, _ handlers: ListDelegate) {
    list = children
    sharedHandlers = handlers
    super.init()
    mark.owner = type(of: self)
  }

  /// What the composite answers itself, whatever its children implement.
  var ownRequirements: any RequirementTable { ListComposite.requirements }
  private static let requirements = ConditionalRequirements(of: ListComposite.self, "")

  /// The number of sections of all children, as they say it now.
  public final var numberOfSections: Int { list.numberOfSections }

  /// Moves a child, and its sections in the views that show this composite.
  ///
  /// - Parameters:
  ///   - dataSource: the child; nothing happens if it is none.
  ///   - index: where it is after the move, from 0 and less than the number of children; another one stops the program.
  public final func move(_ dataSource: any NSObjectProtocol, to index: Int) {
    list.move(dataSource, to: index)
  }
}

// MARK: Answers

#if canImport(UIKit)
  extension ListComposite {
    /// Whether UIKit sees a requirement: an optional one only if the composite or a child answers it.
    override public func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      // What Objective-C sees of a composite beyond `NSObject` are the requirements that it forwards.
      guard let selector, !NSObject.instancesRespond(to: selector), Thread.isMainThread else { return true }
      return MainActor.assumeIsolated {
        ownRequirements.isAnswered(selector, by: self) ?? false
          || list.answering.contains { $0.responds(to: selector) }
      }
    }
  }
#else
  extension ListComposite: HeadlessResponding {
    /// The composite, and the objects of all children, nested ones included.
    public var headlessResponders: [HeadlessRequirementAnswers] {
      let own = HeadlessRequirementAnswers(self, answered: ownRequirements.names(answered: true, by: self))
      return list.answering.reduce(into: [own]) {
        $0 += ($1 as? any HeadlessResponding)?.headlessResponders ?? [HeadlessRequirementAnswers($1)]
      }
    }
  }
#endif

// MARK: Attaching

extension ListComposite: AttachedComposite {
  package final var answering: [any NSObjectProtocol] {
    list.answering.flatMap { ($0 as? ListComposite)?.answering ?? [$0] }
  }

  #if !os(tvOS)
    package final var needsDragging: Bool { list.needsDragging }
    package final func makeDragging() -> NSObject { list.makeDragging() }
    package final func contentPart(at indexPath: IndexPath, in view: UIScrollView) -> ContentPart? {
      list.contentPart(at: indexPath, in: view)
    }
    package final var contentDelegates: [ListDelegate] { list.contentDelegates }
  #endif
}

// MARK: Items that leave the composite

/// A composite that is the child of another one exchanges items for its own children.
extension ListComposite: ItemExchanging {
  public func itemForMoving(at indexPath: IndexPath, in view: UIScrollView) -> Any? {
    list.exchangingChild(at: indexPath, in: view).flatMap { $0.child.itemForMoving(at: $0.indexPath, in: $0.view) }
  }

  public func canTake(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) -> Bool {
    list.exchangingChild(at: indexPath, in: view).map { $0.child.canTake(item, at: $0.indexPath, in: $0.view) } ?? false
  }

  public func give(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) {
    if let own = list.exchangingChild(at: indexPath, in: view) { own.child.give(item, at: own.indexPath, in: own.view) }
  }

  public func take(_ item: Any, at indexPath: IndexPath, in view: UIScrollView) {
    if let own = list.exchangingChild(at: indexPath, in: view) { own.child.take(item, at: own.indexPath, in: own.view) }
  }
}

// MARK: Scrolling

/// Scrolling belongs to no child: the composite calls the delegate of each, with the view that the child is handed.
extension ListComposite: UIScrollViewDelegate {
  private func tell(_ scrollView: UIScrollView, _ message: ((any UIScrollViewDelegate)?, UIScrollView) -> Void?) {
    for (delegate, view) in list.scrollDelegates(of: scrollView) { message(delegate, view) }
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidScroll(_:))?($1) }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewWillBeginDragging(_:))?($1) }
  }

  /// Each child may change the offset that the one before it left.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    tell(scrollView) {
      implemented($0?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))?(
        $1,
        velocity,
        targetContentOffset
      )
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    tell(scrollView) { implemented($0?.scrollViewDidEndDragging(_:willDecelerate:))?($1, decelerate) }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewWillBeginDecelerating(_:))?($1) }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidEndDecelerating(_:))?($1) }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidEndScrollingAnimation(_:))?($1) }
  }

  /// Whether no child objects.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    var mayScroll = true
    tell(scrollView) { delegate, view in
      let answer = askSeparately("scrollViewShouldScrollToTop(_:)") {
        implemented(delegate?.scrollViewShouldScrollToTop(_:))?(view)
      }
      if answer == false { mayScroll = false }
    }
    return mayScroll
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidScrollToTop(_:))?($1) }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidChangeAdjustedContentInset(_:))?($1) }
  }

  /// The view of the first child that has one.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    var zoomed: UIView?
    tell(scrollView) { delegate, view in
      guard zoomed == nil else { return }
      zoomed = askSeparately("viewForZooming(in:)") { implemented(delegate?.viewForZooming(in:))?(view) } ?? nil
    }
    return zoomed
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    tell(scrollView) { implemented($0?.scrollViewWillBeginZooming(_:with:))?($1, view) }
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    tell(scrollView) { implemented($0?.scrollViewDidZoom(_:))?($1) }
  }

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    tell(scrollView) { implemented($0?.scrollViewDidEndZooming(_:with:atScale:))?($1, view, scale) }
  }
}
