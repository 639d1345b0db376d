import Roster

/// A child of a composite, in the names of tables or of collections.
@MainActor protocol CompositeChild {
  /// `UITableView` or `UICollectionView`.
  associatedtype View: ListView
  associatedtype Item
  associatedtype Header
  associatedtype Footer

  // MARK: The child

  /// The data source, which distinguishes the child from others.
  var object: any NSObjectProtocol { get }
  var scrollDelegate: (any UIScrollViewDelegate)? { get }
  /// The objects that implement requirements for the child.
  var answering: [any NSObjectProtocol] { get }
  /// The children of the child, if it's a composite.
  var nested: CompositeChildren<Self>? { get }
  /// The delegate of the child's content; `nil` if the child is hand-written, or a composite.
  var contentDelegate: ListDelegate? { get }
  /// The layout that the child has for a section of a collection.
  func layout(ofSection section: Int) -> CollectionSectionLayout?

  /// Makes the child of the composite's content; `nil` if the child is hand-written, or a composite.
  func makeContent() -> ContentChild<Item, Header, Footer>?
  /// Makes the child of the composite's content that a hand-written child is.
  static func makeContent(_ rows: HandContent) -> ContentChild<Item, Header, Footer>

  // MARK: A hand-written child

  func numberOfSections(in view: View) -> Int
  func numberOfItems(in view: View, _ section: Int) -> Int
  func registerReusableViews(with view: View)
  /// Makes the view that the child is handed for another one; without that, an empty one.
  static func makeHandedView(_ part: CompositePart<Self>?, for view: View?) -> View
  /// The view that a view was handed for, or itself.
  static func shown(_ view: View) -> View
  /// Has a view follow content that it was given without `attach`.
  static func follow(_ handlers: ListDelegate, in view: View)
}

extension CompositeChild {
  var identity: ObjectIdentifier { ObjectIdentifier(object) }
  /// The handlers of the child's content, or of the composite that the child is.
  var handlers: ListDelegate? { contentDelegate ?? nested?.handlers }
  /// What the child gives and takes, if it agrees to move items to others.
  var exchanging: (any ItemExchanging)? { object as? any ItemExchanging }

  func layout(ofSection section: Int) -> CollectionSectionLayout? { nil }
}
