import RosterDiagnostics

/// Which identifiers are repeated, where, and what happens now.
///
/// ```swift
/// content.onDuplicates = { report in print(report) }
/// ```
public struct DuplicateReport: Hashable, Sendable {
  /// An identifier that several items have.
  public struct Entry: Hashable, Sendable {
    /// The identifier as it is printed.
    public let identifier: String
    /// The items that have it, in reading order.
    public let positions: [ItemPath]

    @usableFromInline
    package init(identifier: String, positions: [ItemPath]) {
      self.identifier = identifier
      self.positions = positions
    }
  }

  /// An identifier that several sections have.
  public struct SectionEntry: Hashable, Sendable {
    /// The identifier as it is printed.
    public let identifier: String
    /// The sections that have it, in reading order, counted among all sections, shown or not.
    public let positions: [Int]

    package init(identifier: String, positions: [Int]) {
      self.identifier = identifier
      self.positions = positions
    }
  }

  /// The policy that was followed. Edits say where an item is to be, and a section would take its items with it: of these, and of
  /// the first items without a stated policy, nothing is left out, and the policy is ``DuplicatePolicy/keepAll``.
  public let policy: DuplicatePolicy
  /// The repeated identifiers of items in the order in which they are first repeated.
  public let entries: [Entry]
  /// The repeated identifiers of sections in the order in which they are first repeated.
  public let sections: [SectionEntry]

  @usableFromInline
  package init(policy: DuplicatePolicy, entries: [Entry], sections: [SectionEntry] = []) {
    self.policy = policy
    self.entries = entries
    self.sections = sections
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

  /// How many identifiers a text names, and how many positions of each.
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
  /// The rule, the first ten identifiers with up to ten positions of each as section and item, and what happens now.
  public var description: String { "\(rule). What happens now: \(consequence)." }
}
