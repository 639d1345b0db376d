extension SectionStore: AheadReadable {
  /// The content after a step that has not been made.
  enum Ahead {
    case list(List)
    case edits(List.Edits, shown: ShownSections)
    case items(ItemsToCome, shown: ShownSections)
  }

  /// What an edit has come and go in one section, as most edits do.
  struct ItemsToCome {
    /// The section among all, shown or not.
    let section: Int
    let index: Int
    let removed: Int
    let inserted: [Item]
  }

  package var readsAhead: Bool {
    get { isReadAhead }
    set {
      isReadAhead = newValue
      if newValue, ahead == nil { ahead = afterNextStep }
    }
  }

  /// The edits of the next step, if it is one of edits.
  var editsToCome: List.Edits {
    switch nextStep {
    case .structure(let edit): [edit]
    case .edits(let edits), .content(let edits): edits[...]
    case .list, .following, nil: []
    }
  }

  private var afterNextStep: Ahead {
    switch nextStep {
    case .list(let list, _): .list(list)
    case .structure(.insertItems(let items, let path)) where committed.shown.emptySections == .keep:
      .items(.init(section: path.section, index: path.item, removed: 0, inserted: items), shown: committed.shown)
    case .structure(.removeItem(let path)) where committed.shown.emptySections == .keep:
      .items(.init(section: path.section, index: path.item, removed: 1, inserted: []), shown: committed.shown)
    case .structure(let edit): .edits([edit], shown: committed.shown(after: [edit]))
    case .edits(let edits), .content(let edits): .edits(edits[...], shown: committed.shown(after: edits[...]))
    case .following, nil: .edits([], shown: committed.shown)
    }
  }

  @usableFromInline var shownAhead: ShownSections {
    switch ahead {
    case .list(let list): list.shown
    case .edits(_, let shown), .items(_, let shown): shown
    case nil: committed.shown
    }
  }

  @usableFromInline
  func numberOfItemsAhead(inSection section: Int) -> Int {
    switch ahead {
    case .list(let list): list.sections[list.shown[section]].items.count
    case .edits(let edits, let shown): committed.numberOfItems(inSection: shown[section], after: edits)
    case .items(let change, let shown):
      committed.sections[shown[section]].items.count
        + (shown[section] == change.section ? change.inserted.count - change.removed : 0)
    case nil: committed.sections[committed.shown[section]].items.count
    }
  }

  @usableFromInline
  func itemAhead(at index: Int, inSection section: Int) -> Item {
    switch ahead {
    case .list(let list): list.sections[list.shown[section]].items[index]
    case .edits(let edits, let shown):
      committed.item(at: ItemPath(section: shown[section], item: index), after: edits)
    case .items(let change, let shown):
      if shown[section] != change.section || index < change.index {
        committed.sections[shown[section]].items[index]
      } else if index < change.index + change.inserted.count {
        change.inserted[index - change.index]
      } else {
        committed.sections[shown[section]].items[index - change.inserted.count + change.removed]
      }
    case nil: committed.sections[committed.shown[section]].items[index]
    }
  }
}
