import RosterCore

/// Derived content, and how a value of a rule is read over its base.
@usableFromInline
@MainActor final class RuleFollower<Value> {
  let derivation: Derivation
  let rule: @MainActor (Value) -> ArrangementRule

  init(_ derivation: Derivation, _ rule: @escaping @MainActor (Value) -> ArrangementRule) {
    self.derivation = derivation
    self.rule = rule
  }
}

/// The derived content that follows a rule which a screen keeps. The rule does not keep the content.
@MainActor struct RuleFollowers<Value> {
  private struct Reference {
    weak var follower: RuleFollower<Value>?
  }

  private var references: [Reference] = []

  mutating func append(_ follower: RuleFollower<Value>) {
    references.removeAll { $0.follower == nil }
    references.append(Reference(follower: follower))
  }

  /// Has all content follow another value, in one update.
  ///
  /// - Parameter scope: the rows that the value may judge in another way than the one before.
  func follow(_ value: Value, in scope: RuleScope) -> ContentUpdate {
    update { $0.derivation.replaceRule($0.rule(value), in: scope) }
  }

  /// Has all content ask all rows again, in one update.
  func reevaluate() -> ContentUpdate { update { $0.derivation.reevaluate() } }

  private func update(_ change: (RuleFollower<Value>) -> ContentUpdate) -> ContentUpdate {
    let followers = references.compactMap(\.follower)
    switch followers.count {
    case 0: return .nothing
    case 1: return change(followers[0])
    default: return transaction { for follower in followers { _ = change(follower) } }
    }
  }
}
