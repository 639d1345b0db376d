extension ConstraintSystem {
  /// Returns a Boolean value that indicates whether a variable could have another value with all constraints met equally well,
  /// like `hasAmbiguousLayout`.
  ///
  /// Solve the system first. The next solve after a change rebuilds it, so use this for debugging.
  ///
  /// - Complexity: About that of a build for the first call after a solve, then of some steps for each.
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
