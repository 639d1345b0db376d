#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  extension TestScreen {
    /// Waits until the screen settles: tasks, timers, and animations run, until it hasn't changed for a while and shows no spinner.
    ///
    /// ```swift
    /// try screen.type("moby", into: .role(.field, "Search"))
    /// await screen.settle()
    /// #expect(screen.visibleItems == ["Moby-Dick"])
    /// ```
    ///
    /// Other tests run while this waits. Tests that change the text size for all windows run one after the other.
    ///
    /// Real time passes, without the time in which other tests use the main actor. In a run of a `Scheduler`, which is synchronous, let
    /// virtual time pass instead.
    ///
    /// - Parameters:
    ///   - quiet: The time without changes. If the app has a longer delay, pass a longer time.
    ///   - timeout: The maximum waiting time for a screen that doesn't settle.
    /// - Returns: A Boolean value that indicates whether the screen settled.
    /// - Complexity: O(*v*) for *v* views, every ten milliseconds.
    @discardableResult
    public func settle(quiet: Duration = .milliseconds(400), timeout: Duration = .seconds(10)) async -> Bool {
      let clock = ContinuousClock()
      var (last, unchanged, waited, before) = ("", Duration.zero, Duration.zero, clock.now)
      while true {
        // A cancelled test doesn't wait.
        guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { return false }
        turn()
        // The time in which other tests use the main actor doesn't count, as the screen has no turn.
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

    /// A Boolean value that indicates whether a spinner turns.
    private var isSpinning: Bool {
      window.firstShown { view in
        ((view as? UIActivityIndicatorView)?.isAnimating ?? (view as? UIRefreshControl)?.isRefreshing) == true
          ? view : nil
      } != nil
    }

    /// Runs work that's due now.
    private func turn() {
      // Timers need a run loop, which a test's main-actor thread may not run.
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
      settle()
    }
  }
#endif
