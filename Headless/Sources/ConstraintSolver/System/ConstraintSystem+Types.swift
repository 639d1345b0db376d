extension ConstraintSystem {
  /// An unknown of a system, or a number that constraints refer to.
  package struct Variable: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
  }

  /// A constraint of a system.
  package struct Constraint: Hashable, Sendable, BitwiseCopyable {
    let index: Int32
  }

  package enum VariableKind: Hashable, Sendable, BitwiseCopyable {
    /// Any number: where something begins.
    case position
    /// A number that is not negative: how long something is.
    case size
    /// A number that is given, and that constraints do not change: a place or a size of a view that is laid out by
    /// someone else.
    case constant(Double)
  }

  /// A variable times a factor.
  package struct Term: Hashable, Sendable, BitwiseCopyable {
    package var variable: Variable
    package var factor: Double

    package init(_ variable: Variable, _ factor: Double = 1) {
      self.variable = variable
      self.factor = factor
    }
  }

  /// How the sum of the terms of a constraint has to be related to its constant; `NSLayoutConstraint.Relation`.
  package enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Required constraints that cannot be met together.
  package struct Conflict: Hashable, Sendable {
    /// The constraints, in their order. Without any one of them the others can be met, if they are at most 100.
    package let constraints: [Constraint]
    /// The sizes that would have to be negative.
    package let sizes: [Variable]
  }

  /// A required constraint that was left out because of a conflict.
  package struct Breakage: Hashable, Sendable {
    package let conflict: Conflict
    package let constraint: Constraint
  }
}
