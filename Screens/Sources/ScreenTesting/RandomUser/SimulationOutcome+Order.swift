#if os(Linux) && canImport(Glibc)
  import Foundation

  extension SimulationOutcome {
    /// Returns the comparable ends of two runs: all rows, or those visible in both, with their paths.
    func ends(_ other: SimulationOutcome) -> (items: [String], others: [String], paths: [IndexPath]?) {
      guard loadsItems || other.loadsItems else { return (items, other.items, nil) }
      // Visible items may have other heights before they load, so other rows are visible.
      let shared = visibleItems.keys.filter { other.visibleItems[$0] != nil }.sorted()
      return (shared.compactMap { visibleItems[$0] }, shared.compactMap { other.visibleItems[$0] }, shared)
    }

    /// Returns the first row that differs if responses arrive in the order of the requests, in words, or `nil` if none does.
    ///
    /// - Parameter ordered: The run with ordered responses.
    func difference(toOrdered ordered: SimulationOutcome) -> String? {
      let (items, others, paths) = ends(ordered)
      guard items != others else { return nil }
      let index = zip(items, others).prefix { $0 == $1 }.count
      let row = paths.map { $0[index].map(String.init).joined(separator: "-") } ?? "\(index)"
      func text(_ items: [String]) -> String { index < items.count ? "shows “\(items[index])”" : "is not there" }
      let counts = items.count == others.count ? "" : " There are \(items.count) rows, or \(others.count)."
      return
        "What is shown in the end depends on which answer comes first: row \(row) \(text(items)), and \(text(others)) where answers come "
        + "in the order of the requests.\(counts)"
    }
  }
#endif
