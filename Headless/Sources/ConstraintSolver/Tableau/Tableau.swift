/// The simplex tableau of a system of linear constraints, solved priority by priority.
///
/// **Symbols.** A *variable* is a position or a size, and isn't restricted here. Each constraint has *markers*, which aren't
/// negative:
///
/// | constraint | with its markers |
/// |---|---|
/// | required `S == 0` | `S ± fixed == 0`, where `fixed` is always 0 |
/// | required `S <= 0`, `S >= 0` | `S + slack == 0`, `S - slack == 0` |
/// | optional `S == 0` | `S - error + error' == 0` |
/// | optional `S <= 0`, `S >= 0` | `S + slack - error == 0`, `S - slack + error == 0` |
///
/// **Definitions.** A constraint with an unreferenced variable defines this variable, as written. Nothing is substituted until
/// a later constraint needs it, so a chain of views remains a chain of short definitions.
///
/// **Rows.** Only constraints that close a cycle become rows: `basic = constant + Σ factor · symbol` over nonbasic markers. A
/// solution gives 0 to every nonbasic marker, and is feasible if no constant is negative.
///
/// **Levels.** Each priority has a *cost row*: the sum of its errors, in terms of nonbasic markers. After a level has been
/// minimized, no marker with a positive cost may become basic again. So lower levels never change the results of higher ones.
///
/// The method is the simplex algorithm for constraints of user interfaces, with levels instead of weights and definitions
/// instead of substituted rows. See Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm", 2001.
struct Tableau: ~Copyable {
  var symbols: GrowingBuffer<Symbol>
  /// The values of variables.
  var values: GrowingBuffer<Double>
  var rows: GrowingBuffer<Row>
  /// The entries of all rows.
  var entries: GrowingBuffer<Entry>
  /// The rows with a symbol, as linked lists that start at the symbols. Links may be outdated.
  var links: GrowingBuffer<Link>
  /// The number of links above which outdated ones are removed.
  var linkLimit = 512
  var definitions: GrowingBuffer<Definition>
  var definitionEntries: GrowingBuffer<Entry>
  /// The definitions of variables that others referred to earlier.
  var lateDefinitions: GrowingBuffer<Int32>
  var constraints: GrowingBuffer<Record>
  /// The cost rows, highest priority first.
  var levels: GrowingBuffer<Int32>
  /// The cost of each symbol where levels leave a choice. It's empty until all levels have been minimized.
  var orderCosts: GrowingBuffer<OrderCost>
  /// Rows of required equalities that follow from others.
  var redundantRows: GrowingBuffer<Int32>
  /// Rows whose constants may be negative.
  var violatedRows: GrowingBuffer<Int32>
  /// A Boolean value that indicates whether all constraints can be changed without a build, and are included in conflicts.
  var tracksAll = false
  /// The work since the last build.
  var effort = SolverEffort()
  /// The approximate number of read or written entries.
  var work = 0
  /// The work at which repairs give up.
  var workLimit = Int.max
  /// The work of the last build.
  var buildWork = 0

  // Working memory.
  var terms: GrowingBuffer<Entry>
  var touched: GrowingBuffer<Int32>
  var heap: GrowingBuffer<Int32>
  var scratch: GrowingBuffer<Entry>
  var candidates: GrowingBuffer<Candidate>
  var stamp: Int32 = 0

  /// - Parameters:
  ///   - constraintCount: The approximate number of constraints.
  ///   - slab: Memory that lives as long as the tableau.
  init(constraintCount size: Int, in slab: inout Slab) {
    symbols = GrowingBuffer(capacity: size * 3, in: &slab)
    orderCosts = GrowingBuffer(capacity: size * 3, in: &slab)
    values = GrowingBuffer(capacity: size, in: &slab)
    rows = GrowingBuffer(capacity: size, in: &slab)
    entries = GrowingBuffer(capacity: size * 6, in: &slab)
    links = GrowingBuffer(capacity: size * 6, in: &slab)
    definitions = GrowingBuffer(capacity: size, in: &slab)
    definitionEntries = GrowingBuffer(capacity: size * 4, in: &slab)
    lateDefinitions = GrowingBuffer(capacity: 8, in: &slab)
    constraints = GrowingBuffer(capacity: size, in: &slab)
    levels = GrowingBuffer(capacity: 8, in: &slab)
    redundantRows = GrowingBuffer(capacity: 4, in: &slab)
    violatedRows = GrowingBuffer(capacity: 16, in: &slab)
    terms = GrowingBuffer(capacity: 8, in: &slab)
    touched = GrowingBuffer(capacity: 32, in: &slab)
    heap = GrowingBuffer(capacity: 16, in: &slab)
    scratch = GrowingBuffer(capacity: 32, in: &slab)
    candidates = GrowingBuffer(capacity: 16, in: &slab)
  }

  /// Removes everything except its memory.
  mutating func removeAll() {
    symbols.truncate()
    values.truncate()
    rows.truncate()
    entries.truncate()
    links.truncate()
    linkLimit = 512
    definitions.truncate()
    definitionEntries.truncate()
    lateDefinitions.truncate()
    constraints.truncate()
    levels.truncate()
    orderCosts.truncate()
    redundantRows.truncate()
    violatedRows.truncate()
    effort = SolverEffort()
    work = 0
    workLimit = .max
  }
}
