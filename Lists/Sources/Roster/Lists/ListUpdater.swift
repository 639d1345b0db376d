/// Has a table or a collection follow the changes of its content.
@MainActor package final class ListUpdater: ContentFollower {
  let list: any ListViewAdapter
  /// What keeps the view where its reader is; a composite does that for what it hands to its children.
  let anchored: AnchoredList?
  private var run: Run?
  /// Sections that have to be reloaded, in a batch without anything else: UIKit is known to crash on any other.
  private var staleSections: Set<Int> = []
  /// Items that came from a sibling in a composite and look different by now.
  private var staleItems: [IndexPath] = []
  /// The places of items that were selected as the content hid them, if they are to be selected when it shows them again.
  private var hiddenSelection: [ItemPlace] = []
  /// What the delegate has answered from observable models.
  var reads = Reads()
  /// Whether the updater makes the last step in the view as it is, and does not replace sections or reload instead.
  package private(set) var tellsStep = false
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
    var cursor: VoiceOverCursor?
    var changesSectionIndex = false
    /// Whether all sections are replaced in the next step, as the view does not show the content of before.
    var replacesSections = false
  }

  init(_ list: any ListViewAdapter) {
    self.list = list
    anchored = list.makeAnchoredList()
    list.dataSource?.list.changes.follow(self)
    list.dataSource?.updaters.add(self)
  }

  /// Whether it changes a view, and not another one that shows the same content.
  func shows(in view: UIScrollView) -> Bool { list.view === view }

  // MARK: An update

  package func willUpdate(_ update: ContentUpdate) {
    readingsBeforeStep = nil
    guard list.view != nil, list.isShowing else { return }
    // A view that has not read its counts yet reads them here, before they change.
    _ = list.numberOfSections
    let isOffWindow = list.isOffWindow
    anchored?.willUpdate(keepsVisibleItems: update.keepsVisibleItems)
    let selected = list.selectedItems
    run = Run(
      update: update,
      options: list.options,
      isOffWindow: isOffWindow,
      numberOfSelectedItems: selected.count,
      selection: TrackedPaths(selected),
      selectedPlaces: places(ofSelected: selected),
      cursor: isOffWindow ? nil : VoiceOverCursor(list)
    )
    run?.report.diffing = update.diffing
  }

  package func perform(_ step: ContentStep, commit: @escaping () -> Void) {
    tellsStep = false
    guard run != nil, let view = list.view else { return commit() }
    if let moves = list.dataSource?.reorderings(in: view), !moves.isEmpty {
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
        let isAnimated = isAnimated && !(anchored?.isUntouched(by: stage) ?? false)
        follow(stage)
        tellsStep = true
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
      anchored?.forget()
      return
    }
    if run.changesSectionIndex { list.sectionIndexDidChange() }
    restore(run.selection)
    let wereHidden = restoreHidden(run.selectedPlaces)
    let hasCome = anchored?.selectAgain() ?? false || wereHidden
    anchored?.didUpdate()
    var cursor = run.cursor
    if let content = list.dataSource?.list { cursor?.didReload(content.indexPath) }
    cursor?.restore(list)
    if hasCome || list.selectedItems.count < run.numberOfSelectedItems { list.selectionDidChange() }
    var report = run.report
    report.applying = ContinuousClock.now - run.start
    run.options.announce(report)
    run.options.observer?(report)
  }

  package var isInBatchOfOthers: Bool {
    guard let readingsBeforeStep, list.isShowing, let view = list.shownView else { return false }
    // A collection that was reloaded reads it only when it needs it.
    if view.numberOfCountReadings == readingsBeforeStep { _ = list.numberOfSections }
    return view.numberOfCountReadings == readingsBeforeStep
  }

  package var visiblePlaces: [ItemPlace] {
    guard list.isShowing, let listView = list.listView, let dataSource = list.dataSource else { return [] }
    return listView.visibleItems.compactMap { dataSource.shownItem(at: $0, in: listView)?.place }
  }

  /// Whether the view animates: its options and the current update both want it.
  private var isAnimated: Bool { list.options.isAnimated && run?.update.isAnimated ?? true }

  /// Has the report, the selection and the anchor follow a stage.
  private func follow(_ stage: ChangeStage) {
    run?.report.stages.append(stage)
    run?.selection.follow(stage)
    anchored?.follow(stage)
    run?.cursor?.item.follow(stage)
    if stage.changesSectionIndex { run?.changesSectionIndex = true }
  }

  // MARK: Steps

  private func batch(isAnimated: Bool, _ commit: @escaping () -> Void, _ change: @escaping () -> Void) {
    let done = run?.update.waitForView()
    let changes = { [self] in
      readingsBeforeStep = list.shownView?.numberOfCountReadings
      commit()
      change()
    }
    ListUpdater.perform(isAnimated: isAnimated) {
      if let part = list.handedView?.handedPart {
        part.performStep(changes) { done?() }
      } else if let view = list.listView, let anchored {
        anchored.performBatch(of: view, changes) { _ in done?() }
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

  /// Takes over items that came from a sibling in a composite, in the step that is being made.
  ///
  /// - Parameters:
  ///   - stale: those that look different by now, and have moved with their cells.
  ///   - selected: those that were selected: where they go and come with their sections, or are reloaded, the view forgets it.
  package func takeOver(stale: [ItemPath], selected: [ItemPath]) {
    staleItems += stale.indexPaths
    run?.selection.add(selected)
  }

  private func reloadStale() {
    if !staleItems.isEmpty {
      let items = staleItems.filter { !staleSections.contains($0[0]) }
      staleItems = []
      batch(isAnimated: isAnimated, {}) { [list, isAnimated] in
        list.refresh(items, list.options.itemRefresh, isAnimated: isAnimated)
      }
    }
    guard !staleSections.isEmpty else { return }
    let sections = IndexSet(staleSections)
    staleSections = []
    batch(isAnimated: isAnimated, {}) { [list, isAnimated] in list.reloadSections(sections, isAnimated: isAnimated) }
  }

  // MARK: Reloads

  private func reload(_ path: ListUpdateReport.Path, _ commit: @escaping () -> Void) {
    run?.report.path = path
    run?.replacesSections = false
    if path == .reloadUnknown {
      run?.selection.lose()
      if let view = list.view { run?.cursor?.willReload { list.dataSource?.shownItem(at: $0, in: view)?.place } }
    }
    if list.handedView == nil {
      readingsBeforeStep = list.shownView?.numberOfCountReadings
      if path == .reloadUnknown { anchored?.willReload() }
      commit()
      list.listView?.reloadContent()
      if path == .reloadUnknown { anchored?.didReload() }
    } else if path == .reloadUnknown {
      // The composite leaves the child out meanwhile.
      run?.changesSectionIndex = true
      commit()
    } else {
      replaceSections(commit)
    }
  }

  /// Replaces all sections of the content: others in the view of a composite stay as they are.
  private func replaceSections(_ commit: @escaping () -> Void) {
    run?.changesSectionIndex = true
    run?.replacesSections = false
    let before = list.numberOfSections
    batch(isAnimated: isAnimated, commit) { [list] in
      let after = list.dataSource?.list.numberOfSections() ?? 0
      let replacement = ChangeStage(sections: .init(deletes: Array(0..<before), inserts: Array(0..<after)))
      list.change(replacement, isAnimated: false)
    }
  }

  // MARK: Moves of the user

  /// Has the content make a move that the view shows already.
  private func follow(_ reordering: ListReordering, _ stage: ChangeStage, _ commit: @escaping () -> Void) {
    run?.report.stages.append(stage)
    if let view = list.view { list.dataSource?.endReorderings(in: view) }
    guard stage.items.moves.isEmpty else { return commit() }
    // The item that came may be another than the one that left.
    batch(isAnimated: false, commit) { [list] in
      list.refresh([reordering.move.to.indexPath], .reconfigure, isAnimated: false)
    }
  }

  /// Has the data source answer the view with the content again, unmoved; returns what is selected in it.
  @discardableResult
  private func endReorderings() -> TrackedPaths {
    guard let view = list.view, let dataSource = list.dataSource else { return TrackedPaths([]) }
    let selection = TrackedPaths(list.selectedItems.map { dataSource.contentPath($0, in: view) })
    dataSource.endReorderings(in: view)
    run?.selection = selection
    if run != nil { anchored?.forget() }
    run?.cursor = nil
    return selection
  }

  /// Shows the content where it has not followed the user's moves in a turn of the main actor.
  func settleReorderings() {
    guard let view = list.view, let dataSource = list.dataSource else { return }
    guard !dataSource.reorderings(in: view).isEmpty, list.isShowing else { return }
    let selection = endReorderings()
    list.listView?.reloadData()
    _ = list.numberOfSections
    restore(selection)
  }

  // MARK: Selection

  /// Selects again what the view does not have selected, such as an item that went and came with its section.
  private func restore(_ selection: TrackedPaths) {
    guard list.view != nil, !selection.isEmpty else { return }
    let selected = Set(list.selectedItems)
    for case let place? in selection.places where !selected.contains(place.indexPath) {
      list.listView?.select(place.indexPath)
    }
  }

  /// The places of items that are selected, if the selection of hidden items is kept.
  private func places(ofSelected selected: [IndexPath]) -> [ItemPlace] {
    guard list.options.hiddenSelection == .kept, let view = list.view, let dataSource = list.dataSource else {
      return []
    }
    return selected.compactMap { dataSource.shownItem(at: $0, in: view)?.place }
  }

  /// Selects items again that were hidden, and keeps those that are.
  ///
  /// - Parameter places: those of the items that were selected before the update.
  /// - Returns: whether an item has been selected.
  private func restoreHidden(_ places: [ItemPlace]) -> Bool {
    guard list.options.hiddenSelection == .kept, let listView = list.listView, let dataSource = list.dataSource else {
      hiddenSelection = []
      return false
    }
    let selected = Set(list.selectedItems)
    // Another item has been selected instead.
    if !selected.isEmpty, !listView.selectsSeveralItems { hiddenSelection = [] }
    var hasCome = false
    var hidden: [ItemPlace] = []
    for place in hiddenSelection + places {
      if let path = dataSource.list.indexPath(place) {
        guard !selected.contains(path) else { continue }
        listView.select(path)
        hasCome = true
      } else if place.indexPath != nil {
        hidden.append(place)
      }
    }
    hiddenSelection = hidden
    return hasCome
  }
}
