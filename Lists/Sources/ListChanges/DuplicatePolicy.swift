/// A policy for items with the same identifier in one list.
///
/// ```swift
/// let inbox = FlatDataSource(newMails, duplicates: .keepFirst)
/// ```
public enum DuplicatePolicy: Hashable, Sendable {
  /// Stops the program with the report as its message.
  case trap
  /// Retains the first of them and drops the others.
  case keepFirst
  /// Retains the last of them and drops the others.
  case keepLast
  /// Retains all of them. Changesets match them occurrence by occurrence.
  case keepAll

  /// The policy that traps in debug builds and retains the first item in release builds.
  public static var standard: DuplicatePolicy {
    #if DEBUG
      .trap
    #else
      .keepFirst
    #endif
  }
}

extension DuplicatePolicy {
  /// Returns the remaining items of several sections, or `nil` if no identifier is repeated.
  ///
  /// - Parameters:
  ///   - sections: The items of each section. An identifier may occur only once in all of them.
  ///   - matcher: The matcher that identifies items.
  ///   - report: A closure that receives all repeated identifiers at once, if there are any.
  /// - Complexity: O(n). Hashes each identifier once.
  @inlinable
  package func resolved<Item>(
    _ sections: [[Item]],
    by matcher: some ItemMatcher<Item>,
    report: (DuplicateReport) -> Void
  ) -> [[Item]]? {
    resolved(sections, Self.report(on: sections, by: matcher, policy: self), report: report)
  }

  /// Returns the remaining items, or `nil` if no identifier is repeated.
  ///
  /// - Parameter found: The repeated identifiers, or `nil`.
  @inlinable
  package func resolved<Item>(
    _ sections: [[Item]],
    _ found: DuplicateReport?,
    report: (DuplicateReport) -> Void
  ) -> [[Item]]? {
    guard let found else { return nil }
    report(found)
    if self == .trap { found.stop() }
    var result = sections
    for (section, paths) in Dictionary(grouping: found.dropped, by: \.section) {
      let dropped = Set(paths.map(\.item))
      result[section] = sections[section].indices.filter { !dropped.contains($0) }.map { sections[section][$0] }
    }
    return result
  }

  /// Returns the remaining items, or `nil` if no identifier is repeated, for items that were unique before an
  /// insertion.
  ///
  /// - Parameter came: The paths of the inserted items, or `nil` if they aren't known.
  /// - Complexity: O(n). Hashes each identifier once, unless only a few items were inserted.
  @inlinable
  package func resolved<Item>(
    _ sections: [[Item]],
    came: [ItemPath]?,
    by matcher: some ItemMatcher<Item>,
    report: (DuplicateReport) -> Void
  ) -> [[Item]]? {
    if let came, !Self.mayRepeat(came, in: sections, by: matcher) { return nil }
    return resolved(sections, by: matcher, report: report)
  }

  /// Returns whether an inserted item may have the identifier of another item.
  ///
  /// The table is as small as the insertion, so looking up all items is fast.
  @inlinable
  package static func mayRepeat<Item, Matcher: ItemMatcher<Item>>(
    _ came: [ItemPath],
    in sections: [[Item]],
    by matcher: Matcher
  ) -> Bool {
    if came.count <= 16 {
      // Comparing is faster than hashing for a few.
      var found = 0
      for path in came {
        let item = sections[path.section][path.item]
        for items in sections {
          for other in items where matcher.isSame(other, item) { found += 1 }
        }
      }
      return found > came.count
    }
    let hash = MatchHash<Matcher.ID>()
    var table = MatchTable(capacity: came.count)
    for path in came {
      let item = sections[path.section][path.item]
      table.add(hash: hash(matcher.id(of: item)), section: 0, oldSection: path.section, item: path.item) {
        matcher.isSame(sections[Int($0.oldSection)][Int($0.item)], item)
      }
    }
    // Each inserted item finds itself once.
    var found = 0
    for items in sections {
      for item in items {
        let entry = table.first(hash: hash(matcher.id(of: item))) {
          matcher.isSame(sections[Int($0.oldSection)][Int($0.item)], item)
        }
        if entry >= 0 { found += 1 }
      }
    }
    return table.chains != nil || table.budget <= 0 || found != came.count
  }

  /// Returns whether an identifier may be repeated or missing.
  @inlinable
  static func mayRepeat<Item, Matcher: ItemMatcher<Item>>(in sections: [[Item]], by matcher: Matcher) -> Bool {
    if Matcher.ID.self is any OptionalIdentifier.Type { return true }
    let hash = MatchHash<Matcher.ID>()
    var table = MatchTable(capacity: sections.reduce(0) { $0 + $1.count })
    for (section, items) in sections.enumerated() {
      for item in items.indices {
        table.add(hash: hash(matcher.id(of: items[item])), section: 0, oldSection: section, item: item) {
          matcher.isSame(sections[Int($0.oldSection)][Int($0.item)], items[item])
        }
      }
    }
    return table.chains != nil || table.budget <= 0
  }

  /// Returns a report of the repeated identifiers, or `nil`.
  @inlinable
  package static func report<Item, Matcher: ItemMatcher<Item>>(
    on sections: [[Item]],
    by matcher: Matcher,
    policy: DuplicatePolicy
  ) -> DuplicateReport? {
    guard mayRepeat(in: sections, by: matcher) else { return nil }
    let mayLackIdentifiers = Matcher.ID.self is any OptionalIdentifier.Type
    var first: [Matcher.ID: ItemPath] = [:]
    first.reserveCapacity(sections.reduce(0) { $0 + $1.count })
    var repeated: [Matcher.ID: Int] = [:]
    var places: [(id: Matcher.ID, positions: [ItemPath])] = []
    for (section, items) in sections.enumerated() {
      for (item, element) in items.enumerated() {
        let path = ItemPath(section: section, item: item)
        let id = matcher.id(of: element)
        if mayLackIdentifiers, (id as? any OptionalIdentifier)?.isMissing == true { continue }
        guard let known = first.updateValue(path, forKey: id) else { continue }
        if let place = repeated[id] {
          places[place].positions.append(path)
        } else {
          repeated[id] = places.count
          places.append((id, [known, path]))
        }
      }
    }
    if places.isEmpty { return nil }
    return DuplicateReport(
      policy: policy,
      entries: places.map { place in
        let name = (place.id as? any OptionalIdentifier)?.wrappedDescription ?? String(describing: place.id)
        return .init(identifier: name, positions: place.positions)
      }
    )
  }
}

/// An identifier that an item may lack. Items without one aren't duplicates.
@usableFromInline
package protocol OptionalIdentifier {
  var isMissing: Bool { get }
  var wrappedDescription: String? { get }
}

extension Optional: OptionalIdentifier {
  @usableFromInline package var isMissing: Bool {
    if case .none = self { true } else { false }
  }

  @usableFromInline package var wrappedDescription: String? { map { String(describing: $0) } }
}
