import RosterCore

/// The rows that stand for phases at one position, in a section that is there as long as it has some.
@MainActor final class PhaseDataSource<Row>: DataSource {
  private let rows = FlatDataSource<Row>(emptySections: .drop)
  private var observation: LoadObservation?

  /// - Parameters:
  ///   - phases: the rows of each phase.
  ///   - position: which of these rows.
  ///   - content: the content whose phases they are; it is not kept alive.
  init(_ phases: PhaseRows<Row>, _ position: PhaseRows<Row>.Position, of content: some LoadingContent) {
    rows.changes.source = self
    rows.apply(phases.rows(position, for: content.status))
    observation = content.observeStatus { [weak rows] status in rows?.apply(phases.rows(position, for: status)) }
  }

  var numberOfSections: Int { rows.numberOfSections }

  func numberOfItems(inSection section: Int) -> Int { rows.numberOfItems(inSection: section) }

  func item(at index: Int, inSection section: Int) -> Row { rows.item(at: index, inSection: section) }

  var changes: ContentChannel { rows.changes }
}

extension DataSource {
  /// This content with the rows that stand for phases before it, instead of it and after it.
  ///
  /// Rows around the result in a composite, such as a header, stay through all phases.
  ///
  /// - Parameters:
  ///   - phases: the rows of each phase.
  ///   - content: the content whose phases they are: this one, or its base.
  public func showing(
    _ phases: PhaseRows<Item>,
    of content: some LoadingContent
  ) -> CompositeDataSource<Item, Header, Footer> {
    CompositeDataSource {
      PhaseDataSource(phases, .beforeItems, of: content)
      self
      PhaseDataSource(phases, .insteadOfItems, of: content)
      PhaseDataSource(phases, .afterItems, of: content)
    }
  }
}
