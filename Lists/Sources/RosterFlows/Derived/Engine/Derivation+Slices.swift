import RosterCore

// Rules that many rows are asked about, a slice after the other.

extension Derivation {
  /// An update that is not shown before all rows have been asked.
  struct Unsettled {
    let update: ContentUpdate
    let completion: ContentUpdate.ViewCompletion
  }

  /// The number of rows of the base that have yet to be asked about the newest rule, or to be put in its order.
  var pendingCount: Int {
    isPassing ? timeline.read { $0.sections.reduce(0) { $0 + $1.pendingCount } } : 0
  }

  private var isPassing: Bool {
    get { timeline.content.isPassing }
    set { timeline.content.isPassing = newValue }
  }

  /// Begins to ask rows about another rule, and asks those of the first slice; all of them if there are few.
  func planRule(_ rule: ArrangementRule, in scope: RuleScope) -> StagedUpdate {
    let old = timeline.content.rule
    timeline.content.rule = rule
    let rowCount = timeline.content.counts(ofBase: 0).reduce(0, +)
    let isSliced = rowCount >= slices.minimumCount && timeline.read { $0.sections.allSatisfy(\.canPause) }
    guard isSliced || isPassing else {
      return planSections { sections, section in sections.follow(rule, in: scope, section: section) }
    }
    timeline.read { sections in
      for (section, rows) in sections.sections.enumerated() {
        rows.begin(rule, insteadOf: old, in: scope, SectionRows(section: section))
      }
    }
    isPassing = true
    return planSlice(isSliced ? slices.length : .unlimited)
  }

  /// Asks rows that are pending.
  private func planSlice(_ length: TimeSlicing.Length) -> StagedUpdate {
    var budget = SliceBudget(length)
    // Where an item was read last is where a view is, if there is one: about a screen before it is where to begin.
    let seen = ItemPath(section: lastRead.section, item: max(0, lastRead.item - 64))
    let rule = timeline.content.rule
    let update = planSections(from: seen.section) { sections, section in
      let start = section == seen.section ? seen.item : 0
      return sections.proceed(by: rule, section: section, from: start, &budget)
    }
    let current = coordinator.current
    if pendingCount > 0 {
      if let current, !unsettled.contains(where: { $0.update === current }) {
        unsettled.append(Unsettled(update: current, completion: current.waitForView()))
      }
      schedule()
    } else {
      endPass(with: current)
    }
    return update
  }

  /// Nothing is pending any more.
  private func endPass(with update: ContentUpdate?) {
    isPassing = false
    let settled = unsettled
    unsettled = []
    if settled.isEmpty { return }
    let complete = { for update in settled { update.completion() } }
    if let update { update.onShown(complete) } else { complete() }
  }

  private func schedule() {
    if isScheduled { return }
    isScheduled = true
    slices.schedule { [weak self] in
      self?.isScheduled = false
      self?.proceed()
    }
  }

  /// Makes the next slice.
  func proceed() { makeSlice(slices.length) }

  /// Asks all rows that are pending.
  func settle() -> ContentUpdate { makeSlice(.unlimited) }

  @discardableResult
  private func makeSlice(_ length: TimeSlicing.Length) -> ContentUpdate {
    guard isPassing else { return .nothing }
    coordinator.checkChange()
    guard !coordinator.isDrafting else {
      draftedSlice = length
      return coordinator.add(self)
    }
    return coordinator.update([
      { [self] in
        // Comparators read models as they are: those that have changed leave what has been sorted.
        if timeline.hasStaleRows { timeline.make(timeline.planStaleRows()) }
      },
      { [self] in timeline.make(planSlice(length)) },
    ])
  }

  /// Plans what sections do by themselves.
  ///
  /// - Parameter first: the section to begin with.
  private func planSections(
    from first: Int = 0,
    _ change: (inout DerivedSections, _ section: Int) -> (Rearrangement, undo: DerivedSections.Edit)
  ) -> StagedUpdate {
    timeline.plan { sections in
      let old = sections.shown
      let counts = sections.sections.map(\.count)
      var undo: [DerivedSections.Edit] = []
      var stage = DerivedStage()
      stage.hasLeastMoves = true
      coordinator.evaluate(timeline.content.name) {
        let first = min(first, counts.count)
        for section in [first..<counts.count, 0..<first].joined() {
          let (change, edit) = change(&sections, section)
          undo.append(edit)
          stage.items.deletes.append(change.deletes, inSection: section)
          stage.items.inserts.append(change.inserts, inSection: section)
          for move in change.moves {
            stage.items.moves.append(
              IndexMove(
                from: ItemPath(section: section, item: move.from),
                to: ItemPath(section: section, item: move.to)
              )
            )
          }
        }
      }
      stage.items.deletes.sort()
      stage.items.inserts.sort()
      stage.items.moves.sortByDestination()
      let space = DerivedStage.Sections(
        oldCount: counts.count,
        newCount: counts.count,
        old: old,
        new: sections.shown,
        after: { $0 },
        before: { $0 },
        places: { counts[$0] }
      )
      return (stage.shown(space, isLast: false), undo.reversed())
    }
  }
}

extension Derivation: ContentDraft {
  func takeDraft() -> [DraftPhase: UpdateStep] {
    let (rule, slice) = (timeline.content.draftedRule, draftedSlice)
    timeline.content.draftedRule = nil
    draftedSlice = nil
    // A slice that waits for rows that have changed has its turn with the next one.
    if rule == nil, let step = draftOfStaleRows {
      if slice != nil { schedule() }
      return [.composition: step]
    }
    if let rule { return [.composition: timeline.step { self.planRule(rule.rule, in: rule.scope) }] }
    if let slice { return [.composition: timeline.step { self.planSlice(slice) }] }
    return [:]
  }
}
