/// The variables and constraints of a system, as added.
struct ConstraintModel: ~Copyable {
  struct VariableSlot: BitwiseCopyable {
    var isConstant: Bool
    var isSize: Bool
    var isAlive = true
    /// The value of a constant.
    var value: Double
    /// The first of the uses of a constant, or -1.
    var firstUse: Int32 = -1
  }

  struct ConstraintSlot: BitwiseCopyable {
    var firstTerm: Int
    var termCount: Int32
    /// The constraint's record in the tableau, or -1.
    var record: Int32 = -1
    var priority: Float
    var relation: ConstraintSystem.Relation
    var isAlive = true
    /// A Boolean value that indicates whether the constant has changed since the constraint was added.
    var isTracked = false
    /// A Boolean value that indicates whether the constraint is left out because of a conflict.
    var isBroken = false
    var constant: Double
    /// The place in the order of addition. Each build renumbers it.
    var order: Int
  }

  /// A term with a constant variable.
  struct Use: BitwiseCopyable {
    var constraint: Int32
    var factor: Double
    var next: Int32
  }

  var variables: GrowingBuffer<VariableSlot>
  var constraints: GrowingBuffer<ConstraintSlot>
  var terms: GrowingBuffer<Tableau.Entry>
  var uses: GrowingBuffer<Use>
  var freeVariables: GrowingBuffer<Int32>
  var freeConstraints: GrowingBuffer<Int32>
  /// The number of unused places in `terms`.
  var unusedTerms = 0
  /// The order of the next constraint.
  var nextOrder = 0
  /// A Boolean value that indicates whether the order of constraints is that of their slots.
  var isInOrder = true

  init(minimumCapacity: Int, in slab: inout Slab) {
    variables = GrowingBuffer(capacity: minimumCapacity, in: &slab)
    constraints = GrowingBuffer(capacity: minimumCapacity, in: &slab)
    terms = GrowingBuffer(capacity: minimumCapacity * 2, in: &slab)
    uses = GrowingBuffer(capacity: 8, in: &slab)
    freeVariables = GrowingBuffer(capacity: 4, in: &slab)
    freeConstraints = GrowingBuffer(capacity: 4, in: &slab)
  }

  mutating func addVariable(_ slot: VariableSlot) -> Int32 {
    if let free = freeVariables.popLast() {
      variables[free] = slot
      return free
    }
    variables.append(slot)
    return Int32(variables.count - 1)
  }

  /// Stores a constraint. Terms of the same variable are combined, and those with the factor 0 are removed.
  mutating func addConstraint(
    _ stated: [ConstraintSystem.Term],
    _ relation: ConstraintSystem.Relation,
    constant: Double,
    priority: Float
  ) -> Int32 {
    let first = terms.count
    for term in stated {
      precondition(isAlive(term.variable), "Variable \(term.variable.index) is not one of this system")
      var place = first
      while place < terms.count, terms[place].symbol != term.variable.index { place += 1 }
      if place < terms.count {
        terms[place].factor += term.factor
      } else {
        terms.append(Tableau.Entry(symbol: term.variable.index, factor: term.factor))
      }
    }
    var kept = first
    for place in first..<terms.count where terms[place].factor != 0 {
      terms[kept] = terms[place]
      kept += 1
    }
    terms.truncate(to: kept)
    let slot = ConstraintSlot(
      firstTerm: first,
      termCount: Int32(kept - first),
      priority: priority,
      relation: relation,
      constant: constant,
      order: nextOrder
    )
    nextOrder += 1
    if let free = freeConstraints.popLast() {
      constraints[free] = slot
      isInOrder = false
      return free
    }
    constraints.append(slot)
    return Int32(constraints.count - 1)
  }

  mutating func removeConstraint(_ index: Int32) {
    constraints[index].isAlive = false
    unusedTerms += Int(constraints[index].termCount)
    freeConstraints.append(index)
  }

  func isAlive(_ variable: ConstraintSystem.Variable) -> Bool {
    variable.index < variables.count && variables[variable.index].isAlive
  }

  func isAlive(_ constraint: ConstraintSystem.Constraint) -> Bool {
    constraint.index < constraints.count && constraints[constraint.index].isAlive
  }

  /// Packs the terms if most of them are unused.
  mutating func compactTerms() {
    if unusedTerms < 64 || unusedTerms * 2 < terms.count { return }
    var packed = GrowingBuffer<Tableau.Entry>(capacity: terms.count - unusedTerms + 16)
    for index in 0..<constraints.count where constraints[index].isAlive {
      let first = constraints[index].firstTerm
      constraints[index].firstTerm = packed.count
      for place in first..<(first + Int(constraints[index].termCount)) { packed.append(terms[place]) }
    }
    terms = packed
    unusedTerms = 0
  }
}
