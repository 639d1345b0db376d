import RosterCore

/// The rows that a new rule may evaluate differently.
@usableFromInline
enum RuleScope {
  case all, shown, hidden

  @inlinable
  func contains(_ isShown: Bool) -> Bool {
    switch self {
    case .all: true
    case .shown: isShown
    case .hidden: !isShown
    }
  }
}

/// The derived content that follows a rule. The rule doesn't retain the content.
@usableFromInline
@MainActor struct RuleFollowers<Change> {
  private struct Reference {
    weak var content: AnyObject?
    let follow: @MainActor (Change) -> ContentUpdate
  }

  private var references: [Reference] = []

  @usableFromInline init() {}

  /// - Parameter follow: A closure that makes the content follow a change. It must not retain the content.
  @usableFromInline
  mutating func append(_ content: AnyObject, _ follow: @escaping @MainActor (Change) -> ContentUpdate) {
    references.removeAll { $0.content == nil }
    references.append(Reference(content: content, follow: follow))
  }

  /// Makes all content follow a change, in one update.
  func follow(_ change: Change) -> ContentUpdate {
    let followers = references.filter { $0.content != nil }
    if followers.isEmpty { return .nothing }
    if followers.count == 1 { return followers[0].follow(change) }
    return transaction { for follower in followers { _ = follower.follow(change) } }
  }
}
