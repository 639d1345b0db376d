import RosterDiagnostics

/// The sections of a data source at three times: as views show them, after the steps of the update that is being made, and
/// as a transaction drafts them.
///
/// Every data source that holds its content has one. An edit outside a transaction goes to the views at once and changes
/// the content in place. In a transaction, and while an update is being made, edits go to a draft.
///
/// What each edit and each update goes through uses no key paths: those of generic types are made anew at each use.
@MainActor @usableFromInline package final class SectionStore<Header, Item, Footer> {
  @usableFromInline package typealias Section = ContentSection<Header, Item, Footer>
  @usableFromInline package typealias List = SectionList<Header, Item, Footer>
  package typealias Edit = SectionEdit<Header, Item, Footer>
  /// Says what is different between two contents, of what is shown; `nil` if that cannot be known.
  package typealias Comparison = ([Section], [Section]) -> SectionedChangeset?

  package let changes = ContentChannel()
  /// ``committed``, which no code reads while an edit changes it.
  ///
  /// Besides edits it is read and written at once, or read by closures that call no other code, so that no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline private(set) var content: List
  /// Whether an edit is changing the content: items that are let go may call anything.
  @exclusivity(unchecked) @usableFromInline private(set) var isBeingEdited = false
  /// What the update that is being made does to ``committed``, the next step first.
  var steps: [Step] = [] {
    didSet { ahead = nil }
  }
  var nextStep: Step? { steps.isEmpty ? nil : steps[0] }
  /// A reference that is read and written at once, so that no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline private(set) var draft: Draft?
  /// The content after the next step, from when it is first read until the step is made.
  var ahead: Ahead?
  /// Whether ``ahead`` is answered; read and written at once, so that no two accesses overlap.
  @exclusivity(unchecked) @usableFromInline var isReadAhead = false
  /// The moment after all steps, if there are places of it.
  var momentAfterSteps: ContentRevision?
  /// Where the items that views show are by their identifiers, if that has been looked up.
  var index: ItemIndex<Item>?
  /// The identifiers of items, if they have any.
  private(set) lazy var identity = ItemIdentity<Item>.ofItems
  private var instances = SharedReferenceDetector<Item>()
  /// Finds repeated identifiers.
  let watch: DuplicateDetector<Header, Item, Footer>
  /// Whether no identifier is known to be repeated.
  private var isUnique = false

  /// A step from one content that views show to the next.
  enum Step {
    case structure(Edit)
    /// Edits that are made at once, at most one of which has items or sections come, go or move in views.
    case edits([Edit])
    /// Edits that leave all items where they are.
    case content([Edit])
    /// Edits that leave all items where they are, and are found out from the content before them.
    case following(() -> [Edit])
    /// Other content, and where this step and those after it lead the items.
    case list(List, ContentRevision.Change)
  }

  @usableFromInline
  final class Draft {
    @usableFromInline var list: List
    var record: Record
    /// The moments at which the draft began, and of its newest content, if there are places that need them.
    var moments: (start: ContentRevision?, newest: ContentRevision?)
    /// How many changes were recorded between the two.
    var recordedChanges = 0
    var index: ItemIndex<Item>?

    init(_ list: List) {
      self.list = list
      record = .nothing
    }

    /// Keeps where items went in a change of the draft, if there are places that need it.
    func remember(_ change: @autoclosure () -> ContentRevision.Change) {
      guard moments.newest != nil else { return }
      if isKnownUniquelyReferenced(&moments.newest) {
        moments = (nil, nil)
        return
      }
      let next = ContentRevision()
      moments.newest?.link(change(), to: next)
      moments.newest = next
      recordedChanges += 1
    }

    /// How the draft came out of what views show.
    enum Record {
      case nothing
      case edits(EditComposer)
      /// It was assigned, and is compared when it is committed.
      case assigned(Comparison)
      case unknown
    }
  }

  package init(
    _ sections: [Section],
    _ emptySections: EmptySections,
    watch: DuplicateDetector<Header, Item, Footer> = DuplicateDetector()
  ) {
    self.watch = watch
    content = List(sections, emptySections)
    instances.note(sections.lazy.flatMap { $0.items })
    changes.history.source = self
  }

  private var coordinator: UpdateCoordinator { .shared }

  // MARK: Reading

  @usableFromInline package var readsDraft: Bool { coordinator.readsDrafts }

  /// Reads what views show while they are at work, otherwise what is drafted.
  ///
  /// - Parameter body: reads the list; it must not call code outside of the store.
  @inlinable
  func read<Result>(_ body: (List) -> Result) -> Result {
    if let draft, readsDraft { return body(draft.list) }
    if isBeingEdited { trapReading() }
    return body(content)
  }

  /// What views show.
  @usableFromInline var committed: List {
    if isBeingEdited { trapReading() }
    return content
  }

  @usableFromInline
  func trapReading() -> Never {
    trap(
      "A data source was read while items were being removed from it",
      cause: "an item that is let go reads the data source in its `deinit`",
      advice: "keep in the item what its `deinit` needs"
    )
  }

  private var emptySections: EmptySections { committed.shown.emptySections }

  @inlinable var numberOfSections: Int { isReadAhead ? shownAhead.count : read { $0.shown.count } }

  @inlinable
  package func numberOfItems(inSection section: Int, in type: StaticString, _ function: StaticString = #function) -> Int
  {
    checkIndex(section, of: .section, below: numberOfSections, in: type, function)
    if isReadAhead { return numberOfItemsAhead(inSection: section) }
    return read { $0.sections[$0.shown[section]].items.count }
  }

  @inlinable
  package func item(at index: Int, inSection section: Int, in type: StaticString, _ function: StaticString = #function)
    -> Item
  {
    if isReadAhead {
      let count = numberOfItems(inSection: section, in: type, function)
      checkIndex(index, of: .item, below: count, in: type, function)
      return itemAhead(at: index, inSection: section)
    }
    return read { list in
      checkIndex(section, of: .section, below: list.shown.count, in: type, function)
      let section = list.shown[section]
      checkIndex(index, of: .item, below: list.sections[section].items.count, in: type, function)
      return list.sections[section].items[index]
    }
  }

  /// A section that is shown.
  ///
  /// - Complexity: O(1); O(*n*) in the number of its items if it is read ahead of edits.
  func section(at section: Int, in type: StaticString, _ function: StaticString = #function) -> Section {
    checkIndex(section, of: .section, below: numberOfSections, in: type, function)
    switch isReadAhead ? ahead : nil {
    case nil: return read { $0.sections[$0.shown[section]] }
    case .list(let list): return list.sections[list.shown[section]]
    case .edits(let edits, let shown): return committed.section(at: shown[section], after: edits)
    case .items(_, let shown): return committed.section(at: shown[section], after: editsToCome)
    }
  }

  /// What edits begin with: the draft, or the content after the update that is being made.
  package var newest: List {
    _read {
      if let draft {
        yield draft.list
      } else if steps.isEmpty {
        yield committed
      } else {
        yield afterSteps
      }
    }
  }

  /// The content after all steps.
  var afterSteps: List {
    if case .list(let list, _) = steps.last { return list }
    var list = committed
    for index in steps.indices {
      switch steps[index] {
      case .list(let new, _): list = new
      case .structure(let edit): list.apply(edit)
      case .edits(let edits), .content(let edits): for edit in edits { list.apply(edit) }
      case .following(let find):
        let edits = self.find(after: list, find)
        steps[index] = .content(edits)
        for edit in edits { list.apply(edit) }
      }
    }
    return list
  }

  /// Finds out edits from a content, only once: they may compute headers.
  private func find(after list: List, _ edits: () -> [Edit]) -> [Edit] {
    let rest = steps
    steps = [.list(list, .unknown)]
    defer { steps = rest }
    return edits()
  }

  // MARK: Edits

  /// Makes edits as one update.
  ///
  /// - Parameters:
  ///   - structure: edits of which each is a batch of its own; one is usual.
  ///   - content: is asked after them for edits that change what is shown where it is, which are one batch.
  @discardableResult
  package func perform(_ structure: [Edit], content: (() -> [Edit])? = nil) -> ContentUpdate {
    coordinator.checkChange()
    changes.checkChange()
    guard !coordinator.isDrafting else {
      // Before content is asked: what it answers depends on whether changes wait.
      let draft = draftForEdit()
      if !structure.isEmpty { make(structure, in: draft) }
      if let content { make(content(), in: draft) }
      return coordinator.add(self)
    }
    if changes.hasNoSubscribers {
      for edit in structure { commit(edit) }
      if let content { for edit in content() { commit(edit) } }
      _checkInvariants()
      watch.report(in: committed.sections)
      return coordinator.noteUpdate(of: changes)
    }
    var rounds: [() -> Void] = []
    for edit in structure {
      steps.append(.structure(edit))
      rounds.append { self.performStructure() }
    }
    if let content {
      steps.append(.following(content))
      rounds.append { self.performContent() }
    }
    let update = coordinator.update(rounds)
    watch.report(in: committed.sections)
    return update
  }

  /// Goes through the next edit, one of structure, in a round.
  private func performStructure() {
    // It may have been made together with one before.
    guard case .structure(let edit) = nextStep else { return }
    var stage = committed.stages(of: edit).structure
    let move = ContentRevision.Change.stage(stage)
    var isLast = true
    let isOnly = steps.count == 1
    if !isOnly {
      let edits = structureToCome
      if case .following = steps[steps.count - 1], changes.isDerivedFrom, performAtOnce(edits) { return }
      isLast = edits.count == 1
      if !stage.carriedItems.isEmpty, !isLast { carry(&stage.carriedItems, through: edits) }
    }
    make(StagedUpdate(stage), isLast: isOnly) { [isLast] in self.advance(move, isLast: isLast) }
  }

  /// The edits of structure that have yet to be made.
  private var structureToCome: [Edit] {
    steps.compactMap { if case .structure(let edit) = $0 { edit } else { nil } }
  }

  /// Goes through edits of structure and those of content that are to follow in the last round of the update, if views see
  /// one of the former only. What is derived from the content places what moves by what it becomes.
  private func performAtOnce(_ edits: [Edit]) -> Bool {
    var list = committed
    var structure = ChangeStage()
    for edit in edits {
      let stage = list.stages(of: edit).structure
      if stage.hasStructure {
        if structure.hasStructure { return false }
        structure = stage
      }
      list.apply(edit)
    }
    guard case .following(let find) = steps.last else { return false }
    let content = self.find(after: list, find)
    let update = StagedUpdate(structure: structure, content: stage(of: content, in: list))
    steps = [.edits(edits + content)]
    make(update, isLast: true) { [structure] in self.advance(.stage(structure)) }
    return true
  }

  /// What edits of content change in a list, in one batch.
  func stage(of edits: [Edit], in list: List) -> ChangeStage {
    var stage = ChangeStage()
    for edit in edits { stage.append(list.stages(of: edit).content) }
    stage.sections.updates.sortByDestination()
    return stage
  }

  /// Goes through the edits of content that are to follow, if there are any.
  private func performContent() {
    var edits: [Edit] = []
    switch nextStep {
    case .following(let find): edits = self.find(after: committed, find)
    case .content(let known): edits = known
    case .structure, .edits, .list, nil: break
    }
    steps = edits.isEmpty ? [] : [.content(edits)]
    if edits.isEmpty { return }
    make(StagedUpdate(stage(of: edits, in: committed)), isLast: true)
  }

  /// Makes the next step in a round of its own.
  private func make(_ update: StagedUpdate, isLast: Bool, advance: @escaping () -> Void = {}) {
    var step = UpdateStep(changes, update, ahead: self) {
      self.commit()
      advance()
    }
    step.isLast = isLast
    coordinator.round([step])
  }

  /// Follows items that the first edit carries to where they are after all edits.
  private func carry(_ items: inout [IndexMove<ItemPath>], through edits: [Edit]) {
    var list = committed
    for (number, edit) in edits.enumerated() {
      if number > 0 {
        let mapping = ItemPathMapping(list.stages(of: edit).structure)
        items = items.compactMap { item in mapping.path(item.to).map { IndexMove(from: item.from, to: $0) } }
      }
      list.apply(edit)
    }
  }

  /// Makes the next step.
  ///
  /// - Parameter index: where items are by their identifiers in the content after it, if that is another list.
  func commit(_ index: ItemIndex<Item>? = nil) {
    let step = nextStep
    if steps.count > 1 { steps.removeFirst() } else { steps = [] }
    switch step {
    case .structure(let edit): commit(edit)
    case .edits(let edits), .content(let edits): for edit in edits { commit(edit) }
    case .list(let list, _):
      let old = content
      content = list
      // Not before: items that are let go may call anything.
      withExtendedLifetime(old) {}
      self.index = index
      watch.forget()
    case .following, nil: break
    }
    _checkInvariants()
  }

  private func commit(_ edit: Edit) {
    if edit.mayRepeat { isUnique = false }
    watch.note(edit, before: committed.sections)
    if case .replaceItem(_, let item) = edit { instances.remember(item) }
    isBeingEdited = true
    content.apply(edit)
    isBeingEdited = false
    index?.apply(edit, to: committed.sections)
  }

  private func make(_ edits: [Edit], in draft: Draft) {
    var followed: EditComposer?
    switch draft.record {
    case .nothing: followed = EditComposer(draft.list)
    case .edits(let known): followed = known
    case .assigned(let compare):
      let base = afterSteps
      if let changes = compare(base.shownSections, draft.list.shownSections) {
        followed = EditComposer(base)
        followed?.assign(draft.list, changes)
      }
    case .unknown: break
    }
    // Held once, so that it is changed in place.
    draft.record = .unknown
    for edit in edits {
      if edit.mayRepeat { isUnique = false }
      if case .replaceItem(_, let item) = edit { instances.remember(item) }
      followed?.apply(edit)
      draft.remember(.stage(draft.list.stages(of: edit).structure))
      draft.list.apply(edit)
      draft.index?.apply(edit, to: draft.list.sections)
    }
    if let followed { draft.record = .edits(followed) }
    _checkInvariants()
  }

  /// Whether there are no items.
  var isEmpty: Bool { newest.sections.allSatisfy(\.items.isEmpty) }

  private func draftForEdit() -> Draft {
    if let draft { return draft }
    let new = Draft(afterSteps)
    // It comes back with the draft. Who looks for what views still show, meanwhile, counts again.
    if steps.isEmpty {
      new.index = index
      index = nil
    }
    draft = new
    return new
  }

  // MARK: Other content

  /// Keeps a report on content that is being applied until the content is there.
  @usableFromInline
  func note(_ report: DuplicateReport) { watch.note(report) }

  /// Shows other content.
  ///
  /// - Parameters:
  ///   - sections: the content.
  ///   - unique: leaves out what is repeated, given the paths of the items that came if nothing was repeated before; is
  ///     `nil` if nothing is to be left out.
  ///   - animated: whether views animate the update.
  ///   - compare: says what is different.
  @discardableResult
  package func assign(
    _ sections: [Section],
    unique: (([Section], [ItemPath]?) -> [Section]?)?,
    animated: Bool,
    compare: @escaping Comparison
  ) -> ContentUpdate {
    coordinator.checkChange()
    changes.checkChange()
    let compare: Comparison = { [coordinator] old, new in coordinator.evaluate("apply(_:)") { compare(old, new) } }
    let unique = unique.map { [coordinator] unique in
      { sections, came in coordinator.evaluate("apply(_:)") { unique(sections, came) } }
    }
    // Handlers are called when the content is there: their edits would be lost before.
    defer {
      watch.tellOfApplied()
      (changes.overlay as? any ItemOverlay<Item>)?.tellOfApplied()
    }
    instances.note(sections.lazy.flatMap { $0.items })
    guard !coordinator.isDrafting else {
      if unique == nil { isUnique = false }
      draft(List(unique?(sections, nil) ?? sections, emptySections), compare: compare)
      if !animated { coordinator.updateOfDrafts().isAnimated = false }
      return coordinator.add(self)
    }
    if unique == nil { isUnique = false }
    let clock = ContinuousClock()
    let start = clock.now
    var list = List(sections, emptySections)
    var difference = compare(committed.shownSections, list.shownSections)
    if let unique, !isUnique || difference?.mayRepeat ?? true {
      if let sections = unique(sections, isUnique ? difference?.pathsThatCame(in: list.shown) : nil) {
        list = List(sections, emptySections)
        difference = compare(committed.shownSections, list.shownSections)
      }
      isUnique = true
    }
    let update = ContentUpdate()
    update.isAnimated = animated
    update.diffing = clock.now - start
    guard let difference else {
      let commit = replaceContent(by: list)
      return coordinator.update(coordinator.reload(changes, commit: commit), as: update)
    }
    let rounds = UpdateRound.rounds(of: [steps(to: list, difference)])
    return coordinator.update(Array(coordinator.steps(of: rounds[...])), as: update)
  }

  private func draft(_ list: List, compare: @escaping Comparison) {
    let draft = draftForEdit()
    draft.remember(.changeset(compare(draft.list.shownSections, list.shownSections)))
    draft.index = nil
    switch draft.record {
    case .nothing, .assigned: draft.record = .assigned(compare)
    case .unknown: break
    case .edits(var followed):
      if let changes = compare(draft.list.shownSections, list.shownSections) {
        followed.assign(list, changes)
        draft.record = .edits(followed)
      } else {
        draft.record = .unknown
      }
    }
    draft.list = list
  }

  /// The step to content that cannot be compared.
  private func replaceContent(by list: List, index: ItemIndex<Item>? = nil) -> () -> Void {
    steps = [.list(list, .unknown)]
    return { [weak self] in
      self?.commit(index)
      self?.advance(.unknown)
    }
  }

  /// Views show the items where a change has led them.
  func advance(_ change: @autoclosure () -> ContentRevision.Change, isLast: Bool = true) {
    changes.history.advance(change(), to: isLast ? momentAfterSteps : nil)
    if isLast { momentAfterSteps = nil }
  }

  /// The steps from what views show to other content.
  private func steps(
    to list: List,
    _ difference: SectionedChangeset,
    index: ItemIndex<Item>? = nil
  ) -> [DraftPhase: UpdateStep] {
    var stages = difference.stages(sectionCount: list.shown.count)
    // What shows differently is there with the last stage of structure.
    let updates = stages.count > 1 && stages.last?.stage.hasStructure == false ? stages.removeLast().stage : nil
    let old = committed.shownSections
    var change = ContentRevision.Change.changeset(difference)
    self.steps = []
    var steps: [DraftPhase: UpdateStep] = [:]
    for (number, staged) in stages.enumerated() {
      let stage = staged.stage
      let phase: DraftPhase = !stage.hasStructure ? .content : steps[.structure] == nil ? .structure : .items
      let indexAfter = number == stages.count - 1 ? index : nil
      if staged.isNew {
        self.steps.append(.list(list, change))
        steps[phase] = step(stage, updates, indexAfter) { [change] store in
          if stage.hasStructure || store.momentAfterSteps != nil { store.advance(change) }
        }
        change = .none
      } else {
        self.steps.append(.list(List(staged.sections(old: old, new: list.shownSections), emptySections), change))
        steps[phase] = step(stage, nil, indexAfter) { $0.changes.history.advanceHalf(stage, of: difference) }
        change = .secondHalf(stages[number + 1].stage, after: stage, of: difference)
      }
    }
    if stages.isEmpty {
      // Nothing shows differently, but the content is another.
      self.steps = [.list(list, .none)]
      steps[.content] = step(ChangeStage(), nil, index) { $0.advance(.none) }
    }
    return steps
  }

  private func step(
    _ stage: ChangeStage,
    _ updates: ChangeStage?,
    _ index: ItemIndex<Item>?,
    advance: @escaping (SectionStore) -> Void
  ) -> UpdateStep {
    UpdateStep(changes, StagedUpdate(stage, updates: updates), ahead: self) { [weak self] in
      guard let self else { return }
      commit(index)
      advance(self)
    }
  }
}

extension SectionStore: ContentDraft {
  package func takeDraft() -> [DraftPhase: UpdateStep] {
    guard let draft else { return [:] }
    let difference = difference(of: draft)
    if case .edits = draft.record { watch.note(from: committed.sections, to: draft.list.sections) }
    // Last, as observers and followers may edit.
    defer { watch.report(in: draft.list.sections) }
    self.draft = nil
    momentAfterSteps = draft.moments.newest
    if let difference { return steps(to: draft.list, difference, index: draft.index) }
    var step = UpdateStep(changes, commit: replaceContent(by: draft.list, index: draft.index))
    step.kind = .reload
    return [.reload: step]
  }
}
