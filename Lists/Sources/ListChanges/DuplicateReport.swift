import RosterDiagnostics

/// A report of repeated identifiers, their positions, and the consequence.
///
/// ```swift
/// content.onDuplicates = { report in print(report) }
/// ```
public struct DuplicateReport: Hashable, Sendable {
  /// An identifier that several items have.
  public struct Entry: Hashable, Sendable {
    /// The printed identifier.
    public let identifier: String
    /// The paths of its items, in reading order.
    public let positions: [ItemPath]

    @usableFromInline
    package init(identifier: String, positions: [ItemPath]) {
      self.identifier = identifier
      self.positions = positions
    }
  }

  /// An identifier that several sections have.
  public struct SectionEntry: Hashable, Sendable {
    /// The printed identifier.
    public let identifier: String
    /// The indexes of its sections among all sections, including hidden ones, in reading order.
    public let positions: [Int]

    package init(identifier: String, positions: [Int]) {
      self.identifier = identifier
      self.positions = positions
    }
  }

  /// The policy that was applied. It's ``DuplicatePolicy/keepAll`` for edits, for sections, and for the first items
  /// without an explicit policy. None of these are dropped.
  public let policy: DuplicatePolicy
  /// The repeated identifiers of items, in order of their first repetition.
  public let entries: [Entry]
  /// The repeated identifiers of sections, in order of their first repetition.
  public let sections: [SectionEntry]

  @usableFromInline
  package init(policy: DuplicatePolicy, entries: [Entry], sections: [SectionEntry] = []) {
    self.policy = policy
    self.entries = entries
    self.sections = sections
  }

  /// The paths of the dropped items, in reading order.
  public var dropped: [ItemPath] {
    switch policy {
    case .trap, .keepAll: []
    case .keepFirst: entries.flatMap { $0.positions.dropFirst() }.sorted()
    case .keepLast: entries.flatMap { $0.positions.dropLast() }.sorted()
    }
  }

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
    trap(rule, cause: Self.cause, advice: advice)
  }

  package static let cause = "one value was added twice, or an identifier is not unique at its origin"

  package var advice: String {
    entries.isEmpty
      ? "give `sectionKey` what identifies a section, or choose another `DuplicatePolicy`"
      : "remove the repeated items, or choose another `DuplicatePolicy`"
  }

  package var rule: String {
    let items = entries.prefix(Self.printed).map { entry in
      "\(entry.identifier) at \(Self.text(entry.positions, separator: ", "))"
    }
    let sections = sections.prefix(Self.printed - items.count).map { entry in
      "\(entry.identifier) at sections \(Self.text(entry.positions, separator: ", "))"
    }
    let all = entries.count + self.sections.count
    let list = Self.text(items + sections, of: all, separator: "; ")
    return "Identifiers must be unique in a list, but these are repeated: \(list)"
  }

  /// The maximum number of identifiers in a message, and of positions of each.
  private static let printed = 10

  private static func text(
    _ values: some Collection<some CustomStringConvertible>,
    of count: Int? = nil,
    separator: String
  ) -> String {
    let count = count ?? values.count
    let first = values.prefix(printed).map(\.description).joined(separator: separator)
    return count <= printed ? first : "\(first)\(separator)and \(count - printed) more"
  }
}

extension DuplicateReport: CustomStringConvertible {
  /// The rule, the first ten identifiers with up to ten positions each, and the consequence.
  public var description: String { "\(rule). What happens now: \(consequence)." }
}
