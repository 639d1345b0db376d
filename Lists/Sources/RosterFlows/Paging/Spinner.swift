/// A spinner's visibility over time.
@MainActor final class Spinner {
  private let timing: SpinnerTiming
  private let onChange: () -> Void
  private var isActive = false
  private(set) var isShown = false
  private var waiting: RunningLoad?
  /// The task of the minimum visible time, or `nil` if none is running.
  private(set) var minimum: Task<Void, Never>?

  /// - Parameter onChange: A closure that's called when the spinner appears or disappears over time, not in ``setActive(_:)``.
  init(_ timing: SpinnerTiming, onChange: @escaping () -> Void) {
    self.timing = timing
    self.onChange = onChange
  }

  /// Sets whether something is loading.
  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    if isActive {
      if !isShown { wait() }
    } else {
      waiting = nil
      if minimum == nil || !timing.holdsContent { hide() }
    }
  }

  private func wait() {
    waiting = RunningLoad(
      Task { [weak self, delay = timing.delay] in
        try? await Task.sleep(for: delay.onClock)
        if !Task.isCancelled { self?.show() }
      }
    )
  }

  private func show() {
    waiting = nil
    isShown = true
    let minimum = Task { [delay = timing.minimum] in _ = try? await Task.sleep(for: delay.onClock) }
    self.minimum = minimum
    Task { [weak self] in
      await minimum.value
      self?.minimumHasPassed(minimum)
    }
    onChange()
  }

  private func minimumHasPassed(_ passed: Task<Void, Never>) {
    guard minimum == passed else { return }
    minimum = nil
    if isActive { return }
    hide()
    onChange()
  }

  private func hide() {
    isShown = false
    minimum = nil
  }
}
