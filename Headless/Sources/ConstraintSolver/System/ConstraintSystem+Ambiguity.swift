extension ConstraintSystem {
  /// Whether a variable could have another value although all constraints are met as well as now; `hasAmbiguousLayout`.
  ///
  /// The system must have been solved. The next solve that anything has changed for builds it anew, so this is a
  /// question for debugging.
  ///
  /// - Complexity: about that of a build for the first question after a solve, then of some steps for each.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    precondition(model.isAlive(variable), "Variable \(variable.index) is not one of this system")
    precondition(!needsSolving, "The system has to be solved before it can be asked what is ambiguous")
    if model.variables[variable.index].isConstant { return false }
    if !isProbed {
      isProbed = true
      tableau.prepareMoves()
    }
    return tableau.canMove(variable.index)
  }
}
