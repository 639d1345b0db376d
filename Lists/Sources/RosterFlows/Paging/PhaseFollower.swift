import RosterCore

/// Has the rows of phases at all positions follow the phases, in one update: those of one phase come as those of another go.
@MainActor final class PhaseFollower<Row> {
  private struct Part {
    let position: PhaseRows<Row>.Position
    weak var rows: FlatDataSource<Row>?
  }

  private let phases: PhaseRows<Row>
  private var status: LoadStatus
  private var parts: [Part] = []
  private var observation: LoadObservation?

  /// - Parameter content: the content whose phases they are; it is not kept alive.
  init(_ phases: PhaseRows<Row>, of content: some LoadingContent) {
    self.phases = phases
    status = content.status
    observation = content.observeStatus { [weak self] in self?.follow($0) }
  }

  func add(_ rows: FlatDataSource<Row>, at position: PhaseRows<Row>.Position) {
    rows.apply(phases.rows(position, for: status))
    parts.append(Part(position: position, rows: rows))
  }

  private func follow(_ status: LoadStatus) {
    self.status = status
    transaction {
      for part in parts { part.rows?.apply(phases.rows(part.position, for: status)) }
    }
  }
}
