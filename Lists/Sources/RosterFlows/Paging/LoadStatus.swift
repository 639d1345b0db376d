/// How far the loading of a list has come, and how much of that is shown.
///
/// ```swift
/// let loading = feed.observeStatus { [weak self] status in
///   self?.title = status.showsSpinner ? "Loading" : "Feed"
/// }
/// ```
public struct LoadStatus: Sendable {
  /// The state of an edge of the list.
  public struct Edge: Sendable {
    /// How far loading has come.
    public var state = LoadState.idle
    /// Whether a spinner is to be seen: loading takes longer than ``SpinnerTiming/delay``.
    public var showsSpinner = false
    /// Whether more is loaded only if the app asks for it by ``LoadingContent/loadMore(_:)``: that was chosen, a request was
    /// cancelled, or too many pages brought nothing.
    public var isPaused = false

    func isAlike(_ other: Edge) -> Bool {
      state.isAlike(other.state) && showsSpinner == other.showsSpinner && isPaused == other.isPaused
    }
  }

  /// The phase of the list.
  public var phase = LoadPhase.idle
  /// The phase that is to be shown: an empty list, or one that could not be loaded, stays shown while it is loaded anew,
  /// until there is an answer or a spinner.
  public var shownPhase = LoadPhase.idle
  /// Whether the spinner of the whole list is to be seen.
  public var showsSpinner = false
  /// Whether anything was answered: if not, what lies beyond the items is not known.
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

  /// Whether two look the same, whatever the errors are.
  func isAlike(_ other: LoadStatus) -> Bool {
    phase.kind == other.phase.kind && shownPhase.kind == other.shownPhase.kind && showsSpinner == other.showsSpinner
      && isAnswered == other.isAnswered && previous.isAlike(other.previous) && next.isAlike(other.next)
  }
}
