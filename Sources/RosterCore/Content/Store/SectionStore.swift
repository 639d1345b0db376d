/// The sections of a data source: what views know, what is drafted, and how one becomes the other.
///
/// Every data source that holds its content has one. An edit outside a transaction goes to the views at once and changes
/// the content in place. In a transaction, and while an update is being made, edits go to a draft.
@MainActor @usableFromInline final class SectionStore<Header, Item, Footer> {
  typealias Section = ContentSection<Header, Item, Footer>
  @usableFromInline typealias List = SectionList<Header, Item, Footer>
  typealias Edit = SectionEdit<Header, Item, Footer>
  /// Says what is different between two contents, of what is shown; `nil` if that cannot be known.
  typealias Comparison = ([Section], [Section]) -> SectionedChangeset?

  let changes = ContentChanges()
  /// What views know.
  @usableFromInline private(set) var committed: List
  /// What is about to be committed.
  private(set) var pending: Pending?
  @usableFromInline private(set) var draft: Draft?
  /// The moment of what is about to be committed, if there are places of it.
  var pendingMoment: ItemMoment?
  /// Where the items that views know are by their identifiers, if that has been asked for.
  var index: ItemIndex<Item>?
  /// The identifiers of items, if they have any.
  private(set) lazy var identify = ItemIdentity.function(of: Item.self)
  /// Whether several items may have the same identifier.
  var allowsRepeatedItems = false
  /// Whether a section that stayed shows another header or footer, as far as edits could not say so.
  var showsDifferently: ((_ old: Section, _ new: Section) -> Bool)?
  /// Whether no identifier is known to be repeated.
  private var isUnique = false

  enum Pending {
    /// Edits, and what is asked after them for more.
    case edits(ArraySlice<Edit>, content: () -> [Edit])
    /// Other content, and where the items that views know are in it.
    case list(List, ItemMoment.Change)
  }

  @usableFromInline
  final class Draft {
    @usableFromInline var list: List
    var record: Record
    /// The moments at which the draft began, and of its latest content, if there are places that need them.
    var moments: (start: ItemMoment?, latest: ItemMoment?)
    /// How many changes were recorded between the two.
    var recordedChanges = 0
    var index: ItemIndex<Item>?

    init(_ list: List) {
      self.list = list
      record = .nothing
    }

    /// Keeps where items went in a change of the draft, if there are places that need it.
    func remember(_ change: @autoclosure () -> ItemMoment.Change) {
      guard moments.latest != nil else { return }
      if isKnownUniquelyReferenced(&moments.latest) {
        moments = (nil, nil)
        return
      }
      let next = ItemMoment()
      moments.latest?.link(change(), to: next)
      moments.latest = next
      recordedChanges += 1
    }

    /// How the draft came out of what views know.
    enum Record {
      case nothing
      case edits(ContentTokens)
      /// It was assigned, and is compared when it is committed.
      case assigned(Comparison)
      case unknown
    }
  }

  init(_ sections: [Section], _ emptySections: EmptySections) {
    committed = List(sections, emptySections)
    changes.history.source = self
  }

  private var coordinator: UpdateCoordinator { .shared }

  /// What the data source answers: what views know while they are at work, otherwise what is drafted.
  @inlinable var current: List {
    _read {
      if let draft, readsDraft {
        yield draft.list
      } else {
        yield committed
      }
    }
  }

  /// Reads several parts of ``current`` in one access.
  @inlinable
  func read<Result>(_ body: (List) -> Result) -> Result {
    if let draft, readsDraft { return body(draft.list) }
    return body(committed)
  }

  /// Whether edits build on others that views do not know yet.
  var isAhead: Bool { draft != nil || pending != nil }

  @usableFromInline var readsDraft: Bool { !coordinator.readsCommitted }

  /// What edits begin with.
  var latest: List {
    _read {
      if let draft {
        yield draft.list
      } else if pending != nil {
        yield committedWithPending
      } else {
        yield committed
      }
    }
  }

  var committedWithPending: List {
    switch pending {
    case nil: return committed
    case .list(let list, _): return list
    case .edits(let structure, let content):
      var list = committed
      for edit in structure { list.apply(edit) }
      // The edits that follow are found out from the content after those before them, and only once.
      pending = .list(list, .unknown)
      let edits = content()
      pending = .edits(structure) { edits }
      for edit in edits { list.apply(edit) }
      return list
    }
  }

  // MARK: Edits

