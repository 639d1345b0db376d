/// Decides when a spinner is seen.
@MainActor final class Spinner {
  private let timing: SpinnerTiming
  private let onChange: () -> Void
  private var isActive = false
  private(set) var isShown = false
  private var waiting: RunningLoad?
  /// Ends when the spinner has been seen long enough; `nil` when it has.
  private(set) var minimum: Task<Void, Never>?

  /// - Parameter onChange: is called when the spinner comes or goes as time passes, and not in ``setActive(_:)``.
  init(_ timing: SpinnerTiming, onChange: @escaping () -> Void) {
    self.timing = timing
    self.onChange = onChange
  }

  /// Says whether something is being loaded.
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
