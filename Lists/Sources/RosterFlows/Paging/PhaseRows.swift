/// The rows that a list shows for the phases of its loading, given once.
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
/// A phase for which no row is given shows nothing. Rows are distinguished as those of a `FlatDataSource`: with an
/// identifier or as values, one that stays keeps its cell.
@preconcurrency @MainActor public struct PhaseRows<Row> {
  /// Where rows that stand for phases are.
  enum Position: CaseIterable {
    /// Before the items: rows of a refresh, and of the pages before.
    case beforeItems
    /// Instead of items.
    case insteadOfItems
    /// After the items: the pages after.
    case afterItems
  }

  private typealias Rows = (LoadStatus) -> [Row]

  private var rows: [Position: [Rows]] = [:]

  /// Makes the rows of phases that show nothing.
  public init() {}

  /// The item of the row at a position.
  func rows(_ position: Position, for status: LoadStatus) -> [Row] {
    rows[position, default: []].flatMap { $0(status) }
  }

  private func adding(_ position: Position, _ rows: @escaping Rows) -> PhaseRows {
    var result = self
    result.rows[position, default: []].append(rows)
    return result
  }

  /// Shows rows while the first items are loaded, once that takes so long that a spinner is seen.
  public func firstLoad(_ rows: Row...) -> PhaseRows {
    adding(.insteadOfItems) { if case .firstLoad = $0.shownPhase, $0.showsSpinner { rows } else { [] } }
  }

  /// Shows rows where there are no items and none will come.
  public func empty(_ rows: Row...) -> PhaseRows {
    adding(.insteadOfItems) { if case .empty = $0.shownPhase { rows } else { [] } }
  }

  /// Shows a row where there are no items, as they could not be loaded.
  public func failed(_ row: @escaping @MainActor (any Error) -> Row) -> PhaseRows {
    adding(.insteadOfItems) { if case .failed(let error) = $0.shownPhase { [row(error)] } else { [] } }
  }

  /// Shows rows above the items while newer ones are loaded, once that takes so long that a spinner is seen.
  ///
  /// A list that is pulled to refresh has a spinner of its own and needs none of these.
  public func refreshing(_ rows: Row...) -> PhaseRows {
    adding(.beforeItems) { if case .refreshing = $0.shownPhase, $0.showsSpinner { rows } else { [] } }
  }

  /// Shows a row above the items where newer ones could not be loaded.
  public func failedOverContent(_ row: @escaping @MainActor (any Error) -> Row) -> PhaseRows {
    adding(.beforeItems) { if case .failedOverContent(let error) = $0.shownPhase { [row(error)] } else { [] } }
  }

  /// Shows a row at an edge of the items until there is nothing more: while it waits, while a page is loaded, and where one
  /// could not be.
  ///
  /// The row is there before the user sees it, so that nothing jumps.
  ///
  /// - Parameters:
  ///   - edge: the edge.
  ///   - row: the row for a state of the edge; `nil` for none. Its spinner should move once
  ///     ``LoadStatus/Edge/showsSpinner`` says so.
  public func edge(_ edge: PageEdge, _ row: @escaping @MainActor (LoadStatus.Edge) -> Row?) -> PhaseRows {
    adding(edge == .next ? .afterItems : .beforeItems) { status in
      if status[edge].state.isEnded || !status.isAnswered { return [] }
      switch status.phase {
      case .content, .refreshing, .failedOverContent: break
      // Pages that brought nothing, so that somebody has to ask for more.
      case .firstLoad: if !status[edge].isPaused { return [] }
      case .idle, .empty, .failed: return []
      }
      return row(status[edge]).map { [$0] } ?? []
    }
  }
}
