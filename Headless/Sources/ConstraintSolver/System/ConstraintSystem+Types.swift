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
    /// Any number: a position.
    case position
    /// A nonnegative number: a length.
    case size
    /// A given number that constraints don't change: a position or a size of a view that's laid out externally.
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

  /// The relation of a constraint's sum of terms to its constant, like `NSLayoutConstraint.Relation`.
  package enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// Required constraints that can't be met together.
  package struct Conflict: Hashable, Sendable {
    /// The constraints, in their order. If there are at most 100, the others can be met without any one of them.
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
