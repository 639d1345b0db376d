/// A list of entries that may lapse by themselves, as weak references do.
///
/// Those that have lapsed are taken out when the list has grown to twice what was left the last time.
struct PruningList<Entry> {
  private(set) var entries: [Entry] = []
  private var limit = 16

  /// Adds an entry at the end.
  ///
  /// - Parameter hasLapsed: whether an entry can be taken out.
  /// - Complexity: O(1) calls, amortised.
  mutating func append(_ entry: Entry, _ hasLapsed: (Entry) -> Bool) {
    if entries.count >= limit {
      entries.removeAll(where: hasLapsed)
      limit = max(16, entries.count * 2)
    }
    entries.append(entry)
  }

  /// Takes entries out.
  ///
  /// - Complexity: O(*n*)
  mutating func removeAll(where isGone: (Entry) -> Bool) { entries.removeAll(where: isGone) }
}
