/// A system of linear constraints with UIKit's priorities, solved *level by level*.
///
/// ```swift
/// let system = ConstraintSystem()
/// let width = system.addVariable(.constant(320))
/// let left = system.addVariable(.position), size = system.addVariable(.size)
/// system.addConstraint([Term(left)], .equal, 16)
/// system.addConstraint([Term(left), Term(size), Term(width, -1)], .equal, -16)
/// system.solve()
/// system.value(of: size) // 288
/// ```
///
/// **Solving.** Required constraints (priority 1000) hold, and sizes aren't negative. Then, from the highest priority to the
/// lowest, the sum of the errors of the constraints with this priority is minimized. Higher priorities are unaffected: a
/// hundred constraints at 250 never outweigh one at 251. Every distinct number is a level.
///
/// **Remaining choices.** The first of equals yields: of two labels with the same hugging priority, the one whose constraint
/// was added first stretches. After that, inequalities are as tight as possible. Variables without a deciding constraint are 0,
/// or as near to it as sizes allow. So the values are a function of the variables and constraints in their order, up to
/// rounding, independent of earlier states.
///
/// **Conflicts.** Required constraints that can't be met together are reported as a minimal set, and one of them is left out
/// (`solve(breaking:)`). The next solve after a change tries all again.
///
/// **Changes.** Changing a constant (`setConstant(_:of:)`, `setValue(_:of:)`) updates the solution, mostly in a few steps.
/// Adding, removing, or changing a priority marks the system, and the next `solve` rebuilds it. A burst of them costs one
/// build.
///
/// **One system for each group of views that constraints connect.** Combining two groups has no advantage, and a change in one
/// of them rebuilds both. Views with external frames (a cell's content view) are constants, so each cell has its own system.
///
/// The algorithm is described at `Tableau`.
package final class ConstraintSystem {
  /// The priority of required constraints.
  package static let requiredPriority: Float = 1_000

  /// The mutable state, in separate memory. Each access to a class's stored properties is checked for exclusivity, which takes
  /// longer than reading a value. No access calls external code, except that `solve` calls its closure between builds.
  private let storage: UnsafeMutablePointer<Storage>

  /// - Parameter minimumCapacity: The approximate number of constraints.
  package init(minimumCapacity: Int = 16) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(constraintCount: max(minimumCapacity, 8)))
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  struct Storage: ~Copyable {
    /// The approximate size of a constraint in all buffers together.
    private static let bytesPerConstraint = 640
    /// The size of buffers that doesn't depend on the number of constraints.
    private static let bytesInAll = 2_048

    private var slab: Slab
    var model: ConstraintModel
    var tableau: Tableau
    /// A Boolean value that indicates whether the tableau doesn't match the model.
    var needsBuild = true
    /// A Boolean value that indicates whether a constant has changed since the last solve.
    var needsRepair = false
    /// A Boolean value that indicates whether the tableau has been probed for ambiguity, and can no longer be repaired.
    var isProbed = false
    /// The breakages since the last build.
    var breakages: [Breakage] = []
    var buildCount = 0

    init(constraintCount: Int) {
      slab = Slab(size: Self.bytesInAll + Self.bytesPerConstraint * constraintCount)
      model = ConstraintModel(minimumCapacity: constraintCount, in: &slab)
      tableau = Tableau(constraintCount: constraintCount, in: &slab)
    }
  }

  var model: ConstraintModel {
    @inline(__always) _read { yield storage.pointee.model }
    @inline(__always) _modify { yield &storage.pointee.model }
  }

  var tableau: Tableau {
    @inline(__always) _read { yield storage.pointee.tableau }
    @inline(__always) _modify { yield &storage.pointee.tableau }
  }

  var needsBuild: Bool {
    get { storage.pointee.needsBuild }
    set { storage.pointee.needsBuild = newValue }
  }

  var needsRepair: Bool {
    get { storage.pointee.needsRepair }
    set { storage.pointee.needsRepair = newValue }
  }

  var isProbed: Bool {
    get { storage.pointee.isProbed }
    set { storage.pointee.isProbed = newValue }
  }

  var breakages: [Breakage] {
    get { storage.pointee.breakages }
    set { storage.pointee.breakages = newValue }
  }

  /// The number of builds, for tests.
  package internal(set) var buildCount: Int {
    get { storage.pointee.buildCount }
    set { storage.pointee.buildCount = newValue }
  }

  // MARK: Variables

  /// Adds a variable. Its value is 0 until the system is solved.
  ///
  /// - Complexity: O(1), amortized.
  package func addVariable(_ kind: VariableKind) -> Variable {
    needsBuild = true
    switch kind {
    case .position:
      return Variable(index: model.addVariable(.init(isConstant: false, isSize: false, value: 0)))
    case .size:
      return Variable(index: model.addVariable(.init(isConstant: false, isSize: true, value: 0)))
    case .constant(let value):
      return Variable(index: model.addVariable(.init(isConstant: true, isSize: false, value: value)))
    }
  }

  /// Removes a variable that no constraint refers to any more. Otherwise, the next `solve` traps.
  package func removeVariable(_ variable: Variable) {
    precondition(model.isAlive(variable), "Variable \(variable.index) is not one of this system")
    model.variables[variable.index].isAlive = false
    model.freeVariables.append(variable.index)
    needsBuild = true
  }

  /// Changes the value of a constant variable.
  ///
  /// - Complexity: O(*k*) in the number of constraints that refer to it, and of their rows.
  package func setValue(_ value: Double, of variable: Variable) {
    precondition(
      model.isAlive(variable) && model.variables[variable.index].isConstant,
      "Variable \(variable.index) is not a constant of this system"
    )
    precondition(value.isFinite, "Value \(value) is not finite")
    let difference = value - model.variables[variable.index].value
    if difference == 0 { return }
    model.variables[variable.index].value = value
    if needsBuild { return }
    if !canRepair {
      needsBuild = true
      return
    }
    needsRepair = true
    var use = model.variables[variable.index].firstUse
    while use >= 0 {
      let found = model.uses[use]
      tableau.changeConstant(of: Int(model.constraints[found.constraint].record), by: found.factor * difference)
      use = found.next
    }
  }

  /// Returns the value of a variable, as of the last solve.
  ///
  /// - Complexity: O(1).
  package func value(of variable: Variable) -> Double {
    let slot = model.variables[variable.index]
    if slot.isConstant { return slot.value }
    if Int(variable.index) >= tableau.values.count { return 0 }
    let value = tableau.values[variable.index]
    return slot.isSize ? max(0, value) : value
  }

  // MARK: Constraints

  /// Adds the constraint that the sum of the terms is related to a constant.
  ///
  /// - Parameters:
  ///   - terms: The variables and their factors, all finite.
  ///   - relation: The relation of the sum to the constant.
  ///   - constant: A finite constant.
  ///   - priority: A number greater than 0, and at most 1000, which is required. It may have a fraction.
  /// - Returns: The constraint, for changing and removing it.
  /// - Complexity: O(*k*²) in the number of terms, amortized.
  @discardableResult
  package func addConstraint(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Float = ConstraintSystem.requiredPriority
  ) -> Constraint {
    precondition(priority > 0 && priority <= Self.requiredPriority, "Priority \(priority) is not in 0 ..< 1000")
    precondition(constant.isFinite, "Constant \(constant) is not finite")
    needsBuild = true
    return Constraint(index: model.addConstraint(terms, relation, constant: constant, priority: priority))
  }

  /// Removes a constraint.
  ///
  /// - Complexity: O(1), amortized.
  package func removeConstraint(_ constraint: Constraint) {
    checkIsAlive(constraint)
    model.removeConstraint(constraint.index)
    needsBuild = true
  }

  /// Changes the constant of a constraint.
  ///
  /// The first change of a required equality may rebuild the system, which then tracks this constraint. Omitting constraints
  /// that never change halves the rows.
  ///
  /// - Complexity: O(*r*) in the number of the constraint's rows, and nothing if the system has to be rebuilt anyway.
  package func setConstant(_ constant: Double, of constraint: Constraint) {
    checkIsAlive(constraint)
    precondition(constant.isFinite, "Constant \(constant) is not finite")
    let slot = model.constraints[constraint.index]
    if slot.constant == constant { return }
    model.constraints[constraint.index].constant = constant
    model.constraints[constraint.index].isTracked = true
    if needsBuild { return }
    if !canRepair || !tableau.isTracked(Int(slot.record)) {
      needsBuild = true
      return
    }
    needsRepair = true
    tableau.changeConstant(of: Int(slot.record), by: slot.constant - constant)
  }

  /// Changes the priority of a constraint, which retains its place in the order.
  package func setPriority(_ priority: Float, of constraint: Constraint) {
    checkIsAlive(constraint)
    precondition(priority > 0 && priority <= Self.requiredPriority, "Priority \(priority) is not in 0 ..< 1000")
    if model.constraints[constraint.index].priority == priority { return }
    model.constraints[constraint.index].priority = priority
    needsBuild = true
  }

  func checkIsAlive(_ constraint: Constraint) {
    precondition(model.isAlive(constraint), "Constraint \(constraint.index) is not one of this system")
  }

  /// A Boolean value that indicates whether a change of a constant can start from the last solution.
  private var canRepair: Bool { breakages.isEmpty && !isProbed }
}

extension ConstraintSystem {
  /// The work of the last build and the repairs since.
  package var effort: SolverEffort { tableau.effort }
}