  /// Makes edits as one update.
  ///
  /// - Parameters:
  ///   - structure: edits of which each is a batch of its own; one is usual.
  ///   - content: is asked after them for edits that change what is shown where it is, which are one batch.
  @discardableResult
  func perform(_ structure: [Edit], content: @escaping () -> [Edit] = { [] }) -> ContentUpdate {
    coordinator.checkChange()
    guard !coordinator.isDrafting else {
      edit { draft in
        for edit in structure { draft(edit) }
        for edit in content() { draft(edit) }
      }
      return coordinator.add(self)
    }
    return coordinator.update {
      if !structure.isEmpty { pending = .edits(structure[...], content: content) }
      for (index, edit) in structure.enumerated() {
        var stage = committed.stages(of: edit).structure
        let move = ItemMoment.Change.stage(stage)
        let rest = structure[(index + 1)...]
        if !stage.carriedItems.isEmpty, !rest.isEmpty { carry(&stage.carriedItems, through: rest, after: edit) }
        coordinator.round([
          (
            changes, stage,
            {
              self.commit([edit], before: rest)
              self.advance(move, isLast: rest.isEmpty)
            }
          )
        ])
      }
      let edits = contentAfterStructure(content)
      var stage = ChangeStage()
      for edit in edits { stage.append(committed.stages(of: edit).content) }
      stage.sections.updates.sort { $0.to < $1.to }
      pending = .edits(edits[...]) { [] }
      coordinator.round([(changes, stage, { self.commit(edits, before: nil) })])
    }
  }

  /// Follows carried items to where they are after the edits that come later in the update.
  private func carry(_ items: inout [IndexMove<ItemPath>], through rest: ArraySlice<Edit>, after edit: Edit) {
    var list = committed
    list.apply(edit)
    for edit in rest {
      let mapping = ItemPathMapping(list.stages(of: edit).structure)
      items = items.compactMap { item in mapping.path(item.to).map { IndexMove(from: item.from, to: $0) } }
      list.apply(edit)
    }
  }

  /// The edits of content, which somebody may have asked for already.
  private func contentAfterStructure(_ content: () -> [Edit]) -> [Edit] {
    guard case .edits(_, let content) = pending else { return content() }
    pending = nil
    return content()
  }

  /// - Parameter rest: edits that follow, with their content; `nil` if none do.
  private func commit(_ edits: [Edit], before rest: ArraySlice<Edit>?) {
    if let rest, case .edits(_, let content) = pending {
      pending = .edits(rest, content: content)
    } else {
      pending = nil
    }
    for edit in edits {
      if edit.mayRepeat { isUnique = false }
      committed.apply(edit)
      index?.apply(edit)
    }
  }

  private func edit(_ body: ((Edit) -> Void) -> Void) {
    let draft = draftForEdit()
    var tokens: ContentTokens?
    switch draft.record {
    case .nothing: tokens = ContentTokens(draft.list)
    case .edits(let known): tokens = known
    case .assigned(let compare):
      var followed = ContentTokens(committedWithPending)
      if let changes = compare(committedWithPending.shownSections, draft.list.shownSections) {
        followed.assign(draft.list, changes)
        tokens = followed
      }
    case .unknown: break
    }
    draft.record = .unknown
    body { edit in
      if edit.mayRepeat { isUnique = false }
      tokens?.apply(edit)
      draft.remember(.stage(draft.list.stages(of: edit).structure))
      draft.list.apply(edit)
      draft.index?.apply(edit)
    }
    if let tokens { draft.record = .edits(tokens) }
  }

  private func draftForEdit() -> Draft {
    if let draft { return draft }
    let new = Draft(committedWithPending)
    draft = new
    return new
  }

  // MARK: Other content

