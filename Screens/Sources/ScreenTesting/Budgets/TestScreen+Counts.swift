#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit
  import Simulation

  extension TestScreen {
    /// Returns the number of costly operations while a function runs and until the screen settles.
    ///
    /// Counts are the same on every machine. They include all windows, so show one screen at a time.
    public func counts(_ body: () throws -> Void) rethrows -> HeadlessCounts {
      settle()
      #if os(Linux) && canImport(Glibc)
        let turns = Scheduler.current?.turns
      #endif
      var counts = try HeadlessCounts.counting {
        try body()
        settle()
      }
      #if os(Linux) && canImport(Glibc)
        if let turns, let scheduler = Scheduler.current { counts.turns = scheduler.turns - turns }
      #endif
      return counts
    }

    /// Fails if a function, including settling the screen, exceeds a budget.
    ///
    /// ```swift
    /// try screen.expect(within: ScreenBudget(cellsCreated: 2, providerCalls: 60)) { try screen.scrollScreenful() }
    /// ```
    ///
    /// - Returns: The counts.
    /// - Throws: ``BudgetFailure``, and errors of the function.
    @discardableResult public func expect(within budget: ScreenBudget, _ body: () throws -> Void) throws
      -> HeadlessCounts
    {
      let counts = try counts(body)
      let excess = budget.excess(of: counts)
      guard excess.isEmpty else { throw BudgetFailure(counts: counts, excess: excess) }
      return counts
    }

    /// Scrolls the list by the height of its visible part, and returns `false` at its end.
    ///
    /// - Throws: ``ScreenFailure`` if there isn't anything to scroll.
    @discardableResult public func scrollScreenful() throws -> Bool {
      let view = try scrollView(nil)
      let offset = view.contentOffset.y
      let insets = view.adjustedContentInset
      try scroll(by: max(1, view.bounds.height - insets.top - insets.bottom))
      return view.contentOffset.y > offset
    }
  }
#endif
