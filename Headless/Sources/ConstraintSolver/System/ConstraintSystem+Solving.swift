extension ConstraintSystem {
  /// A Boolean value that indicates whether the system has changed since the last solve.
  package var needsSolving: Bool { needsBuild || needsRepair }

  /// Solves the system, if it has changed.
  ///
  /// - Parameter choose: A closure that returns the constraint of a conflict to leave out. It must be one of the conflict's,
  ///   and the closure must not use the system. The default is the constraint that was added last. As long as there are
  ///   conflicts, each solve after a change calls it again.
  /// - Returns: The constraints that were left out, in the order in which their conflicts were found.
  /// - Complexity: That of the simplex algorithm, which has no useful bound. Measured: about linear in the number of views for
  ///   screens and cells, quadratic for one chain of views.
  @discardableResult
  package func solve(breaking choose: (Conflict) -> Constraint = { $0.constraints[$0.constraints.count - 1] })
    -> [Breakage]
  {
    if !needsBuild {
      if !needsRepair { return breakages }
      needsRepair = false
      if tableau.keepWarm() {
        tableau._checkInvariants()
        return breakages
      }
    }
    buildCount += 1
    isProbed = false
    breakages = []
    for index in 0..<model.constraints.count { model.constraints[index].isBroken = false }
    while let conflict = build() {
      let chosen = choose(conflict)
      precondition(conflict.constraints.contains(chosen), "Constraint \(chosen.index) is not one of the conflict")
      model.constraints[chosen.index].isBroken = true
      breakages.append(Breakage(conflict: conflict, constraint: chosen))
    }
    (needsBuild, needsRepair) = (false, false)
    tableau._checkInvariants()
    return breakages
  }

  /// Builds and solves the tableau of all constraints that aren't broken.
  ///
  /// - Returns: Required constraints that can't be met together, or `nil`.
  private func build() -> Conflict? {
    let sequence = model.solvingSequence()
    if tableau.build(&model, sequence) == nil { return nil }
    // Build again, with everything that a conflict includes.
    tableau.tracksAll = true
    defer { tableau.tracksAll = false }
    guard let row = tableau.build(&model, sequence) else { return nil }
    return minimalConflict(ofRow: row, sequence)
  }
}

extension Tableau {
  /// Repairs constants that changes have made negative.
  ///
  /// - Returns: `false` if the tableau has to be rebuilt: because it can't be repaired, or because rebuilding is faster.
  mutating func keepWarm() -> Bool {
    workLimit = work + buildWork * 2 / 3 + Self.smallestWorkLimit
    return repair() == nil && keepSizes() == nil
  }

  /// The limit of a repair's work in the smallest systems.
  private static let smallestWorkLimit = 1_000

  /// Builds and solves the tableau of a model.
  ///
  /// - Returns: The row that proves that required constraints can't be met, or `nil`.
  mutating func build(_ model: inout ConstraintModel, _ sequence: SolvingSequence) -> Int? {
    removeAll()
    model.uses.truncate()
    for index in 0..<model.variables.count {
      addVariable(isSize: model.variables[index].isSize)
      model.variables[index].firstUse = -1
    }
    addStrengths(model, sequence)
    var (level, levelStart) = (UInt32(0), 0)
    for index in 0..<sequence.count {
      let next = sequence.level(at: index)
      if next != level {
        if level > 1 { minimizeLevel(constraints: levelStart..<index) }
        (level, levelStart) = (next, index)
      }
      let slot = sequence.slot(at: index)
      if let row = add(model: &model, slot: slot, isRequired: level <= 1) { return row }
      model.constraints[slot].record = Int32(index)
    }
    if level > 1 { minimizeLevel(constraints: levelStart..<sequence.count) }
    minimizeOrder()
    switch keepSizes() {
    case .infeasible(let row): return row
    case .gaveUp: effort.stalls += 1
    case nil: break
    }
    buildWork = work + entries.count + 8 * constraints.count
    return nil
  }

  private mutating func addStrengths(_ model: borrowing ConstraintModel, _ sequence: SolvingSequence) {
    for index in 0..<sequence.count {
      let slot = model.constraints[sequence.slot(at: index)]
      if slot.termCount == 1, slot.priority < ConstraintSystem.requiredPriority {
        symbols[model.terms[slot.firstTerm].symbol].strength += slot.priority
      }
    }
  }

  private mutating func add(model: inout ConstraintModel, slot index: Int32, isRequired: Bool) -> Int? {
    let slot = model.constraints[index]
    var (constant, isTracked) = (-slot.constant, slot.isTracked || tracksAll)
    terms.truncate()
    for place in slot.firstTerm..<(slot.firstTerm + Int(slot.termCount)) {
      let term = model.terms[place]
      let variable = model.variables[term.symbol]
      precondition(variable.isAlive, "A constraint refers to variable \(term.symbol), which was removed")
      if variable.isConstant {
        constant += term.factor * variable.value
        isTracked = true
        model.uses.append(.init(constraint: index, factor: term.factor, next: variable.firstUse))
        model.variables[term.symbol].firstUse = Int32(model.uses.count - 1)
      } else {
        terms.append(term)
      }
    }
    return add(
      UnsafeBufferPointer(terms.all),
      constant: constant,
      slot.relation,
      rank: slot.order,
      isRequired: isRequired,
      isTracked: isTracked
    )
  }
}
