import Roster

/// Updates that a child makes in the view that it is handed.
extension ChildAdapter {
  /// Makes an update in the view that shows the composite: a hand-written child's when it is the child's turn, and that of a data source that
  /// follows content or a composite now, as it is a part of a step.
  ///
  /// - Parameters:
  ///   - stage: what changes, in the child's own indexes.
  ///   - call: makes the update in a view, in the child's addresses there.
  func update(_ stage: @autoclosure () -> ChangeStage, _ call: @escaping CompositeCalls<Child>.Call) {
    guard let binding, let view = binding.view else { return }
    guard let external else {
      // The view is a composite's, which asks the same of itself, or the one that shows everything.
      if binding.tree.snapshot.sections(of: self) != nil { call(view, self) }
      return
    }
    let stage = stage()
    if stage.count == 0 { return }
    if UpdateCoordinator.shared.canBegin { binding.prepareForChange() }
    calls.add(call, of: stage)
    external.didChange(stage)
  }

  /// Makes a batch of a child's; what has left the composite has nothing to update.
  static func performBatchUpdates(
    of part: ChildAdapter?,
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard let binding = part?.binding, binding.view != nil else {
      updates?()
      completion?(true)
      return
    }
    binding.performBatchUpdates({ updates?() }, completion: completion)
  }

  /// Goes through a step of the data source that follows the child's content, in a batch of the view that shows everything.
  func performStep(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
    guard let binding else {
      changes()
      return completion()
    }
    binding.root.performBatch(changes) { _ in completion() }
  }

  /// Reloads the whole view, as any child may have other counts; items of other children stay selected. While changes
  /// wait, the child's sections are replaced with the others' changes.
  func reloadData() {
    guard let binding, binding.view != nil else { return }
    guard let external, binding.root.depth > 0 || !UpdateCoordinator.shared.canBegin else {
      return binding.reloadData(by: self)
    }
    calls.isReplacement = true
    external.didChange(ChangeStage(sections: .init(updates: [0])))
  }

  /// Has the view find out anew what the child implements, if the child was set again as what it is, after `nil`.
  ///
  /// - Parameters:
  ///   - new: what the child sets.
  ///   - own: the object of the child that the view asks.
  ///   - property: the property that is set.
  func set(_ new: AnyObject?, for own: AnyObject?, as property: AnyKeyPath) {
    guard let new else {
      clearedProperties.insert(property)
      return
    }
    guard new === own, clearedProperties.remove(property) != nil, let binding else { return }
    binding.children?.refreshAnswers(in: binding, always: true)
  }
}

/// A hand-written child's calls are repeated in the batch in which views learn its number of sections.
extension ChildAdapter: ContentFollower {
  func willUpdate(_ update: ContentUpdate) {
    self.update = update
    binding?.prepareForChange()
  }

  func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    (repeated, calls) = (calls, CompositeCalls())
    defer { repeated = CompositeCalls() }
    guard let root = binding?.root else { return commit() }
    let wasTold = isTold
    let done = update?.waitForView()
    root.performBatch {
      commit()
      root.tellRearrangement()
      // The sections of a child that came or went in the same batch, as far as the view knows, come or go as a whole.
      if self.isInTree, wasTold || !self.isTold { self.repeatCalls() }
    } completion: { _ in
      done?()
    }
  }

  func didUpdate() {
    update = nil
    let places = replacedSelection.places
    replacedSelection = TrackedPaths([])
    guard let target, !places.isEmpty else { return }
    let selected = Set(target.selectedItems)
    for case let place? in places {
      guard let indexPath = global(place.indexPath), !selected.contains(indexPath),
        indexPath[1] < target.numberOfItems(ofSection: indexPath[0])
      else { continue }
      target.select(indexPath)
    }
  }

  /// Whether the view that shows everything has read the child's sections, or the binding has inserted them since. A child
  /// that comes without sections is read with the next batch.
  private var isTold: Bool {
    if let told = binding?.root.told { return told.contains { $0 === self } }
    return isKnown
  }

  private func repeatCalls() {
    guard let binding, let view = binding.view else { return }
    guard repeated.isReplacement else { return repeated.all.forEach { $0(view, self) } }
    func sections(_ snapshot: ViewComposite.Snapshot) -> IndexSet { IndexSet(snapshot.sections(of: self) ?? 0..<0) }
    let (gone, come) = (sections(binding.known), sections(binding.tree.snapshot))
    if !gone.isEmpty { view.deleteSections(gone, animation: Child.View.noAnimation) }
    if !come.isEmpty { view.insertSections(come, animation: Child.View.noAnimation) }
  }

  /// Tells a view of a move of the child, beside what the child changes itself.
  ///
  /// - Parameters:
  ///   - old: the child's sections in the view before the move.
  ///   - new: the child's sections in the view after the move.
  func tellMove(from old: Range<Int>, to new: Range<Int>, in view: Child.View) {
    if repeated.isReplacement { return }
    if repeated.changesItems {
      repeated.isReplacement = true
      replacedSelection = TrackedPaths(proxy.selectedItems)
      replacedSelection.follow(repeated.stage)
      return
    }
    let mapping = ItemPathMapping(repeated.stage)
    let moved = Set(repeated.stage.sections.moves.map(\.from))
    for (local, section) in old.enumerated() where !moved.contains(local) {
      if let target = mapping.section(local) { view.moveSection(section, toSection: new.lowerBound + target) }
    }
  }
}
