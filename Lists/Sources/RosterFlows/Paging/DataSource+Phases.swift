import RosterCore

extension DataSource {
  /// Returns the content with rows for its loading phases before, in place of, and after it.
  ///
  /// Rows around the result in a composite, such as a header, remain through all phases.
  ///
  /// - Parameters:
  ///   - phases: The rows of each phase.
  ///   - content: The loading content, which is this data source or its base.
  public func showing(
    _ phases: PhaseRows<Item>,
    of content: some LoadingContent
  ) -> CompositeDataSource<Item, Header, Footer> {
    let follower = PhaseFollower(phases, of: content)
    let composite = CompositeDataSource<Item, Header, Footer> {
      follower.parts[0].rows
      self
      follower.parts[1].rows
      follower.parts[2].rows
    }
    composite.changes.companions.append(follower)
    return composite
  }
}

/// Updates phase rows at all positions in one transaction.
@MainActor private final class PhaseFollower<Row> {
  let parts: [(position: PhaseRows<Row>.Position, rows: FlatDataSource<Row>)]
  private let phases: PhaseRows<Row>
  private var observation: LoadObservation?

  /// - Parameter content: The loading content, which isn't retained.
  init(_ phases: PhaseRows<Row>, of content: some LoadingContent) {
    self.phases = phases
    parts = PhaseRows<Row>.Position.allCases.map { ($0, FlatDataSource(emptySections: .drop)) }
    follow(content.status)
    observation = content.observeStatus { [weak self] in self?.follow($0) }
  }

  private func follow(_ status: LoadStatus) {
    transaction {
      for (position, rows) in parts { rows.apply(phases.rows(position, for: status)) }
    }
  }
}
