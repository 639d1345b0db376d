/// Has a table or a collection follow the changes of its content.
@MainActor package final class ListUpdater: ContentFollower {
  let list: any ListViewAdapter
  /// What the view shows.
  let shown: ShownList
  /// What keeps the view where its reader is.
  let anchored: AnchoredList
  private var run: Run?
  /// Sections that have to be reloaded, in a batch without anything else: UIKit is known to crash on any other.
  private var staleSections: Set<Int> = []
  /// The places of items that were selected as the content hid them, if they are to be selected when it shows them again.
  private var hiddenSelection: [ItemPlace] = []
  /// What the delegate has answered from observable models.
  var reads = Reads()
  /// Shows what looks different where models have changed.
  private(set) lazy var staleViews = StaleViews(self)
  /// How often the view had read its number of sections before the updater made the last step in it.
  private var readingsBeforeStep: Int?

  /// The state of an update that is being made.
  private struct Run {
    let update: ContentUpdate
    let start = ContinuousClock.now
    let options: ListUpdateOptions
    let isOffWindow: Bool
    var report = ListUpdateReport()
    let numberOfSelectedItems: Int
    var selection: TrackedPaths
    /// The places of the items that were selected, if it matters whether they are hidden.
    let selectedPlaces: [ItemPlace]
    /// The selected items whose sections have left: a child of a composite that is hidden and shown again has them still.
    var left: Set<LeftItem> = []
    var cursor: VoiceOverCursor?
    var changesSectionIndex = false
    /// Whether all sections are replaced in the next step, as the view does not show the content of before.
    var replacesSections = false
  }

  /// An item that has left with its section, and the data source that has it.
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
    // A view that has not read its counts yet reads them here, before they change.
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
      // The view shows something else than the content of before. A batch may be open, so that nothing can be reloaded.
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
        // What moves nothing on the screen is not animated: the offset follows at once, and nothing jumps.
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
    // An observer of the update may have had the view show something else.
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
    // A collection that was reloaded reads it only when it needs it.
    if view.numberOfCountReadings == readingsBeforeStep { _ = list.numberOfSections }
    return view.numberOfCountReadings == readingsBeforeStep
  }

  package var visiblePlaces: [ItemPlace] {
    guard list.isShowing, let view = list.listView else { return [] }
    return view.visibleItems.compactMap { shown.contains($0) ? shown.place(at: $0) : nil }
  }

  /// Whether the view animates: its options and the current update both want it.
  private var isAnimated: Bool { list.options.isAnimated && run?.update.isAnimated ?? true }

  /// Has the report, the selection and the anchor follow a stage.
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

  /// Shows what looks different: headers and footers in their views, items in their cells.
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

  /// Replaces all sections: a batch may be open, in which nothing can be reloaded.
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

  /// Has the content make a move that the view shows already.
  private func follow(_ reordering: ListReordering, _ stage: ChangeStage, _ commit: @escaping () -> Void) {
    run?.report.stages.append(stage)
    shown.reorderings = []
    guard stage.items.moves.isEmpty else { return commit() }
    // The item that came may be another than the one that left.
    batch(isAnimated: false, commit) { [list] in
      list.refresh([reordering.move.to.indexPath], .reconfigure, isAnimated: false)
    }
  }

  /// Has the data source answer the view with the content again, unmoved; returns what is selected in it.
  @discardableResult
  private func endReorderings() -> TrackedPaths {
    let selection = TrackedPaths(list.selectedItems.map(shown.path))
    shown.reorderings = []
    run?.selection = selection
    if run != nil { anchored.forget() }
    run?.cursor = nil
    return selection
  }

  /// Shows the content where it has not followed the user's moves in a turn of the main actor.
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

  /// Selects again what the view does not have selected, such as an item that went and came with its section.
  private func restore(_ selection: [IndexPath]) {
    guard let listView = list.listView, !selection.isEmpty else { return }
    let selected = Set(list.selectedItems)
    for path in selection where !selected.contains(path) { listView.select(path) }
  }

  /// Notes the selected items of sections that leave.
  private func noteLeaving(_ sections: [Int]) {
    for case let path? in run?.selection.places.map({ $0?.indexPath }) ?? [] where sections.contains(path[0]) {
      guard let owner = shown.shown.owner(ofSection: path[0]), let id = shown.id(at: path) else { continue }
      run?.left.insert(LeftItem(owner: ObjectIdentifier(owner.dataSource), id: id))
    }
  }

  /// Where items are that have left with their sections, if they have arrived again.
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

  /// The places of items that are selected, if the selection of hidden items is kept.
  private func places(ofSelected selected: [IndexPath]) -> [ItemPlace] {
    list.options.hiddenSelection == .kept ? selected.filter(shown.contains).map(shown.place) : []
  }

  /// Selects items again that were hidden, and keeps those that are.
  ///
  /// - Parameter places: those of the items that were selected before the update.
  /// - Returns: whether an item has been selected.
  private func restoreHidden(_ places: [ItemPlace]) -> Bool {
    guard list.options.hiddenSelection == .kept, let listView = list.listView else {
      hiddenSelection = []
      return false
    }
    let selected = Set(list.selectedItems)
    // Another item has been selected instead.
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
