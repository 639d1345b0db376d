/// What is said of identifiers before they are in a snapshot.
enum UniqueIdentifiers {
  /// Those that are there more than once, each once, in the order of their repetitions.
  static func repeated<Identifier: Hashable>(in identifiers: [Identifier]) -> [Identifier] {
    guard identifiers.count > 1 else { return [] }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var repeated: [Identifier] = []
    var known: Set<Identifier> = []
    for identifier in identifiers where !seen.insert(identifier).inserted && known.insert(identifier).inserted {
      repeated.append(identifier)
    }
    return repeated
  }
}
