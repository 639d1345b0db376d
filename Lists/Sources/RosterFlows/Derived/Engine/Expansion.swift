import RosterCore
import RosterDiagnostics

/// Content that shows any number of rows for each row of a base, in the base's sections, by a rule that may be replaced.
@MainActor final class Expansion<Rule: SpanRule> {
  typealias Span = Rule.Span

  let timeline: Timeline<Expanding<Rule>>

  /// - Parameters:
  ///   - base: the data source that is followed; it is kept alive.
  ///   - name: what texts call the data source.
  init(_ base: some DataSource, by rule: Rule, _ name: StaticString) {
    let rows = DerivedBase(base)
    let observed = ObservedRows(of: base, rows)
    timeline = Timeline(Expanding(name, rows, observed, by: rule))
    observed?.reader = self
    if base.changes.source == nil { base.changes.source = base }
  }

  var changes: ContentChannel { timeline.changes }

  private var coordinator: UpdateCoordinator { .shared }

  /// The rule as the last change left it.
  var rule: Rule { timeline.content.draftedRule ?? timeline.content.rule }

  // MARK: Reading

  /// The span that covers a row, which of its rows that is, and the row of the base as the timeline counts it.
  func span(at path: ItemPath, _ function: StaticString) -> (span: Span, local: Int, row: ItemPath) {
    timeline.read { state in
      let name = timeline.content.name
      checkIndex(path.section, of: .section, below: state.lists.count, in: name, function)
      checkIndex(path.item, of: .item, below: state.lists[path.section].count, in: name, function)
      let (index, span, local) = state.lists[path.section].span(covering: path.item)
      return (span, local, ItemPath(section: path.section, item: index))
    }
  }

  /// The rows that a condition finds in spans.
  ///
  /// - Parameter row: the row in a span that is looked for; `nil` if it is in another one.
  /// - Complexity: O(*n*)
  func paths(where row: (Span) -> Int?) -> [ItemPath] {
    timeline.read { timeline.content.paths(in: $0, where: row) }
  }

  // MARK: Rules

  /// Shows what another rule says.
  @discardableResult
  func replaceRule(_ rule: Rule) -> ContentUpdate {
    coordinator.checkChange()
    guard !coordinator.isDrafting else {
      timeline.content.draftedRule = rule
      return coordinator.add(self)
    }
    return coordinator.update([{ [self] in timeline.make(planRule(rule)) }])
  }

  private func planRule(_ rule: Rule) -> StagedUpdate {
    timeline.content.rule = rule
    return coordinator.evaluate(timeline.content.name) { timeline.plan { timeline.content.askAll(&$0) } }
  }
}

extension Expansion: ExpandedContent {
  var numberOfSections: Int { timeline.read { $0.lists.count } }

  func numberOfItems(inSection section: Int, _ function: StaticString) -> Int {
    timeline.read { state in
      checkIndex(section, of: .section, below: state.lists.count, in: timeline.content.name, function)
      return state.lists[section].count
    }
  }

  func basePath(of path: ItemPath, _ function: StaticString) -> ItemPath? {
    let row = span(at: path, function).row
    let count = timeline.read { Expanding<Rule>.count($0.lists[row.section]) }
    return row.item < count ? timeline.path(inBase: 0, of: row) : nil
  }
}

extension Expansion: StaleRowAsking {
  func takeDraft() -> [DraftPhase: UpdateStep] {
    guard let rule = timeline.content.draftedRule else { return draftOfStaleRows.map { [.composition: $0] } ?? [:] }
    timeline.content.draftedRule = nil
    return [.composition: timeline.step { self.planRule(rule) }]
  }
}
