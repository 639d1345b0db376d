/// What has come from a source and is not shown yet; shows it as often as it may.
@MainActor package final class FollowedElements<Element> {
  /// How many may wait before the source is asked for no more until they are shown.
  static var limit: Int { 10_000 }

  private var waiting: [Element] = []
  /// Whether all are shown, in their order; otherwise the newest is.
  private let keepsAll: Bool
  private let interval: Duration
  private let show: @MainActor ([Element]) -> Void
  private var showing: Task<Void, Never>?
  private var lastShown: ContinuousClock.Instant?

  /// - Parameters:
  ///   - interval: how much time is between two calls of `show` at least.
  ///   - show: shows what has come.
  package init(keepsAll: Bool, every interval: Duration, show: @escaping @MainActor ([Element]) -> Void) {
    self.keepsAll = keepsAll
    self.interval = interval
    self.show = show
  }

  /// Whether the source is to wait.
  var isFull: Bool { waiting.count >= Self.limit }

  package func take(_ element: Element) {
    if !keepsAll { waiting.removeAll(keepingCapacity: true) }
    waiting.append(element)
    if showing == nil { showing = Task { await self.showWaiting() } }
  }

  /// Waits until everything that has come is shown.
  func drain() async { await showing?.value }

  /// Shows nothing more.
  func cancel() {
    waiting = []
    showing?.cancel()
  }

  /// Something was shown now, without waiting.
  func noteShown() { lastShown = .now }

  private func showWaiting() async {
    defer { showing = nil }
    while !waiting.isEmpty {
      if let next = lastShown?.advanced(by: interval.onClock), next > .now {
        guard (try? await Task.sleep(until: next, clock: .continuous)) != nil else { return }
      }
      let elements = waiting
      waiting = []
      noteShown()
      show(elements)
      if Task.isCancelled { return }
    }
  }
}
