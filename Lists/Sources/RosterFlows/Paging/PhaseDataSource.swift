import RosterCore

/// The rows that stand for phases at one position, in a section that is there as long as it has some.
@MainActor final class PhaseDataSource<Row>: DataSource {
  private let rows = FlatDataSource<Row>(emptySections: .drop)
  /// What has the rows follow the phases.
  private let follower: PhaseFollower<Row>

  /// - Parameters:
  ///   - follower: what has the rows follow the phases.
  ///   - position: which of the rows of phases.
  init(_ follower: PhaseFollower<Row>, _ position: PhaseRows<Row>.Position) {
    self.follower = follower
    rows.changes.source = self
    follower.add(rows, at: position)
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
    let follower = PhaseFollower(phases, of: content)
    return CompositeDataSource {
      PhaseDataSource(follower, .beforeItems)
      self
      PhaseDataSource(follower, .insteadOfItems)
      PhaseDataSource(follower, .afterItems)
    }
  }
}
