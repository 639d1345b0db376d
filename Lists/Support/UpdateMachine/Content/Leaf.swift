import Roster

/// A data source that holds items.
@MainActor protocol Leaf: Branch {
  /// What it shows once nothing waits any more.
  var latest: [ModelSection] { get }
  var visible: [ModelSection] { get set }
  /// Makes one change at random.
  ///
  /// - Parameter isOnlyChange: whether nothing else is changed in the same update.
  func step(isOnlyChange: Bool) -> Step
  /// Forgets what was waiting.
  func settle()

  /// Whether places of items are in the leaf itself, and not in another one that it is made of.
  var hasOwnPlaces: Bool { get }
  /// Whether there is an edit that moves an item to any place.
  var canMoveItems: Bool { get }

  // Each of these returns `nil` and does nothing if the data source has no such edit. Paths are those of `latest`.
  func insertItem(_ entry: Entry) -> Step?
  func removeItem(at path: ItemPath) -> Step?
  /// - Parameter to: where the item is afterwards.
  func moveItem(from: ItemPath, to: ItemPath) -> Step?
}

extension Leaf {
  var leaves: [any Leaf] { [self] }
  var groups: [Group] { [] }

  func owner(of section: Int) -> (leaf: any Leaf, section: Int)? {
    visible.indices.contains(section) ? (self, section) : nil
  }

  func settle() { visible = latest }

  var shownLeaves: [any Leaf] { [self] }
  var hasOwnPlaces: Bool { true }
  var canMoveItems: Bool { false }

  func insertItem(_ entry: Entry) -> Step? { nil }
  func removeItem(at path: ItemPath) -> Step? { nil }
  func moveItem(from: ItemPath, to: ItemPath) -> Step? { nil }

  /// Where an item is in `latest`.
  func path(of id: Int) -> ItemPath? {
    for (section, model) in latest.enumerated() {
      if let item = model.items.firstIndex(where: { $0.id == id }) { return ItemPath(section: section, item: item) }
    }
    return nil
  }
}
