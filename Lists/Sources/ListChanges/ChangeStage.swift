/// A step of an update that a table or collection view can perform as one batch.
///
/// ```swift
/// observation = content.changes.observe { change in
///   guard case .update(let stages) = change else { return }
///   for stage in stages { print(stage.items.inserts) }
/// }
/// ```
///
/// Deletes and the origins of moves are indexes before this stage. Inserts, destinations of moves, and updates are
/// indexes after it. A stage has either structure or updates, so updates have the same index before and after it.
public struct ChangeStage: Hashable, Sendable {
  /// The changes of sections. Updates are sections whose header or footer is refreshed in place, without reloading the
  /// section.
  public var sections: IndexChanges<Int>
  /// The changes of items. Updates are items that views reconfigure or reload.
  public var items: IndexChanges<ItemPath>
  /// Items that a view deletes and inserts with their section. They move from a path before this stage to a path after
  /// the update's last stage. Objects that follow an item, such as a selection, use them.
  package var carriedItems: [IndexMove<ItemPath>] = []

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - sections: The changes of sections.
  ///   - items: The changes of items.
  public init(sections: IndexChanges<Int> = .init(), items: IndexChanges<ItemPath> = .init()) {
    self.sections = sections
    self.items = items
  }

  package init(
    sections: IndexChanges<Int> = .init(),
    items: IndexChanges<ItemPath> = .init(),
    carriedItems: [IndexMove<ItemPath>]
  ) {
    self.init(sections: sections, items: items)
    self.carriedItems = carriedItems
  }

  /// The number of deletes, inserts, moves, and updates.
  public var count: Int { sections.count + items.count }

  /// A Boolean value that indicates whether sections or items are deleted, inserted, or moved.
  public var hasStructure: Bool { sections.hasStructure || items.hasStructure }
}

extension ChangeStage: CustomStringConvertible {
  /// A description such as `insert section 1, delete 0.3, move 0.2→2.7`.
  public var description: String {
    ChangeDescription.text(sections.descriptions(of: " section") + items.descriptions())
  }
}
