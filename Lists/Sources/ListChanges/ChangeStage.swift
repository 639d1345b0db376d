/// A step of an update that a table or collection view can make as one batch.
///
/// ```swift
/// observation = content.changes.observe { change in
///   guard case .update(let stages) = change else { return }
///   for stage in stages { print(stage.items.inserts) }
/// }
/// ```
///
/// Deletes and where moves start from are indexes before this stage; inserts, where moves lead to and updates are
/// indexes after it. A stage has either structure or updates, so that updates have the same index before and after it.
public struct ChangeStage: Hashable, Sendable {
  /// The changes of sections. Updates are sections whose header or footer is shown anew in place, without reloading the
  /// section.
  public var sections: IndexChanges<Int>
  /// The changes of items. Updates are items that views reconfigure or reload.
  public var items: IndexChanges<ItemPath>
  /// Items that a view sees go and come because their section goes or comes: from a path before this stage to a path
  /// after the last stage of the update but those of departures. They are for objects that follow an item, such as a selection.
  package var carriedItems: [IndexMove<ItemPath>] = []
  /// Whether children go that were shown until their items had left them: what is carried is not where it will be yet.
  package var isDeparture = false

  /// - Parameters:
  ///   - sections: the changes of sections.
  ///   - items: the changes of items.
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

  /// The number of deletes, inserts, moves and updates.
  public var count: Int { sections.count + items.count }

  /// Whether sections or items come, go or move.
  public var hasStructure: Bool { sections.hasStructure || items.hasStructure }
}

extension ChangeStage: CustomStringConvertible {
  /// For example `insert section 1, delete 0.3, move 0.2→2.7`.
  public var description: String {
    ChangeDescription.text(sections.descriptions(of: " section") + items.descriptions())
  }
}
