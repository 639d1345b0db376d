import Roster

/// The children of a composite in tables or in collections.
@MainActor protocol ListOfChildren {
  var numberOfSections: Int { get }
  /// The objects of all children.
  var answering: [any NSObjectProtocol] { get }
  /// The delegates of all content, of nested composites too.
  var contentDelegates: [ListDelegate] { get }
  @discardableResult func move(_ dataSource: any NSObjectProtocol, to index: Int) -> ContentUpdate
  /// The children's delegates, each with the view that its child is asked with.
  func scrollDelegates(of scrollView: UIScrollView) -> [((any UIScrollViewDelegate)?, UIScrollView)]
  /// The delegate of the content at an index path of a view; `nil` if a hand-written child has it.
  func contentDelegate(at indexPath: IndexPath, in view: UIScrollView) -> ListDelegate?
}

extension CompositeChildren: ListOfChildren {
  func scrollDelegates(of scrollView: UIScrollView) -> [((any UIScrollViewDelegate)?, UIScrollView)] {
    guard let view = scrollView as? Child.View else { return [] }
    return leaves.map { ($0.child.scrollDelegate, $0.rows == nil ? view : $0.view(for: view)) }
  }

  func contentDelegate(at indexPath: IndexPath, in view: UIScrollView) -> ListDelegate? {
    guard let view = view as? Child.View, let section = indexPath.first else { return nil }
    return route(section, in: view)?.part.child.contentDelegate
  }
}

/// The common base of ``CompositeTableViewDataSource`` and ``CompositeCollectionViewDataSource``: the requirements that they
/// answer, and scrolling.
///
/// Use one of the two.
@preconcurrency @MainActor public class ListComposite: NSObject, AttachedComposite {
  /// Notes that the composite was deallocated before any view asked it anything.
  let mark = UnattachedWarning()
  private let list: any ListOfChildren
  package final let sharedHandlers: ListDelegate

  init(_ children: any ListOfChildren, _ handlers: ListDelegate) {
    list = children
    sharedHandlers = handlers
    super.init()
    mark.owner = type(of: self)
    handlers.composite = self
    handlers.list.composite = self
    handlers.list.itemTypes = nil
    handlers.list.mark.isShown = true
  }

  /// What the composite answers itself, whatever its children implement.
  var ownRequirements: any RequirementTable { ListComposite.requirements }
  private static let requirements = ConditionalRequirements(of: ListComposite.self, "")

  /// The number of sections of all children, as they say it now.
  public final var numberOfSections: Int { list.numberOfSections }

  /// Moves a child, and its sections in the views that show this composite.
  ///
  /// - Parameters:
  ///   - dataSource: The child. Nothing happens if it isn't one.
  ///   - index: The child's index after the move, from 0 and less than the number of children.
  public final func move(_ dataSource: any NSObjectProtocol, to index: Int) { list.move(dataSource, to: index) }

  // MARK: AttachedComposite

  package final var answering: [any NSObjectProtocol] { list.answering }
  package final var contentDelegates: [ListDelegate] { list.contentDelegates }
  package final func contentDelegate(at indexPath: IndexPath, in view: UIScrollView) -> ListDelegate? {
    list.contentDelegate(at: indexPath, in: view)
  }
}

// MARK: Answers

#if canImport(UIKit)
  extension ListComposite {
    /// Returns whether UIKit sees a requirement: an optional one only if the composite or a child answers it.
    override public func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      // What Objective-C sees of a composite beyond `NSObject` are the requirements that it forwards.
      guard let selector, !NSObject.instancesRespond(to: selector), Thread.isMainThread else { return true }
      return MainActor.assumeIsolated {
        ownRequirements.isAnswered(selector, by: self) ?? false || answering.contains { $0.responds(to: selector) }
      }
    }
  }
#else
  extension ListComposite: HeadlessResponding {
    /// The composite, and the objects of all children, nested ones included.
    public var headlessResponders: [HeadlessRequirementAnswers] {
      let own = HeadlessRequirementAnswers(self, answered: ownRequirements.names(answered: true, by: self))
      return answering.reduce(into: [own]) {
        $0 += ($1 as? any HeadlessResponding)?.headlessResponders ?? [HeadlessRequirementAnswers($1)]
      }
    }
  }
#endif

extension ConditionalRequirements {
  /// What every composite answers itself.
  ///
  /// - Parameters:
  ///   - owner: The composite's class.
  ///   - method: What all requirements are called, such as `tableView`.
  ///   - item: What the requirements call an item, such as `Row`.
  ///   - handlers: The handlers that all children of a composite share.
  init(
    ofComposite owner: Owner.Type,
    _ method: String,
    item: String,
    handlers: @escaping @MainActor (Owner) -> ListDelegate
  ) {
    let view = method.prefix(1).uppercased() + method.dropFirst()
    self = ConditionalRequirements(of: owner, method)
      .with(name: "numberOfSections(in:)", selector: "numberOfSectionsIn\(view):") { _ in true }
      .with("numberOf\(item)sInSection:", "numberOf\(item)sInSection:") { _ in true }
      .with("cellFor\(item)At:", "cellFor\(item)AtIndexPath:") { _ in true }
      .with("prefetch\(item)sAt:", "prefetch\(item)sAtIndexPaths:") { _ in true }
      .with("willDisplay:for\(item)At:", "willDisplayCell:for\(item)AtIndexPath:") { _ in true }
      .with("didEndDisplaying:for\(item)At:", "didEndDisplayingCell:for\(item)AtIndexPath:") { _ in true }
      .with(
        name: "indexPathForPreferredFocusedView(in:)",
        selector: "indexPathForPreferredFocusedViewIn\(view):"
      ) { handlers($0).preferredFocus != nil }
  }
}

// MARK: Scrolling

/// Scrolling belongs to no child: the composite calls the delegate of each, with the view that the child is asked with.
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
  /// Returns whether no child objects.
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
    sharedHandlers.scrollViewDidChangeAdjustedContentInset(scrollView)
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
