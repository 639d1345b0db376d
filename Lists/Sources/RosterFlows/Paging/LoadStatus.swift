/// The loading status of a list and its edges.
///
/// ```swift
/// let loading = feed.observeStatus { [weak self] status in
///   self?.title = status.showsSpinner ? "Loading" : "Feed"
/// }
/// ```
public struct LoadStatus: Sendable {
  /// The state of an edge of the list.
  public struct Edge: Sendable {
    /// The loading state.
    public var state = LoadState.idle
    /// A Boolean value that indicates whether to show a spinner, because loading takes longer than ``SpinnerTiming/delay``.
    public var showsSpinner = false
    /// A Boolean value that indicates whether loading waits for ``LoadingContent/loadMore(_:)``.
    ///
    /// It waits if loading isn't automatic or too many pages were empty. After a canceled request, scrolling ends the wait, too.
    public var isPaused = false

    func isAlike(_ other: Edge) -> Bool {
      state.isAlike(other.state) && showsSpinner == other.showsSpinner && isPaused == other.isPaused
    }
  }

  /// The phase of the list.
  public var phase = LoadPhase.idle
  /// The phase to show. While an empty or failed list reloads, this doesn't change until a page or a spinner appears.
  public var shownPhase = LoadPhase.idle
  /// A Boolean value that indicates whether to show the spinner of the whole list.
  public var showsSpinner = false
  /// A Boolean value that indicates whether a page has arrived, so that the edges are known.
  var isAnswered = true
  /// The edge before the first item.
  public var previous = Edge()
  /// The edge after the last item.
  public var next = Edge()

  package init() {}

  /// The state of an edge.
  public subscript(edge: PageEdge) -> Edge {
    get { edge == .next ? next : previous }
    set { if edge == .next { next = newValue } else { previous = newValue } }
  }

  /// Returns a Boolean value that indicates whether two statuses are equal, ignoring errors.
  func isAlike(_ other: LoadStatus) -> Bool {
    phase.kind == other.phase.kind && shownPhase.kind == other.shownPhase.kind && showsSpinner == other.showsSpinner
      && isAnswered == other.isAnswered && previous.isAlike(other.previous) && next.isAlike(other.next)
  }
}
