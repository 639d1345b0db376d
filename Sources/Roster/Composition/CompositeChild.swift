import Foundation

/// A child of a composite, and what the composite needs of the views that show it.
///
/// Tables and collections name the same things differently. Each says here how; composites are written over it once.
@MainActor protocol CompositeChild {
  /// `UITableView` or `UICollectionView`.
  associatedtype View: UIScrollView
  /// How sections come and go in the view.
  associatedtype Animation

  // MARK: The child

  /// The data source, by which children are told from each other.
  var object: any NSObjectProtocol { get }
  var scrollDelegate: (any UIScrollViewDelegate)? { get }
  /// The objects that implement requirements for the child.
  var answering: [any NSObjectProtocol] { get }
  /// What the child's objects answer now and other objects of their classes may not.
  var conditionalAnswers: [String] { get }
  /// The children of the child, if it is a composite.
  var nested: CompositeChildren<Self>? { get }

  /// Where the child's content makes its changes known, if the child is one of Roster's data sources that
  /// ``follow(in:)`` can follow.
  var changes: ContentChannel? { get }

  func numberOfSections(in view: View) -> Int
  func registerReusableViews(with view: View)

  /// Makes a view that the child is handed follow the content, if the child is one of Roster's data sources.
  ///
  /// - Returns: what keeps following as long as it lives.
  func follow(in part: CompositePart<Self>) -> AnyObject?

  // MARK: Items that move between children

  func itemForMoving(at indexPath: IndexPath, in view: View) -> Any?
  func canTake(_ item: Any, at indexPath: IndexPath, in view: View) -> Bool
  func give(_ item: Any, at indexPath: IndexPath, in view: View)
  func take(_ item: Any, at indexPath: IndexPath, in view: View)
  /// Whether the child agrees to move items to others, or to take them.
  var exchangesItems: Bool { get }

  // MARK: The view

  /// Makes the view that a child is handed; without a part, one that is empty.
  static func makeProxy(of part: CompositePart<Self>?) -> View
  /// The part that a view was handed to, if it is not a view of its own.
  static func part(of view: View) -> CompositePart<Self>?
  static func dataSource(of view: View) -> AnyObject?
  /// Sets the delegate and the data source again, so that the view finds out anew what they implement.
  static func resetAnswers(of view: View)

  static func numberOfSections(of view: View) -> Int
  static func numberOfItems(inSection section: Int, of view: View) -> Int
  static func selection(of view: View) -> [IndexPath]
  static func select(_ indexPath: IndexPath, in view: View)
  static func reloadData(of view: View)
  static func performBatchUpdates(of view: View, _ updates: @escaping () -> Void, completion: ((Bool) -> Void)?)
  static var standardAnimation: Animation { get }
  static var noAnimation: Animation { get }
  static func insertSections(_ sections: IndexSet, in view: View, animation: Animation)
  static func deleteSections(_ sections: IndexSet, in view: View, animation: Animation)
  static func moveSection(_ section: Int, to newSection: Int, in view: View)
}

extension CompositeChild {
  var identity: ObjectIdentifier { ObjectIdentifier(object) }
}
