/// The elements of a source that wait to be shown.
@MainActor package final class FollowedElements<Element> {
  /// The number of waiting elements at which the source waits until they are shown.
  static var limit: Int { 10_000 }

  private var waiting: [Element] = []
  /// A Boolean value that indicates whether all elements are shown in order, or only the newest.
  private let keepsAll: Bool
  private let interval: Duration
  private let show: @MainActor ([Element]) -> Void
  private var showing: Task<Void, Never>?
  private var lastShown: ContinuousClock.Instant?

  /// - Parameters:
  ///   - interval: The minimum time between two calls of `show`.
  ///   - show: A closure that shows elements.
  package init(keepsAll: Bool, every interval: Duration, show: @escaping @MainActor ([Element]) -> Void) {
    self.keepsAll = keepsAll
    self.interval = interval
    self.show = show
  }

  /// A Boolean value that indicates whether the source has to wait.
  var isFull: Bool { waiting.count >= Self.limit }

  package func take(_ element: Element) {
    if !keepsAll { waiting.removeAll(keepingCapacity: true) }
    waiting.append(element)
    if showing == nil { showing = Task { await self.showWaiting() } }
  }

  /// Waits until all elements that have arrived are shown.
  func drain() async { await showing?.value }

  /// Discards the waiting elements.
  func cancel() {
    waiting = []
    showing?.cancel()
  }

  /// Notes that an element was shown without waiting.
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
