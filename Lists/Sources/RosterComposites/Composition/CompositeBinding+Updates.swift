import Roster

/// Batches of the view, and how it follows children that come, go and move.
extension CompositeBinding: ContentFollower {
  // MARK: Batches

  /// Lets the view read its counts, if it has not, while they are what they were before a change.
  func prepareForChange() {
    if let view = root.view { _ = view.numberOfSections }
  }

  /// Makes changes in several children as one batch of the view, and one update.
  func performBatchUpdates(_ updates: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    prepareForChange()
    var isFinished = true
    let update = UpdateCoordinator.shared.batch(
      { [root] updates, done in
        root.performBatch(updates) {
          isFinished = $0
          done()
        }
      },
      changes: updates
    )
    if let completion { update.onShown { completion(isFinished) } }
  }

  /// Begins a batch of the view by a call; `UpdateCoordinator.endBatch` ends it.
  func beginBatch(_ open: (Child.View) -> Void, close: @escaping (Child.View) -> Void) {
    prepareForChange()
    UpdateCoordinator.shared.beginBatch {
      guard let view = root.view else { return }
      root.depth += 1
      open(view)
    } close: { [root] in
      guard let view = root.view else { return }
      close(view)
      root.batchDidEnd()
    }
  }

  /// Goes through a part of an update in a batch of the view, at the root.
  func performBatch(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    guard let view else {
      changes()
      return completion(true)
    }
    depth += 1
    if let anchored {
      anchored.performBatch(of: view, changes, completion: completion)
    } else {
      view.performBatch(changes, completion: completion)
    }
    batchDidEnd()
  }

  private func batchDidEnd() {
    depth -= 1
    runAfterwards()
  }

  /// Does something that has a view read its counts: now, or once no batch is open and no change waits.
  func whenSettled(_ action: @escaping () -> Void) {
    guard depth > 0 || !UpdateCoordinator.shared.canBegin else { return action() }
    afterwards.append(action)
    transaction {}.onShown { [weak self] in self?.runAfterwards() }
  }

  private func runAfterwards() {
    guard depth == 0 else { return }
    while !afterwards.isEmpty { afterwards.removeFirst()() }
  }

  // MARK: Following

  func willUpdate(_ update: ContentUpdate) {
    self.update = update
    readingsBeforeStep = nil
    guard isShowing else { return }
    prepareForChange()
    anchored?.willUpdate()
  }

  /// Whether the view that shows everything has not read its counts since a child was left out or taken back. What
  /// hand-written children change has its turn at once, as they have changed already.
  var isInBatchOfOthers: Bool {
    guard let readings = readingsBeforeStep, root.isShowing, let view = root.view else { return false }
    // A collection that was reloaded reads them only when it needs them.
    if view.numberOfCountReadings == readings { _ = view.numberOfSections }
    return view.numberOfCountReadings == readings
  }

  func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    guard isShowing, let view else { return commit() }
    switch step {
    case .reload:
      anchored?.willReload()
      commit()
      if parent == nil { reloadData() }
      anchored?.didReload()
    case .stage(let stage):
      anchored?.follow(stage)
      switch tree.scope {
      case .content:
        performJoining(tree.takeJoinedItems(), commit)
      case .children:
        performStep { [root] in
          self.countNewParts()
          commit()
          root.isRearranged = true
          root.tellRearrangement()
        }
      case .replacement:
        performStep { [root] in
          self.readingsBeforeStep = root.view?.numberOfCountReadings
          commit()
          let (deletes, inserts) = (IndexSet(stage.sections.deletes), IndexSet(stage.sections.inserts))
          if !deletes.isEmpty { view.deleteSections(deletes, animation: Child.View.noAnimation) }
          if !inserts.isEmpty { view.insertSections(inserts, animation: Child.View.noAnimation) }
        }
      }
    }
  }

  func didUpdate() {
    update = nil
    guard isShowing else {
      anchored?.forget()
      return
    }
    anchored?.didUpdate()
    if let view, anchored?.selectAgain() ?? false { children?.handlers?.selectionDidChange(in: view) }
  }

  private func performStep(_ changes: @escaping () -> Void) {
    let done = update?.waitForView()
    root.performBatch(changes) { _ in done?() }
  }

  /// Has parts that come be inserted with the sections that they have by now.
  private func countNewParts() {
    let shown = tree.snapshot
    for case let part as Part in tree.children where shown.sections(of: part) == nil { part.reread() }
  }

  /// Inserts, deletes and moves sections in the view, at the root, for the children that came, went and moved since it has
  /// read its counts, each once.
  func tellRearrangement() {
    guard isRearranged, let view else { return }
    let (known, leaves) = (leaves(\.known), leaves(\.tree.snapshot))
    let before = told ?? known.map(\.part)
    let after = leaves.map(\.part)
    told = after
    let changes = ListChangeset(
      from: before.map(ObjectIdentifier.init),
      to: after.map(ObjectIdentifier.init),
      by: .value()
    )
    if changes.isEmpty { return }
    let sections = Dictionary(known.map { (ObjectIdentifier($0.part), $0.sections) }) { first, _ in first }
    for part in changes.deletes.map({ before[$0] }) {
      guard let gone = sections[ObjectIdentifier(part)], !gone.isEmpty else { continue }
      view.deleteSections(IndexSet(gone), animation: part.animation)
    }
    for (part, come) in changes.inserts.map({ leaves[$0] }) where !come.isEmpty {
      view.insertSections(IndexSet(come), animation: part.animation)
    }
    for (part, new) in changes.moves.map({ leaves[$0.to] }) {
      if let old = sections[ObjectIdentifier(part)] { part.tellMove(from: old, to: new, in: view) }
    }
  }

  // MARK: Reloading

  /// Reloads the whole view, as any child may have other counts; items of other children than one stay selected.
  func reloadData(by changed: Part? = nil) {
    keepSelection(but: changed) { $0.reloadData() }
  }

  /// Does something in the view with which it forgets its selection, and selects again what is not of one of the children.
  func keepSelection(but changed: Part? = nil, _ action: (Child.View) -> Void) {
    guard let view else { return }
    let selected = view.selectedItems.compactMap { indexPath -> (Part, IndexPath)? in
      guard let owner = route(indexPath[0]), owner.part !== changed else { return nil }
      return (owner.part, indexPath.inSection(owner.section))
    }
    action(view)
    for (owner, local) in selected {
      guard let indexPath = owner.global(local), indexPath[1] < view.numberOfItems(ofSection: indexPath[0])
      else { continue }
      view.select(indexPath)
    }
  }
}
