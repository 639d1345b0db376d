/// Content that shows rows of each section of a base, in the base's sections, by a rule that may be replaced.
///
/// It keeps an ``Arrangement`` of each section in a ``Timeline``.
@usableFromInline
@MainActor final class Derivation {
  let timeline: Timeline<Arranging>

  // MARK: What is pending

  var slices = TimeSlicing.lasting()
  var isScheduled = false
  /// The updates that wait for rows that have yet to be asked about the rule, and the slice that waits for an update.
  var unsettled: [Unsettled] = []
  var draftedSlice: TimeSlicing.Length?
  /// Where in the base an item was read last.
  var lastRead = ItemPath(section: 0, item: 0)

  /// - Parameters:
  ///   - base: the data source that is followed; it is kept alive.
  ///   - name: what texts call the data source.
  init(
    _ base: some DataSource,
    by rule: ArrangementRule,
    _ emptySections: EmptySections,
    _ name: StaticString
  ) {
    let rows = DerivedBase(base)
    let observed = ObservedRows(of: base, rows)
    timeline = Timeline(
      Arranging(name, rows, emptySections, observed, by: rule.observed(by: observed))
    )
    observed?.reader = self
    if base.changes.source == nil { base.changes.source = base }
  }

  /// Shows the items whose paths satisfy a predicate.
  @usableFromInline
  convenience init(
    filtering base: some DataSource,
    by predicate: @escaping @MainActor (ItemPath) -> Bool,
    _ emptySections: EmptySections,
    _ name: StaticString
  ) {
    self.init(base, by: .filter(predicate), emptySections, name)
  }

  @usableFromInline var changes: ContentChannel { timeline.changes }

  var coordinator: UpdateCoordinator { .shared }

  /// The rule as the last change left it.
  var rule: ArrangementRule { timeline.content.draftedRule?.rule ?? timeline.content.rule }

  // MARK: Rules

  /// Shows the items whose paths satisfy another predicate.
  @usableFromInline
  func filter(by predicate: @escaping @MainActor (ItemPath) -> Bool, in scope: RuleScope) -> ContentUpdate {
    replaceRule(.filter(predicate), in: scope)
  }

  /// Shows what another rule says.
  ///
  /// - Parameter scope: the rows that it may judge in another way than the rule before.
  @discardableResult
  func replaceRule(_ rule: ArrangementRule, in scope: RuleScope) -> ContentUpdate {
    replaceObservedRule(rule.observed(by: timeline.content.observed[0]), in: scope)
  }

  /// Asks all rows about the rule again.
  func reevaluate() -> ContentUpdate { replaceObservedRule(rule, in: .all) }

  private func replaceObservedRule(_ rule: ArrangementRule, in scope: RuleScope) -> ContentUpdate {
    coordinator.checkChange()
    guard !coordinator.isDrafting else {
      timeline.content.draftedRule = (rule, timeline.content.draftedRule?.scope.joined(with: scope) ?? scope)
      return coordinator.add(self)
    }
    return coordinator.update([{ [self] in timeline.make(planRule(rule, in: scope)) }])
  }
}

extension Derivation: StaleRowAsking {}
