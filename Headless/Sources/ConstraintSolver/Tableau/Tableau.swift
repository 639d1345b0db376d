/// The simplex tableau of a system of linear constraints, solved priority by priority.
///
/// **Symbols.** A *variable* is a place or a size; it is not restricted here. Each constraint brings *markers*, which
/// are not negative:
///
/// | constraint | with its markers |
/// |---|---|
/// | required `S == 0` | `S ± fixed == 0`, where `fixed` is always 0 |
/// | required `S <= 0`, `S >= 0` | `S + slack == 0`, `S - slack == 0` |
/// | optional `S == 0` | `S - error + error' == 0` |
/// | optional `S <= 0`, `S >= 0` | `S + slack - error == 0`, `S - slack + error == 0` |
///
/// **Definitions.** A constraint with a variable that nothing refers to yet defines this variable, as written. Nothing
/// is substituted until a later constraint needs it, so that a chain of views stays a chain of short definitions.
///
/// **Rows.** Only constraints that close a circle become rows: `basic = constant + Σ factor · symbol` over markers that
/// are not basic. A solution gives 0 to every marker that is not basic; it is feasible if no constant is negative.
///
/// **Levels.** Each priority has a *cost row*: the sum of its errors, in terms of markers that are not basic. When a
/// level has been minimized, no marker with a positive cost may become basic again at a lower level, so that lower
/// levels never change what higher ones have reached.
///
/// The method is the simplex algorithm for constraints of user interfaces (Badros, Borning and Stuckey, "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm", 2001), with levels instead of weights and definitions instead of
/// substituted rows.
struct Tableau: ~Copyable {
  var symbols: GrowingBuffer<Symbol>
  /// The values of variables.
  var values: GrowingBuffer<Double>
  var rows: GrowingBuffer<Row>
  /// The entries of all rows.
  var entries: GrowingBuffer<Entry>
  /// Which rows contain a symbol, as linked lists that start at the symbols. Links may be out of date.
  var links: GrowingBuffer<Link>
  /// When there are more links than this, those that are out of date are removed.
  var linkLimit = 512
  var definitions: GrowingBuffer<Definition>
  var definitionEntries: GrowingBuffer<Entry>
  /// The definitions of variables that others had referred to before.
  var lateDefinitions: GrowingBuffer<Int32>
  var constraints: GrowingBuffer<Record>
  /// The cost rows, highest priority first.
  var levels: GrowingBuffer<Int32>
  /// What each symbol costs where levels leave a choice; empty until all levels have been minimized.
  var orderCosts: GrowingBuffer<OrderCost>
  /// Rows of required equalities that follow from others.
  var redundantRows: GrowingBuffer<Int32>
  /// Rows whose constants may be negative.
  var violatedRows: GrowingBuffer<Int32>
  /// Whether all constraints can be changed without a build, and are named in conflicts.
  var tracksAll = false
  /// What has been done since the last build.
  var effort = SolverEffort()
  /// How many entries have been read or written, about.
  var work = 0
  /// When repairs give up.
  var workLimit = Int.max
  /// How much work the last build was.
  var buildWork = 0

  // Working memory.
  var terms: GrowingBuffer<Entry>
  var touched: GrowingBuffer<Int32>
  var heap: GrowingBuffer<Int32>
  var scratch: GrowingBuffer<Entry>
  var candidates: GrowingBuffer<Candidate>
  var stamp: Int32 = 0

  /// - Parameters:
  ///   - constraintCount: about how many constraints there will be.
  ///   - slab: memory that lives as long as the tableau.
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

  /// Forgets everything but its memory.
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
