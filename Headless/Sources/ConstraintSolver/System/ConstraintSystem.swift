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
/// **What is solved.** Required constraints (priority 1000) hold, and sizes are not negative. Then, from the highest
/// priority to the lowest, the sum of the errors of the constraints with this priority is as small as the constraints
/// above allow: a hundred constraints at 250 never outweigh one at 251. Every distinct number is a level.
///
/// **Where levels leave a choice**, the first of equals gives way: of two labels that hug their contents alike, the one
/// whose constraint was added first stretches. After that, inequalities are as tight as possible. Variables that no
/// constraint decides are 0, or as near to it as sizes allow. So the values are a function of the variables and
/// constraints in their order, to rounding, whatever came before.
///
/// **Conflicts.** Required constraints that cannot be met together are reported as a minimal set, and one of them is
/// left out (`solve(breaking:)`). All are tried again by the next solve after a change.
///
/// **Changes.** A constant (`setConstant(_:of:)`, `setValue(_:of:)`) changes what is solved, and mostly takes a few
/// steps. Adding, removing or another priority marks the system, and the next `solve` builds it anew; a burst of them
/// costs one build.
///
/// **One system for each group of views that constraints connect.** Nothing is gained by putting two groups into one
/// system, and a change in one of them rebuilds both. Views whose frames someone else decides (a cell's content view)
/// take part as constants, so that each cell is a system of its own.
///
/// The algorithm is described at `Tableau`.
package final class ConstraintSystem {
  /// The priority of constraints that have to hold.
  package static let requiredPriority: Float = 1_000

  /// What changes, in memory of its own: a class's own properties are checked for exclusive access each time, which
  /// takes longer than reading a value. No access to it calls out to others, except that `solve` calls its closure
  /// between builds.
  private let storage: UnsafeMutablePointer<Storage>

  /// - Parameter minimumCapacity: about how many constraints there will be.
  package init(minimumCapacity: Int = 16) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage(constraintCount: max(minimumCapacity, 8)))
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  struct Storage: ~Copyable {
    /// About what a constraint takes of all buffers together.
    private static let bytesPerConstraint = 640
    /// What buffers take whose size does not depend on the number of constraints.
    private static let bytesInAll = 2_048

    private var slab: Slab
    var model: ConstraintModel
    var tableau: Tableau
    /// Whether the tableau is not that of the model.
    var needsBuild = true
    /// Whether a constant has changed since the last solve.
    var needsRepair = false
    /// Whether the tableau has been asked what is ambiguous, and cannot be repaired any more.
    var isProbed = false
    /// What has been left out since the last build.
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

  /// How often the system has been built, for tests.
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

  /// Removes a variable that no constraint refers to any more. The next `solve` traps if one does.
  package func removeVariable(_ variable: Variable) {
    precondition(model.isAlive(variable), "Variable \(variable.index) is not one of this system")
    model.variables[variable.index].isAlive = false
    model.freeVariables.append(variable.index)
    needsBuild = true
  }

  /// Changes the value of a constant variable.
  ///
  /// - Complexity: O(*k*) in the number of constraints that refer to it, and of rows that these take part in.
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

  /// The value of a variable, as of the last solve.
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
  ///   - terms: variables and their factors, all finite.
  ///   - relation: how the sum has to be related to the constant.
  ///   - constant: finite.
  ///   - priority: greater than 0, at most 1000, which is required. It may have a fraction.
  /// - Returns: the constraint, by which it is changed and removed.
  /// - Complexity: O(*k*²) in the number of terms; amortized.
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
  /// The first change of a required equality may build the system anew, which then keeps track of this constraint: rows are
  /// half as long without what never changes.
  ///
  /// - Complexity: O(*r*) in the number of rows that the constraint takes part in; nothing if the system has to be
  ///   built anew anyway.
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

  /// Changes the priority of a constraint, which keeps its place in the order.
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

  /// Whether a change of a constant can start from what has been solved.
  private var canRepair: Bool { breakages.isEmpty && !isProbed }
}

extension ConstraintSystem {
  /// How much work the last build and the repairs since have been.
  package var effort: SolverEffort { tableau.effort }
}
