/// Which identifiers are repeated, where, and what happens now.
public struct DuplicateReport: Hashable, Sendable {
  /// An identifier that several items have.
  public struct Entry: Hashable, Sendable {
    /// The identifier as it is printed.
    public let identifier: String
    /// The items that have it, in reading order.
    public let positions: [ItemPath]

    @usableFromInline
    init(identifier: String, positions: [ItemPath]) {
      self.identifier = identifier
      self.positions = positions
    }
  }

  /// What the source was told to do about it.
  public let policy: DuplicatePolicy
  /// The repeated identifiers in the order in which they are first repeated.
  public let entries: [Entry]

  @usableFromInline
  init(policy: DuplicatePolicy, entries: [Entry]) {
    self.policy = policy
    self.entries = entries
  }

  /// The items that are left out, in reading order.
  public var dropped: [ItemPath] {
    switch policy {
    case .trap, .keepAll: []
    case .keepFirst: entries.flatMap { $0.positions.dropFirst() }.sorted()
    case .keepLast: entries.flatMap { $0.positions.dropLast() }.sorted()
    }
  }

  /// What happens to the repeated items.
  private var consequence: String {
    switch policy {
    case .trap: "the program stops"
    case .keepFirst: "the first of each stays, the others are left out"
    case .keepLast: "the last of each stays, the others are left out"
    case .keepAll: "all stay and are matched occurrence by occurrence"
    }
  }

  @usableFromInline
  func stop() -> Never {
    trap(
      rule,
      cause: "one value was added twice, or an identifier is not unique at its origin",
      advice: "remove the repeated items, or choose another `DuplicatePolicy`"
    )
  }

  private var rule: String {
    let list = entries.map { entry in
      "\(entry.identifier) at \(entry.positions.map(\.description).joined(separator: ", "))"
    }
    return "Identifiers must be unique in a list, but these are repeated: \(list.joined(separator: "; "))"
  }
}

extension DuplicateReport: CustomStringConvertible {
  /// The rule, the identifiers with their positions as section and item, and what happens now.
  public var description: String { "\(rule). What happens now: \(consequence)." }
}
