#if !canImport(UIKit)
  import HeadlessUIKit

  /// Limits of the work that a screen does. A count that's `nil` isn't limited.
  public struct ScreenBudget: Hashable, Sendable {
    /// The maximum number of cells that are created.
    public var cellsCreated: Int?
    /// The maximum number of cells that are dequeued.
    public var dequeues: Int?
    /// The maximum number of times that a list asks a view for its size.
    public var sizingPasses: Int?
    /// The maximum number of calls of `layoutSubviews`.
    public var layoutPasses: Int?
    /// The maximum number of calls of methods that the data source and the delegate implement.
    public var providerCalls: Int?
    /// The maximum number of main-actor turns with pending work. In a simulation, the maximum number of executed jobs.
    public var turns: Int?

    /// Creates a budget. The default is no limits.
    public init(
      cellsCreated: Int? = nil,
      dequeues: Int? = nil,
      sizingPasses: Int? = nil,
      layoutPasses: Int? = nil,
      providerCalls: Int? = nil,
      turns: Int? = nil
    ) {
      self.cellsCreated = cellsCreated
      self.dequeues = dequeues
      self.sizingPasses = sizingPasses
      self.layoutPasses = layoutPasses
      self.providerCalls = providerCalls
      self.turns = turns
    }

    /// Returns a sentence for each exceeded limit.
    func excess(of counts: HeadlessCounts) -> [String] {
      let limits: [(String, Int?, Int)] = [
        ("cells were made", cellsCreated, counts.cellsCreated),
        ("cells were dequeued", dequeues, counts.dequeues),
        ("sizing passes were made", sizingPasses, counts.sizingPasses),
        ("layout passes were made", layoutPasses, counts.layoutPasses),
        ("calls of the data source and the delegate were made", providerCalls, counts.providerCalls),
        ("turns of the main actor were taken", turns, counts.turns),
      ]
      return limits.compactMap { what, limit, count in
        limit.flatMap { count > $0 ? "\(count) \(what), and the budget is \($0)." : nil }
      }
    }
  }

  /// An exceeded budget.
  public struct BudgetFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The counts.
    public var counts: HeadlessCounts
    /// The exceeded limits, as sentences.
    public var excess: [String]

    public var description: String { excess.joined(separator: " ") }
  }
#endif
