/// An updater with which a table or collection view follows its content's changes.
@MainActor package final class ListUpdater: ContentFollower {
  let list: any ListViewAdapter
  /// The content that the view shows.
  let shown: ShownList
  /// The anchoring of the view.
  let anchored: AnchoredList
  private var run: Run?
  /// The sections to reload in a separate batch. With other updates in the batch, UIKit can crash.
  private var staleSections: Set<Int> = []
  /// The places of selected items that the content hides, if they're to be selected when shown again.
  private var hiddenSelection: [ItemPlace] = []
  /// The delegate's reads of observable models.
  var reads = Reads()
  /// The views that show changed models.
  private(set) lazy var staleViews = StaleViews(self)
  /// The number of times the view had read its number of sections before the updater's last step.
  private var readingsBeforeStep: Int?

  /// The state of the current update.
  private struct Run {
    let update: ContentUpdate
    let start = ContinuousClock.now
    let options: ListUpdateOptions
    let isOffWindow: Bool
    var report = ListUpdateReport()
    let numberOfSelectedItems: Int
    var selection: TrackedPaths
    /// The places of the selected items, if hidden ones stay selected.
    let selectedPlaces: [ItemPlace]
    /// The selected items of deleted sections. They're selected again if a child of a composite was hidden and shown.
    var left: Set<LeftItem> = []
    var cursor: VoiceOverCursor?
    var changesSectionIndex = false
    /// A Boolean value that indicates whether the next step replaces all sections, because the view doesn't show the previous
    /// content.
    var replacesSections = false
  }

  /// An item that was deleted with its section, and its data source.
  private struct LeftItem: Hashable {
    let owner: ObjectIdentifier
    let id: AnyHashable
  }

  init(_ list: any ListViewAdapter, _ shown: ShownList, _ anchored: AnchoredList) {
    self.list = list
    self.shown = shown
    self.anchored = anchored
    shown.shown.follower = self
  }

  // MARK: An update

  package func willUpdate(_ update: ContentUpdate) {
    readingsBeforeStep = nil
    guard list.view != nil, list.isShowing else { return }
    // If the view hasn't read its counts yet, it reads them before they change.
    _ = list.numberOfSections
    let isOffWindow = list.isOffWindow
    anchored.willUpdate(keepsVisibleItems: update.keepsVisibleItems)
    let selected = list.selectedItems
    run = Run(
      update: update,
      options: list.options,
      isOffWindow: isOffWindow,
      numberOfSelectedItems: selected.count,
      selection: TrackedPaths(selected),
      selectedPlaces: places(ofSelected: selected),
      cursor: isOffWindow ? nil : VoiceOverCursor(list, shown)
    )
    run?.report.diffing = update.diffing
  }

  package func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    guard run != nil, list.view != nil else { return commit() }
    let moves = shown.reorderings
    if !moves.isEmpty {
      if moves.count == 1, case .stage(let stage) = step, moves[0].isMade(by: stage) {
        return follow(moves[0], stage, commit)
      }
      // The view doesn't show the previous content. A batch can be open, so it can't reload.
      endReorderings()
      run?.replacesSections = true
    }
    guard let run else { return commit() }
    reloadStale()
    switch step {
    case .reload:
      reload(.reloadUnknown, commit)
    case .stage(let stage):
      if run.isOffWindow {
        follow(stage)
        reload(.reloadOffWindow, commit)
      } else if stage.count > run.options.maximumNumberOfChanges {
        follow(stage)
        reload(.reloadOverLimit, commit)
      } else if run.replacesSections {
        follow(stage)
        replaceSections(commit)
      } else {
        // A stage that moves nothing on the screen isn't animated. The offset follows at once, so nothing jumps.
        if !stage.sections.updates.isEmpty {
          list.supplementsWillRefresh(ofSections: stage.sections.updates.map(\.from))
        }
        let isAnimated = isAnimated && !anchored.isUntouched(by: stage)
        follow(stage)
        batch(isAnimated: isAnimated, commit) { [self] in
          if stage.hasStructure { list.change(stage, isAnimated: isAnimated) } else { refresh(stage) }
        }
      }
    }
  }

  package func didUpdate() {
    if run != nil, list.isShowing { reloadStale() }
    guard let run else { return }
    self.run = nil
    // An observer of the update can make the view show something else.
    guard list.view != nil, list.isShowing else {
      anchored.forget()
      return
    }
    if run.changesSectionIndex { list.sectionIndexDidChange() }
    restore(run.selection.places.compactMap { $0?.indexPath } + paths(of: run.left))
    let wereHidden = restoreHidden(run.selectedPlaces)
    let hasCome = anchored.selectAgain() || wereHidden
    anchored.didUpdate()
    var cursor = run.cursor
    cursor?.find(in: shown)
    cursor?.restore(list)
    if hasCome || list.selectedItems.count < run.numberOfSelectedItems { list.selectionDidChange() }
    var report = run.report
    report.applying = ContinuousClock.now - run.start
    run.options.announce(report)
    run.options.observer?(report)
  }

  package var isBusy: Bool {
    guard let readingsBeforeStep, list.isShowing, let view = list.view else { return false }
    // A reloaded collection view reads it only when needed.
    if view.numberOfCountReadings == readingsBeforeStep { _ = list.numberOfSections }
    return view.numberOfCountReadings == readingsBeforeStep
  }

  package var visiblePlaces: [ItemPlace] {
    guard list.isShowing, let view = list.listView else { return [] }
    return view.visibleItems.compactMap { shown.contains($0) ? shown.place(at: $0) : nil }
  }

  /// A Boolean value that indicates whether both the options and the update are animated.
  private var isAnimated: Bool { list.options.isAnimated && run?.update.isAnimated ?? true }

  /// Applies a stage to the report, the selection, and the anchor.
  private func follow(_ stage: ChangeStage) {
    run?.report.stages.append(stage)
    if !stage.sections.deletes.isEmpty { noteLeaving(stage.sections.deletes) }
    run?.selection.follow(stage)
    anchored.follow(stage)
    run?.cursor?.item.follow(stage)
    if stage.changesSectionIndex { run?.changesSectionIndex = true }
  }

  // MARK: Steps

  private func batch(isAnimated: Bool, _ commit: @escaping () -> Void, _ change: @escaping () -> Void) {
    let done = run?.update.waitForView()
    guard let view = list.listView else { return commit() }
    ListUpdater.perform(isAnimated: isAnimated) {
      anchored.performBatch(of: view) { [self] in
        readingsBeforeStep = view.numberOfCountReadings
        commit()
        change()
      } completion: { _ in
        done?()
      }
    }
  }

  private static func perform(isAnimated: Bool, _ batch: () -> Void) {
    if isAnimated { batch() } else { UIView.performWithoutAnimation(batch) }
  }

  /// Refreshes headers and footers in their views, and items in their cells.
  private func refresh(_ stage: ChangeStage) {
    let stale = Set(stage.sections.updates.map(\.to).filter { !list.refreshSupplements(ofSection: $0) })
    staleSections.formUnion(stale)
    if !stage.sections.updates.isEmpty { list.supplementsDidRefresh() }
    let swiped = reads.swiped.filter { !stale.contains($0[0]) }
    let items = stage.items.updates.map(\.to).filter { !stale.contains($0.section) }.indexPaths
      .filter { !swiped.contains($0) }
    if !items.isEmpty { list.refresh(items, list.options.itemRefresh, isAnimated: isAnimated) }
    if !swiped.isEmpty { list.reload(swiped, isAnimated: isAnimated) }
    reads.swiped = []
    if reads.hasOtherSizes { list.sizesDidChange() }
    reads.hasOtherSizes = false
  }

  private func reloadStale() {
    guard !staleSections.isEmpty else { return }
    let sections = IndexSet(staleSections)
    staleSections = []
    batch(isAnimated: isAnimated, {}) { [list, isAnimated] in list.reloadSections(sections, isAnimated: isAnimated) }
  }

  // MARK: Reloads

  private func reload(_ path: ListUpdateReport.Path, _ commit: @escaping () -> Void) {
    run?.report.path = path
    run?.replacesSections = false
    let isUnknown = path == .reloadUnknown
    if isUnknown {
      run?.selection.lose()
      run?.cursor?.item.lose()
      anchored.willReload()
    }
    readingsBeforeStep = list.view?.numberOfCountReadings
    commit()
    list.listView?.reloadContent()
    if isUnknown { anchored.didReload() }
  }

  /// Replaces all sections, because an open batch prevents a reload.
  private func replaceSections(_ commit: @escaping () -> Void) {
    run?.changesSectionIndex = true
    run?.replacesSections = false
    let before = list.numberOfSections
    batch(isAnimated: isAnimated, commit) { [list, shown] in
      let after = shown.numberOfSections
      let replacement = ChangeStage(sections: .init(deletes: Array(0..<before), inserts: Array(0..<after)))
      list.change(replacement, isAnimated: false)
    }
  }

  // MARK: Moves of the user

  /// Applies a move to the content that the view shows already.
  private func follow(_ reordering: ListReordering, _ stage: ChangeStage, _ commit: @escaping () -> Void) {
    run?.report.stages.append(stage)
    shown.reorderings = []
    guard stage.items.moves.isEmpty else { return commit() }
    // The inserted item can differ from the deleted one.
    batch(isAnimated: false, commit) { [list] in
      list.refresh([reordering.move.to.indexPath], .reconfigure, isAnimated: false)
    }
  }

  /// Ends the user's moves, and returns the selection in the content.
  @discardableResult
  private func endReorderings() -> TrackedPaths {
    let selection = TrackedPaths(list.selectedItems.map(shown.path))
    shown.reorderings = []
    run?.selection = selection
    if run != nil { anchored.forget() }
    run?.cursor = nil
    return selection
  }

  /// Shows the content if it hasn't followed the user's moves in a main-actor turn.
  func settleReorderings() {
    guard !shown.reorderings.isEmpty else { return }
    guard list.view != nil, list.isShowing else {
      shown.reorderings = []
      return
    }
    let selection = endReorderings()
    list.listView?.reloadData()
    _ = list.numberOfSections
    restore(selection.places.compactMap { $0?.indexPath })
  }

  // MARK: Selection

  /// Selects items that the view has deselected, such as an item that was deleted and inserted with its section.
  private func restore(_ selection: [IndexPath]) {
    guard let listView = list.listView, !selection.isEmpty else { return }
    let selected = Set(list.selectedItems)
    for path in selection where !selected.contains(path) { listView.select(path) }
  }

  /// Records the selected items of deleted sections.
  private func noteLeaving(_ sections: [Int]) {
    for case let path? in run?.selection.places.map({ $0?.indexPath }) ?? [] where sections.contains(path[0]) {
      guard let owner = shown.shown.owner(ofSection: path[0]), let id = shown.id(at: path) else { continue }
      run?.left.insert(LeftItem(owner: ObjectIdentifier(owner.dataSource), id: id))
    }
  }

  /// Returns the index paths of items of deleted sections that were inserted again.
  private func paths(of items: Set<LeftItem>) -> [IndexPath] {
    if items.isEmpty { return [] }
    let owners = Set(items.map(\.owner))
    return (0..<shown.numberOfSections).flatMap { section -> [IndexPath] in
      guard let owner = shown.shown.owner(ofSection: section).map({ ObjectIdentifier($0.dataSource) }),
        owners.contains(owner)
      else { return [] }
      return (0..<shown.numberOfItems(inSection: section)).map { IndexPath(indexes: [section, $0]) }.filter {
        shown.id(at: $0).map { items.contains(LeftItem(owner: owner, id: $0)) } ?? false
      }
    }
  }

  /// Returns the places of selected items, if the selection of hidden items is preserved.
  private func places(ofSelected selected: [IndexPath]) -> [ItemPlace] {
    list.options.hiddenSelection == .kept ? selected.filter(shown.contains).map(shown.place) : []
  }

  /// Selects items that are shown again, and records those that are hidden.
  ///
  /// - Parameter places: The places of the items that were selected before the update.
  /// - Returns: A Boolean value that indicates whether an item was selected.
  private func restoreHidden(_ places: [ItemPlace]) -> Bool {
    guard list.options.hiddenSelection == .kept, let listView = list.listView else {
      hiddenSelection = []
      return false
    }
    let selected = Set(list.selectedItems)
    // Another item was selected instead.
    if !selected.isEmpty, !listView.selectsSeveralItems { hiddenSelection = [] }
    var hasCome = false
    var hidden: [ItemPlace] = []
    for place in hiddenSelection + places {
      if let path = shown.indexPath(of: place) {
        guard !selected.contains(path) else { continue }
        listView.select(path)
        hasCome = true
      } else if place.path != nil {
        hidden.append(place)
      }
    }
    hiddenSelection = hidden
    return hasCome
  }
}
