import Roster

/// A composite's child, independent of the kind of view.
@MainActor protocol CompositeChild {
  /// `UITableView` or `UICollectionView`.
  associatedtype View: ListView
  associatedtype Item
  associatedtype Header
  associatedtype Footer

  // MARK: The child

  /// The data source, which is the child's identity.
  var object: any NSObjectProtocol { get }
  var scrollDelegate: (any UIScrollViewDelegate)? { get }
  /// The objects that implement requirements for the child.
  var answering: [any NSObjectProtocol] { get }
  /// The children of the child, if it's a composite.
  var nested: CompositeChildren<Self>? { get }
  /// The delegate of the child's content, or `nil` if the child is hand-written or a composite.
  var contentDelegate: ListDelegate? { get }
  /// Returns the child's layout for a section of a collection view.
  func layout(ofSection section: Int) -> CollectionSectionLayout?

  /// Creates the child of the composite's content, or `nil` if the child is hand-written or a composite.
  func makeContent() -> ContentChild<Item, Header, Footer>?
  /// Creates the child of the composite's content for a hand-written child.
  static func makeContent(_ rows: HandContent) -> ContentChild<Item, Header, Footer>

  // MARK: A hand-written child

  func numberOfSections(in view: View) -> Int
  func numberOfItems(in view: View, _ section: Int) -> Int
  func registerReusableViews(with view: View)
  /// Creates the child's view for another one, or an empty one.
  static func makeHandedView(_ part: CompositePart<Self>?, for view: View?) -> View
  /// Returns the shown view of a handed view, or the view itself.
  static func shown(_ view: View) -> View
  /// Makes a view follow content that was set without `attach`.
  static func follow(_ handlers: ListDelegate, in view: View)
}

extension CompositeChild {
  var identity: ObjectIdentifier { ObjectIdentifier(object) }
  /// The handlers of the child's content, or of the composite that the child is.
  var handlers: ListDelegate? { contentDelegate ?? nested?.handlers }
  /// The child's item exchange, if it supports moves to other children.
  var exchanging: (any ItemExchanging)? { object as? any ItemExchanging }

  func layout(ofSection section: Int) -> CollectionSectionLayout? { nil }
}
