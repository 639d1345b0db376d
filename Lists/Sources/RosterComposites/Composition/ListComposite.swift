import Roster

/// The children of a composite, independent of the kind of view.
@MainActor protocol ListOfChildren {
  var numberOfSections: Int { get }
  /// The objects of all children.
  var answering: [any NSObjectProtocol] { get }
  /// The delegates of all content, also in nested composites.
  var contentDelegates: [ListDelegate] { get }
  @discardableResult func move(_ dataSource: any NSObjectProtocol, to index: Int) -> ContentUpdate
  /// Returns the children's delegates, each with the view to pass to its child.
  func scrollDelegates(of scrollView: UIScrollView) -> [((any UIScrollViewDelegate)?, UIScrollView)]
  /// Returns the delegate of the content at an index path, or `nil` for a hand-written child.
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

/// The base class of ``CompositeTableViewDataSource`` and ``CompositeCollectionViewDataSource``, with their requirements and
/// scrolling.
///
/// Use one of the two.
@preconcurrency @MainActor public class ListComposite: NSObject, AttachedComposite {
  /// A note that the composite was deallocated before a view used it.
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

  /// The requirements that the composite itself implements, independent of its children.
  var ownRequirements: any RequirementTable { ListComposite.requirements }
  private static let requirements = ConditionalRequirements(of: ListComposite.self, "")

  /// The current number of sections of all children.
  public final var numberOfSections: Int { list.numberOfSections }

  /// Moves a child, and its sections in the views that show this composite.
  ///
  /// - Parameters:
  ///   - dataSource: The child. Other objects are ignored.
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
    /// Returns whether UIKit sees a requirement. Optional ones need an implementation by the composite or a child.
    override public func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      // Beyond `NSObject`, Objective-C sees only the requirements that a composite forwards.
      guard let selector, !NSObject.instancesRespond(to: selector), Thread.isMainThread else { return true }
      return MainActor.assumeIsolated {
        ownRequirements.isAnswered(selector, by: self) ?? false || answering.contains { $0.responds(to: selector) }
      }
    }
  }
#else
  extension ListComposite: HeadlessResponding {
    /// The composite, and the objects of all children, also nested ones.
    public var headlessResponders: [HeadlessRequirementAnswers] {
      let own = HeadlessRequirementAnswers(self, answered: ownRequirements.names(answered: true, by: self))
      return answering.reduce(into: [own]) {
        $0 += ($1 as? any HeadlessResponding)?.headlessResponders ?? [HeadlessRequirementAnswers($1)]
      }
    }
  }
#endif

extension ConditionalRequirements {
  /// Creates the requirements that every composite implements.
  ///
  /// - Parameters:
  ///   - owner: The composite's class.
  ///   - method: The base name of all requirements, such as `tableView`.
  ///   - item: The name of an item in the requirements, such as `Row`.
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

/// Scrolling concerns all children, so the composite calls each one's delegate with the child's view.
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
  /// Calls each child, which can change the previous child's offset.
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
  /// Returns whether all children allow it.
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
  /// Returns the view of the first child that has one.
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