  /// Shows other content.
  ///
  /// - Parameters:
  ///   - sections: the content.
  ///   - unique: leaves out what is repeated, given the paths of the items that came if nothing was repeated before; is
  ///     `nil` if nothing is to be left out.
  ///   - animated: whether views animate the update.
  ///   - compare: says what is different.
  @discardableResult
  func assign(
    _ sections: [Section],
    unique: (([Section], [ItemPath]?) -> [Section]?)?,
    animated: Bool,
    compare: @escaping Comparison
  ) -> ContentUpdate {
    coordinator.checkChange()
    guard !coordinator.isDrafting else {
      if unique == nil { isUnique = false }
      draft(List(unique?(sections, nil) ?? sections, committed.shown.emptySections), compare: compare)
      if !animated { coordinator.updateOfDrafts().isAnimated = false }
      return coordinator.add(self)
    }
    if unique == nil { isUnique = false }
    let clock = ContinuousClock()
    let start = clock.now
    var list = List(sections, committed.shown.emptySections)
    var difference = compare(committed.shownSections, list.shownSections)
    if let unique, !isUnique || difference?.mayRepeat ?? true {
      if let sections = unique(sections, isUnique ? difference?.pathsThatCame(in: list.shown) : nil) {
        list = List(sections, committed.shown.emptySections)
        difference = compare(committed.shownSections, list.shownSections)
      }
      isUnique = true
    }
    let update = ContentUpdate()
    update.isAnimated = animated
    update.diffing = clock.now - start
    return coordinator.update(update) {
      guard let difference else {
        pending = .list(list, .unknown)
        return coordinator.reload(changes) { self.commit(list, .unknown) }
      }
      for step in steps(to: list, difference).sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        coordinator.run(UpdateRound(step.value))
      }
    }
  }

  private func draft(_ list: List, compare: @escaping Comparison) {
    let draft = draftForEdit()
    draft.remember(.changeset(compare(draft.list.shownSections, list.shownSections)))
    draft.index = nil
    switch draft.record {
    case .nothing, .assigned: draft.record = .assigned(compare)
    case .unknown: break
    case .edits(var tokens):
      if let changes = compare(draft.list.shownSections, list.shownSections) {
        tokens.assign(list, changes)
        draft.record = .edits(tokens)
      } else {
        draft.record = .unknown
      }
    }
    draft.list = list
  }

  private func commit(_ list: List, _ change: ItemMoment.Change, index: ItemIndex<Item>? = nil) {
    pending = nil
    committed = list
    self.index = index
    advance(change)
  }

  /// Views know where items are after a change.
  private func advance(_ change: @autoclosure () -> ItemMoment.Change, isLast: Bool = true) {
    changes.history.advance(change(), to: isLast ? pendingMoment : nil)
    if isLast { pendingMoment = nil }
  }

  /// The steps from what views know to other content.
  private func steps(
    to list: List,
    _ difference: SectionedChangeset,
    index: ItemIndex<Item>? = nil
  ) -> [DraftPhase: DraftedStep] {
    let stages = difference.stages(sectionCount: list.shown.count)
    let old = committed.shownSections
    pending = .list(list, .changeset(difference))
    var steps: [DraftPhase: DraftedStep] = [:]
    for (number, staged) in stages.enumerated() {
      let stage = staged.stage
      let phase: DraftPhase = !stage.hasStructure ? .content : steps[.structure] == nil ? .structure : .items
      let isLast = number == stages.count - 1
      steps[phase] = DraftedStep(changes: changes, kind: .stage { stage }) { [weak self] in
        guard let self else { return }
        committed =
          staged.isNew ? list : List(staged.sections(old: old, new: list.shownSections), list.shown.emptySections)
        self.index = isLast ? index : nil
        if staged.isNew {
          if stage.hasStructure || pendingMoment != nil, case .list(_, let change) = pending { advance(change) }
          pending = isLast ? nil : .list(list, .none)
        } else {
          changes.history.advanceHalf(stage, of: difference)
          pending = .list(list, .secondHalf(stages[number + 1].stage, after: stage, of: difference))
        }
      }
    }
    if stages.isEmpty {
      // Nothing shows differently, but the content is another.
      steps[.content] = DraftedStep(changes: changes, kind: .stage { ChangeStage() }) { [weak self] in
        self?.commit(list, .none, index: index)
      }
    }
    return steps
  }
}

extension SectionedChangeset {
  /// The paths among all sections of the items that came; `nil` if whole sections came.
  fileprivate func pathsThatCame(in shown: ShownSections) -> [ItemPath]? {
    guard sections.inserts.isEmpty else { return nil }
    return items.inserts.map { ItemPath(section: shown[$0.section], item: $0.item) }
  }

  /// Whether something came that may be there already.
  fileprivate var mayRepeat: Bool { !items.inserts.isEmpty || !sections.inserts.isEmpty }
}

extension SectionStore: ContentDraft {
  func takeDraft() -> [DraftPhase: DraftedStep] {
    guard let draft else { return [:] }
    let difference = difference(of: draft).map { reviewed($0, draft.list) }
    self.draft = nil
    pendingMoment = draft.moments.latest
    let index = draft.index
    if let difference { return steps(to: draft.list, difference, index: index) }
    let list = draft.list
    pending = .list(list, .unknown)
    return [
      .reload: DraftedStep(changes: changes, kind: .reload) { [weak self] in self?.commit(list, .unknown, index: index)
      }
    ]
  }

  /// What is different in a draft from what it began with; `nil` if that is not known.
  func difference(of draft: Draft) -> SectionedChangeset? {
    switch draft.record {
    case .nothing: SectionedChangeset()
    case .edits(let tokens): tokens.changeset
    case .assigned(let compare): compare(committedWithPending.shownSections, draft.list.shownSections)
    case .unknown: nil
    }
  }

  /// Adds the sections that were asked for their headers or footers since they were drafted.
  private func reviewed(_ changes: SectionedChangeset, _ list: List) -> SectionedChangeset {
    guard let showsDifferently else { return changes }
    let (old, new) = (committed.shownSections, list.shownSections)
    var updates: [IndexMove<Int>] = []
    let known = Set(changes.sections.updates.map(\.to))
    for (section, origin) in changes.sections.origins(count: new.count).enumerated() {
      guard let origin else { continue }
      let isDifferent = showsDifferently(old[origin], new[section])
      if isDifferent || known.contains(section) { updates.append(IndexMove(from: origin, to: section)) }
    }
    var changes = changes
    changes.sections.updates = updates
    return changes
  }
}
