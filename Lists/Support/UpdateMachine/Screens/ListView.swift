import Foundation
import Roster

/// A table or a collection that shows a branch, nothing, or a composite of hand-written children.
@MainActor protocol ListView: AnyObject {
  var kind: String { get }
  var view: UIScrollView { get }
  var composite: (any HandComposite)? { get }

  // MARK: What is there

  var numberOfSections: Int { get }
  func numberOfItems(inSection section: Int) -> Int
  var visiblePaths: [IndexPath] { get }
  func cell(at path: IndexPath) -> UIView?
  func isCellSelected(at path: IndexPath) -> Bool?
  func header(ofSection section: Int) -> UIView?
  func footer(ofSection section: Int) -> UIView?
  func frame(at path: IndexPath) -> CGRect?
  var heights: ItemHeights { get }
  var selectedPaths: [IndexPath] { get }
  var allowsMultipleSelection: Bool { get }

  // MARK: What a programmer does

  /// Shows a branch, or nothing.
  func show(_ branch: (any Branch)?)
  func select(_ path: IndexPath)
  func performBatch(_ body: () -> Void)
  /// Chooses at random how changes are followed.
  func chooseUpdates(_ dice: Dice, _ observer: @escaping (ListUpdateReport) -> Void)
  /// Whether visible items have to stay where they are.
  var keepsPlace: Bool { get }
  /// Whether an item that looks different keeps its cell.
  var reconfigures: Bool { get }
  /// Whether no change of content is too large to be told of.
  var isUnlimited: Bool { get }
  /// A hand-written child, and what changes the view that it is handed.
  var hand: (content: any HandContent, send: (HandEdit) -> Void)? { get }
  /// Makes one batch of changes of the composite's children.
  func performCompositeBatch(_ body: @escaping () -> Void)

  // MARK: What a user does

  func tap(_ path: IndexPath) -> Bool
  /// Whether items have handles to drag them by.
  var isDraggable: Bool { get }
  /// Drags an item to a place that exists once it has left its own.
  func drag(_ path: IndexPath, to destination: IndexPath) -> Bool
  /// Opens a swipe, and returns the actions that it shows.
  func openSwipe(at path: IndexPath) -> [UIContextualAction]
}

/// What handlers of a user's actions do.
@MainActor protocol ListUser: AnyObject {
  var abilities: Set<Ability> { get }
  func didSelect(_ entry: Entry, in place: ItemPlace)
  func didDrag(_ path: IndexPath, to destination: IndexPath, of branch: any Branch)
  func didDelete(_ entry: Entry)
}

/// Hand-written children and branches, one after the other.
@MainActor protocol HandComposite: LeafOwner {
  var expected: [ModelSection] { get }
  /// Moves a child, takes one away, or puts one back.
  ///
  /// - Parameter movesHands: whether a hand-written child may move, or a composite that has one.
  func step(_ dice: Dice, movesHands: Bool) -> String?
  /// The leaf that shows a section, and the section's index in it; `nil` if a hand-written child does.
  func owner(of section: Int) -> (leaf: any Leaf, section: Int)?
}

/// The content of a hand-written child.
@MainActor protocol HandContent: AnyObject {
  var rows: [[Entry]] { get set }
}
