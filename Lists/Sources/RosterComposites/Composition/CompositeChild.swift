import Roster

/// A child of a composite, and what the composite needs of the views that show it.
///
/// Tables and collections name the same things differently. Each says here how; composites are written over it once.
@MainActor protocol CompositeChild {
  /// `UITableView` or `UICollectionView`.
  associatedtype View: ListView

  // MARK: The child

  /// The data source, which distinguishes the child from others.
  var object: any NSObjectProtocol { get }
  var scrollDelegate: (any UIScrollViewDelegate)? { get }
  /// The objects that implement requirements for the child.
  var answering: [any NSObjectProtocol] { get }
  /// The children of the child, if it is a composite.
  var nested: CompositeChildren<Self>? { get }
  /// The delegate of the child's content, if the child is one of Roster's data sources with one of Roster's delegates.
  var contentDelegate: ListDelegate? { get }

  func numberOfSections(in view: View) -> Int
  func registerReusableViews(with view: View)

  /// What has a view that the child is handed follow its content, if the child has a delegate of content.
  func makeUpdater(of view: View) -> ListUpdater?

  // MARK: The view

  /// Makes the view that a child is handed; without a part, one that is empty.
  static func makeProxy(of part: ChildAdapter<Self>?) -> View
  #if !os(tvOS)
    /// Makes what answers for drags and drops in a view that the children's composite is attached to.
    static func makeDragging(of children: CompositeChildren<Self>) -> NSObject
  #endif
  /// The part that a view was handed to, if it is not a view of its own.
  static func part(of view: View) -> ChildAdapter<Self>?
}

extension CompositeChild {
  var identity: ObjectIdentifier { ObjectIdentifier(object) }
  /// The handlers of the child's content, or of the composite that the child is.
  var handlers: ListDelegate? { contentDelegate ?? nested?.handlers }
  /// Where the child's content makes its changes known.
  var changes: ContentChannel? { contentDelegate?.list.list.changes }

  /// Makes a view that the child is handed follow the child's content.
  ///
  /// - Returns: what keeps following as long as it lives.
  func follow(in view: View) -> ListUpdater? {
    contentDelegate?.list.views.add(view)
    contentDelegate?.views.add(view)
    return makeUpdater(of: view)
  }

  /// One of the child's objects, as far as the list that asks reaches it.
  func reached<Object>(_ object: Object?) -> Object? {
    object is ListComposite || object.map({ reaches($0 as AnyObject) }) ?? true ? object : nil
  }

  /// What the child gives and takes, if it agrees to move items to others.
  var exchanging: (any ItemExchanging)? { object as? any ItemExchanging }
  /// What the child's data source answers now and other objects of its class may not.
  var conditionalAnswers: [String] { (object as? ListDelegateBase)?.conditionalAnswers ?? [] }
}
