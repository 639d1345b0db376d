/// An update of the views that show changed content.
///
/// ```swift
/// content.apply(newMails).onShown { print("The animations are over") }
/// ```
///
/// The content has changed when the method that returns this value returns. Views show the change at the end of its
/// transaction or burst, and may still animate it then. ``onShown(_:)`` and ``shown()`` notify you when they're done.
@preconcurrency @MainActor public final class ContentUpdate {
  /// The time spent comparing the content.
  public internal(set) var diffing: Duration = .zero
  /// A Boolean value that indicates whether views were notified, as far as possible.
  public internal(set) var isCommitted = false
  /// A Boolean value that indicates whether views may animate the update. A single unanimated change prevents the
  /// animation of the update it's part of.
  public internal(set) var isAnimated = true
  /// A Boolean value that indicates whether visible items stay in place, even at the start of a list, because a page
  /// was inserted before them.
  package internal(set) var keepsVisibleItems = false

  private var waitingViews = 0
  private var handlers: [() -> Void] = []
  private var continuations: [CheckedContinuation<Void, Never>] = []

  init() {}

  /// A Boolean value that indicates whether the content has changed and every view shows it, including animations.
  public var isShown: Bool { isCommitted && waitingViews == 0 }

  /// Adds a handler that's called when every view shows the change, including animations. If they already do, it's
  /// called immediately, or after the handlers that are being called.
  ///
  /// - Returns: The update itself.
  @discardableResult
  public func onShown(_ handler: @escaping () -> Void) -> Self {
    if isShown { Turn.call([handler]) } else { handlers.append(handler) }
    return self
  }

  /// Waits until every view shows the change, including animations.
  public func shown() async {
    if isShown { return }
    await withCheckedContinuation { continuations.append($0) }
  }

  /// Makes the update wait for a view.
  ///
  /// - Returns: A completion to call or release when the view is done.
  package func waitForView() -> ViewCompletion {
    waitingViews += 1
    return ViewCompletion(self)
  }

  func viewIsDone() {
    waitingViews -= 1
    finishIfShown()
  }

  func finishIfShown() {
    guard isShown else { return }
    let handlers = handlers
    let continuations = continuations
    self.handlers = []
    self.continuations = []
    Turn.call(handlers)
    for continuation in continuations { continuation.resume() }
  }

  /// A completion that notifies an update that a view shows it, or was deallocated.
  @MainActor package final class ViewCompletion {
    private var update: ContentUpdate?

    init(_ update: ContentUpdate) {
      self.update = update
    }

    package func callAsFunction() {
      let update = update
      self.update = nil
      update?.viewIsDone()
    }

    deinit {
      guard let update else { return }
      Task { @MainActor in update.viewIsDone() }
    }
  }
}
