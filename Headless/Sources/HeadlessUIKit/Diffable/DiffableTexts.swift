/// The texts of diffable data sources: UIKit's own where public crash reports show them.
///
/// Those of which only the rule is known, or that are from memory, say so in their comment.
enum DiffableTexts {
  static func duplicates<Identifier>(_ noun: String, _ identifiers: [Identifier]) -> String {
    "Fatal: supplied \(noun) identifiers are not unique. Duplicate identifiers: \(set(identifiers))"
  }

  static func duplicatesInSectionSnapshot<Identifier>(_ identifiers: [Identifier]) -> String {
    "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(set(identifiers))"
  }

  static func alreadyExist<Identifier>(_ noun: String, _ identifiers: [Identifier]) -> String {
    let isOne = identifiers.count == 1
    let nouns = "\(noun) identifier\(isOne ? "" : "s")"
    let list = isOne ? "\(identifiers[0])" : "(\(lines(identifiers)))"
    return "Diffable data source detected an attempt to insert or append \(identifiers.count) \(nouns) that already "
      + "exist\(isOne ? "s" : "") in the snapshot. The existing \(nouns) will be moved into place instead, but this "
      + "operation will be more expensive. For best performance, inserted \(noun) identifiers should always be unique. "
      + "Set a symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in "
      + "the debugger. \(noun.prefix(1).uppercased() + noun.dropFirst()) identifier\(isOne ? "" : "s") that already "
      + "exist\(isOne ? "s" : ""): \(list)"
  }

  static func reloadOfMissing<Identifier>(_ identifier: Identifier) -> String {
    "Attempted to reload item identifier that does not exist in the snapshot: \(identifier)"
  }

  /// This stand-in's wording, after the one for reloads.
  static func reconfigureOfMissing<Identifier>(_ identifier: Identifier) -> String {
    "Attempted to reconfigure item identifier that does not exist in the snapshot: \(identifier)"
  }

  /// This stand-in's wording, after the one for items.
  static func reloadOfMissing<Identifier>(section identifier: Identifier) -> String {
    "Attempted to reload section identifier that does not exist in the snapshot: \(identifier)"
  }

  /// This stand-in's wording: that inserting beside and moving something missing raises is known, the text is not.
  static func missing<Identifier>(_ noun: String, _ identifier: Identifier) -> String {
    "Invalid parameter not satisfying: the \(noun) identifier exists in the snapshot: \(identifier)"
  }

  /// This stand-in's wording: UIKit says nothing.
  static func changed(_ held: String, _ given: String) -> String {
    "An item that is to be shown anew is equal to the one in the snapshot and has other contents; the cell provider is "
      + "called with the one in the snapshot: \(held), not \(given)"
  }

  static let missingSection =
    "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
    + "(which has O(1) performance)"

  /// From memory.
  static let noSections = "There are currently no sections in the data source. Please add a section first."

  /// From memory.
  static let sectionsOfOneHash =
    "Section identifier count does not match data source count. This is most likely due to a hashing issue with the "
    + "identifiers."

  static func deadlock(_ view: String) -> String {
    "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will "
      + "deadlock. Please always submit updates either always on the main queue or always off the main queue - "
      + "view=\(view)"
  }

  static func mixedQueues(_ view: String) -> String {
    "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always "
      + "submit updates either always on the main queue or always off the main queue - view=\(view)"
  }

  static func mutation(of list: String) -> String {
    "\(list) must be updated via the \(list)DiffableDataSource APIs when acting as the \(list)'s dataSource: please do "
      + "not call mutation APIs directly on \(list)."
  }

  static func nilRow(_ path: String, _ view: String, _ dataSource: String) -> String {
    "UITableView dataSource returned a nil cell for row at index path: \(path). Table view: \(view), "
      + "dataSource: \(dataSource)"
  }

  /// This stand-in's wording, after the one for tables.
  static func nilItem(_ path: String, _ view: String, _ dataSource: String) -> String {
    "UICollectionView dataSource returned a nil cell for item at index path: \(path). Collection view: \(view), "
      + "dataSource: \(dataSource)"
  }

  /// From memory.
  static let noSupplementaryProvider =
    "Invalid parameter not satisfying: self.supplementaryViewProvider || "
    + "(self.supplementaryReuseIdentifierProvider && self.supplementaryViewConfigurationHandler)"

  /// This stand-in's wording.
  static func missingInSectionSnapshot<Identifier>(_ verb: String, _ identifier: Identifier) -> String {
    "Attempted to \(verb) an item identifier that does not exist in the section snapshot: \(identifier)"
  }

  private static func set<Identifier>(_ identifiers: [Identifier]) -> String { "{(\(lines(identifiers)))}" }

  private static func lines<Identifier>(_ identifiers: [Identifier]) -> String {
    "\n    " + identifiers.map { "\($0)" }.joined(separator: ",\n    ") + "\n"
  }
}
