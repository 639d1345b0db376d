import Roster

/// The children of a composite in a table or in a collection.
@MainActor protocol ListOfChildren {
  /// The objects of all children.
  var answering: [any NSObjectProtocol] { get }
  var numberOfSections: Int { get }
  func index(of dataSource: any NSObjectProtocol) -> Int?
  @discardableResult func move(_ dataSource: any NSObjectProtocol, to index: Int) -> ContentUpdate
  /// The children's delegates, each with the view that its child is handed.
  func scrollDelegates(of scrollView: UIScrollView) -> [((any UIScrollViewDelegate)?, UIScrollView)]
  #if !os(tvOS)
    /// Makes what answers for drags and drops in a view that the composite is attached to.
    func makeDragging() -> NSObject
  #endif
  /// The child's content that an index path of a view belongs to, of nested composites too.
  func contentPart(at indexPath: IndexPath, in view: UIScrollView) -> ContentPart?
  /// The hand-written child that an index path of a view belongs to, of nested composites too.
  func handPart(at indexPath: IndexPath, in view: UIScrollView) -> HandWrittenChildPath?
  /// All hand-written children, of nested composites too, each with its first index path.
  func handParts(of view: UIScrollView) -> [HandWrittenChildPath]
  /// The delegates of all content, of nested composites too.
  var contentDelegates: [ListDelegate] { get }
  /// Whether items can be dragged from the children or dropped in them.
  var needsDragging: Bool { get }
  /// The child that an index path of a view belongs to, if it agrees to move items to others.
  func exchangingChild(at indexPath: IndexPath, in view: UIScrollView) -> ExchangingChild?
}
