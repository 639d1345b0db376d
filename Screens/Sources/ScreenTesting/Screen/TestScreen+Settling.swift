#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// Waits until nothing moves: tasks, timers and animations run, until the screen has looked the same for a while and
    /// shows no spinner.
    ///
    /// ```swift
    /// try screen.type("moby", into: .role(.field, "Search"))
    /// await screen.settle()
    /// #expect(screen.visibleItems == ["Moby-Dick"])
    /// ```
    ///
    /// Other tests run while this waits. Those that change the size of text for all windows are run one after the other.
    ///
    /// Real time passes; that in which other tests have the main actor is not counted. In a run of a `Scheduler`, which is synchronous, let virtual time pass instead.
    ///
    /// - Parameters:
    ///   - quiet: how long the screen has to stay as it is. A delay of the app that is longer than this needs a longer
    ///     time here.
    ///   - timeout: how long this waits for a screen that does not come to rest.
    /// - Returns: whether the screen came to rest.
    /// - Complexity: O(*v*) for *v* views, every ten milliseconds
    @discardableResult
    public func settle(quiet: Duration = .milliseconds(400), timeout: Duration = .seconds(10)) async -> Bool {
      let clock = ContinuousClock()
      var (last, unchanged, waited, before) = ("", Duration.zero, Duration.zero, clock.now)
      while true {
        // A cancelled test does not wait.
        guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { return false }
        turn()
        // While other tests have the main actor, the screen has no turn: that time does not count.
        let now = clock.now
        let passed = min(now - before, .milliseconds(30))
        before = now
        let look = outline
        unchanged = look == last && !isSpinning ? unchanged + passed : .zero
        (last, waited) = (look, waited + passed)
        if unchanged >= quiet { return true }
        if waited >= timeout { return false }
      }
    }

    /// Whether a spinner turns.
    private var isSpinning: Bool {
      window.firstShown { view in
        ((view as? UIActivityIndicatorView)?.isAnimating ?? (view as? UIRefreshControl)?.isRefreshing) == true
          ? view : nil
      } != nil
    }

    /// Runs what is due now.
    private func turn() {
      // The thread that runs the main actor may run no run loop in a test, which timers need.
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
      settle()
    }
  }
#endif
