#if !canImport(UIKit)
  import HeadlessUIKit

  /// How often something may happen on a screen. A count that is not given is not limited.
  public struct ScreenBudget: Hashable, Sendable {
    /// How many cells may be made.
    public var cellsCreated: Int?
    /// How many cells may be dequeued.
    public var dequeues: Int?
    /// How often a list may ask a view for its size.
    public var sizingPasses: Int?
    /// How often `layoutSubviews` may be called.
    public var layoutPasses: Int?
    /// How often methods may be called that the data source and the delegate implement.
    public var providerCalls: Int?
    /// How many turns of the main actor may have something left to do; in a simulation, how many pieces of work may run.
    public var turns: Int?

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

    /// What is over the budget, in words; empty if nothing is.
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

  /// A budget that was not kept.
  public struct BudgetFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The counts.
    public var counts: HeadlessCounts
    /// The counts that are over the budget, in words.
    public var excess: [String]

    public var description: String { excess.joined(separator: " ") }
  }
#endif
