/// The rows that a list shows for its loading phases.
///
/// ```swift
/// let phases = PhaseRows<FeedRow>()
///   .firstLoad(.spinner)
///   .empty(.text("Nothing here yet"))
///   .failed { .retry("\($0)") }
///   .edge(.next) { $0.state.error == nil ? .spinner : .retry("More could not be loaded") }
/// tableView.attach(feed.map(FeedRow.post).showing(phases, of: feed))
/// ```
///
/// A phase without rows shows nothing. Rows match as in a `FlatDataSource`: by identifier or value, and a row that remains retains
/// its cell.
@preconcurrency @MainActor public struct PhaseRows<Row> {
  /// The position of phase rows.
  enum Position: CaseIterable {
    /// Before the items, for a refresh and the previous pages.
    case beforeItems
    /// In place of items.
    case insteadOfItems
    /// After the items, for the next pages.
    case afterItems
  }

  private typealias Rows = (LoadStatus) -> [Row]

  private var rows: [Position: [Rows]] = [:]

  /// Creates phases without rows.
  public init() {}

  /// Returns the rows at a position.
  func rows(_ position: Position, for status: LoadStatus) -> [Row] {
    rows[position, default: []].flatMap { $0(status) }
  }

  private func adding(_ position: Position, _ rows: @escaping Rows) -> PhaseRows {
    var result = self
    result.rows[position, default: []].append(rows)
    return result
  }

  /// Shows rows while the first items load, once a spinner is due.
  public func firstLoad(_ rows: Row...) -> PhaseRows {
    adding(.insteadOfItems) { if case .firstLoad = $0.shownPhase, $0.showsSpinner { rows } else { [] } }
  }

  /// Shows rows if there are no items, and nothing more to load.
  public func empty(_ rows: Row...) -> PhaseRows {
    adding(.insteadOfItems) { if case .empty = $0.shownPhase { rows } else { [] } }
  }

  /// Shows a row if there are no items, because loading failed.
  public func failed(_ row: @escaping @MainActor (any Error) -> Row) -> PhaseRows {
    adding(.insteadOfItems) { if case .failed(let error) = $0.shownPhase { [row(error)] } else { [] } }
  }

  /// Shows rows above the items while newer ones load, once a spinner is due.
  ///
  /// A list with pull to refresh has its own spinner, and needs none of these rows.
  public func refreshing(_ rows: Row...) -> PhaseRows {
    adding(.beforeItems) { if case .refreshing = $0.shownPhase, $0.showsSpinner { rows } else { [] } }
  }

  /// Shows a row above the items if loading newer ones failed.
  public func failedOverContent(_ row: @escaping @MainActor (any Error) -> Row) -> PhaseRows {
    adding(.beforeItems) { if case .failedOverContent(let error) = $0.shownPhase { [row(error)] } else { [] } }
  }

  /// Shows a row at an edge until there's nothing more: while the edge waits, loads, or has failed.
  ///
  /// The row is there before the user sees it, so nothing jumps.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - row: A closure that returns the row for a state of the edge, or `nil` for none. Animate its spinner if
  ///     ``LoadStatus/Edge/showsSpinner`` is `true`.
  public func edge(_ edge: PageEdge, _ row: @escaping @MainActor (LoadStatus.Edge) -> Row?) -> PhaseRows {
    adding(edge == .next ? .afterItems : .beforeItems) { status in
      if status[edge].state.isEnded || !status.isAnswered { return [] }
      switch status.phase {
      case .content, .refreshing, .failedOverContent: break
      // After empty pages, the app has to ask for more.
      case .firstLoad: if !status[edge].isPaused { return [] }
      case .idle, .empty, .failed: return []
      }
      return row(status[edge]).map { [$0] } ?? []
    }
  }
}
