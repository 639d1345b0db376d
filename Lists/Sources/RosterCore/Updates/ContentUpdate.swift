/// A change of content on its way to the views that show it.
///
/// ```swift
/// content.apply(newMails).onShown { print("The animations are over") }
/// ```
///
/// The content has changed when the method that returns this value returns. Views show it at the end of the transaction
/// or the burst that the change is part of, and can still be animating then: ``onShown(_:)`` and ``shown()`` tell when they
/// are done.
@preconcurrency @MainActor public final class ContentUpdate {
  /// How long it took to compare the content, if it was compared.
  public internal(set) var diffing: Duration = .zero
  /// Whether views have been told, as far as they could be.
  public internal(set) var isCommitted = false
  /// Whether views may animate it. Of changes that become one update, one that is not animated is enough.
  public internal(set) var isAnimated = true
  /// Whether views keep what is visible where it is, also at the start of a list: a page has come before the others.
  package internal(set) var keepsVisibleItems = false

  private var waitingViews = 0
  private var handlers: [() -> Void] = []
  private var continuations: [CheckedContinuation<Void, Never>] = []

  init() {}

  /// Whether the content has changed and every view shows it, animations included.
  public var isShown: Bool { isCommitted && waitingViews == 0 }

  /// Is called when every view shows the change, animations included; at once if that is so already, or after the handlers
  /// that are being called.
  ///
  /// - Returns: the update itself.
  @discardableResult
  public func onShown(_ handler: @escaping () -> Void) -> Self {
    if isShown { Turn.call([handler]) } else { handlers.append(handler) }
    return self
  }

  /// Waits until every view shows the change, animations included.
  public func shown() async {
    if isShown { return }
    await withCheckedContinuation { continuations.append($0) }
  }

  /// Has the update wait for a view.
  ///
  /// - Returns: what tells that the view is done, by a call or by being released.
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

  /// Tells an update that a view shows it; a view that goes away does so too.
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
