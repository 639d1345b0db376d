import Roster

/// Items that leave a child of Roster's content and come to another in the same step: the view keeps their cells and
/// selections.
extension CompositeBinding {
  /// A path in the child whose content it belongs to, however deep it is nested.
  private typealias Leaf = (part: Part, path: ItemPath)

  /// Goes through a step of the children, and tells the view of the items that change child.
  ///
  /// Their followers have opened their batches already, and tell the view after this.
  func performJoining(_ items: [JoinedItem], _ commit: @escaping () -> Void) {
    joinedSources = []
    joinedDestinations = []
    guard !items.isEmpty, let view else { return commit() }
    let selected = Set(view.selectedItems)
    let sources = items.map { item in
      leaf(item.source, \.known).flatMap { leaf in leaf.part.updater?.tellsStep == true ? leaf : nil }
    }
    let from = items.map { address($0.source, known) }
    commit()
    for (index, item) in items.enumerated() {
      guard sources[index] != nil, let source = from[index], let destination = address(item.destination, tree.snapshot),
        let (part, path) = leaf(item.destination, \.tree.snapshot), let updater = part.updater, updater.tellsStep
      else { continue }
      if item.isMove {
        joinedSources.insert(source)
        joinedDestinations.insert(destination)
        view.moveItem(at: source, to: destination)
      }
      updater.takeOver(
        stale: item.isMove && !item.isSame ? [path] : [],
        selected: selected.contains(source) ? [path] : []
      )
    }
  }

  private func address(_ place: JoinedItem.Place, _ snapshot: ViewComposite.Snapshot) -> IndexPath? {
    snapshot.sections(of: place.child)?.global(place.path.indexPath)
  }

  private func leaf(_ place: JoinedItem.Place, _ time: KeyPath<CompositeBinding, ViewComposite.Snapshot>) -> Leaf? {
    guard let part = place.child as? Part else { return nil }
    guard let nested = part.nested else { return (part, place.path) }
    guard let found = nested[keyPath: time].child(at: place.path.section) else { return nil }
    let path = ItemPath(section: found.section, item: place.path.item)
    return nested.leaf(JoinedItem.Place(child: found.child, path: path), time)
  }
}

extension ChildAdapter {
  /// Has the view delete items of the child, but for those that move to another child.
  func delete(_ indexPaths: [IndexPath], _ function: StaticString = #function, by call: ([IndexPath]) -> Void) {
    tell(old(indexPaths, function), without: binding?.joinedSources, by: call)
  }

  /// Has the view insert items of the child, but for those that have moved from another child.
  func insert(_ indexPaths: [IndexPath], _ function: StaticString = #function, by call: ([IndexPath]) -> Void) {
    tell(new(indexPaths, function), without: binding?.joinedDestinations, by: call)
  }

  private func tell(_ indexPaths: [IndexPath], without joined: Set<IndexPath>?, by call: ([IndexPath]) -> Void) {
    guard let joined, !joined.isEmpty, external == nil else { return call(indexPaths) }
    let others = indexPaths.filter { !joined.contains($0) }
    if !others.isEmpty { call(others) }
  }
}
