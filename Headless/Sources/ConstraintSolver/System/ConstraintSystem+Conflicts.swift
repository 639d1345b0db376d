extension ConstraintSystem {
  /// The largest conflict of which each constraint is left out in turn, which costs a small build.
  static let largestMinimizedConflict = 100

  /// Returns the constraints in the row of a tableau that can't be repaired.
  ///
  /// Each of them is needed for the conflict, given the sizes that take part: rows of a basis combine no more than that
  /// (Gleeson and Ryan, "Identifying Minimally Infeasible Subsystems of Inequalities", 1990). But other sizes may replace some
  /// of the constraints, so each one is left out in turn.
  func minimalConflict(ofRow row: Int, _ sequence: SolvingSequence) -> Conflict {
    var found = conflict(ofRow: row, sequence)
    if found.constraints.count > Self.largestMinimizedConflict { return found }
    var index = 0
    while index < found.constraints.count {
      // Earlier constraints are needed, and are first in any smaller conflict.
      let left = found.constraints[index].index
      let rest = sequence.filter { slot in slot != left && found.constraints.contains { $0.index == slot } }
      if let smaller = tableau.build(&model, rest) {
        found = conflict(ofRow: smaller, rest)
      } else {
        index += 1
      }
    }
    return found
  }

  private func conflict(ofRow row: Int, _ sequence: SolvingSequence) -> Conflict {
    var constraints: [Constraint] = []
    var sizes: [Variable] = []
    func add(_ symbol: Int32) {
      let owner = tableau.symbols[symbol].owner
      if owner >= 0 {
        constraints.append(Constraint(index: sequence.slot(at: Int(owner))))
      } else {
        sizes.append(Variable(index: -1 - owner))
      }
    }
    add(tableau.rows[row].basic)
    for position in tableau.range(ofRow: row) where abs(tableau.entries[position].factor) > Tolerance.factor {
      add(tableau.entries[position].symbol)
    }
    constraints.sort { model.constraints[$0.index].order < model.constraints[$1.index].order }
    sizes.sort { $0.index < $1.index }
    return Conflict(constraints: constraints, sizes: sizes)
  }
}
