import Foundation

/// The items of one section at one time, some below others.
///
/// What is below an item that is not expanded is not visible. Whether an item is expanded needs no items below it, and
/// stays until it is said otherwise.
///
/// A rule that is broken raises at the change itself; if ``HeadlessFailure/handler`` returns, nothing is changed.
///
/// - Complexity: a query takes O(log *n* + *d*) for *n* items and a depth of *d*; a change in which *k* items come, go or
///   are expanded O(*k* (log *n* + *d*)).
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// What is known of an item besides its place.
  struct Entry: Sendable {
    var parent: ItemIdentifierType?
    var level: Int
    /// How many items are below, at all levels.
    var descendants = 0
    var isExpanded = false
  }

  /// The items, each before those below it.
  var order = IdentifierSequence<ItemIdentifierType>()
  var entries: [ItemIdentifierType: Entry] = [:]

  /// A snapshot without items.
  public init() {}

  /// The same items as another one has.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot) { self = snapshot }

  // MARK: Items

  /// All items, each before those below it.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var items: [ItemIdentifierType] { order.elements }

  /// The items that are below none.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var rootItems: [ItemIdentifierType] { items.filter { entries[$0]?.parent == nil } }

  /// The items of which everything above is expanded, in order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var visibleItems: [ItemIdentifierType] {
    let all = items
    var visible: [ItemIdentifierType] = []
    var index = 0
    while index < all.count {
      let entry = entries[all[index]]
      visible.append(all[index])
      index += 1
      if let entry, !entry.isExpanded { index += entry.descendants }
    }
    return visible
  }

  /// The items that are expanded, in order, whether they are visible or not: UIKit has this since iOS 18.1.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  // MARK: Queries

  public func contains(_ item: ItemIdentifierType) -> Bool { entries[item] != nil }

  /// The position of an item among all; `nil` if it is missing.
  public func index(of item: ItemIdentifierType) -> Int? { order.index(of: item) }

  /// How many items an item is below; `NSNotFound` if it is missing.
  public func level(of item: ItemIdentifierType) -> Int { entries[item]?.level ?? NSNotFound }

  /// The item that an item is right below; `nil` if it is below none, or missing.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { entries[child]?.parent }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { entries[item]?.isExpanded ?? false }

  /// Whether everything above an item is expanded. It says nothing about being on the screen.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let entry = entries[item] else { return false }
    var parent = entry.parent
    while let above = parent.flatMap({ entries[$0] }) {
      guard above.isExpanded else { return false }
      parent = above.parent
    }
    return true
  }

  /// What is below an item, with levels from 0; empty if nothing is, or if the item is missing.
  ///
  /// - Parameters:
  ///   - parent: the item.
  ///   - includingParent: whether the item is in the result, which then has it alone at level 0; by default it is not.
  /// - Complexity: O(*k* + log *n*) for *k* items of the result.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    guard let entry = entries[parent], let range = subtree(of: parent) else {
      return NSDiffableDataSourceSectionSnapshot()
    }
    let kept = includingParent ? range : range.dropFirst()
    let base = entry.level + (includingParent ? 0 : 1)
    var result = NSDiffableDataSourceSectionSnapshot()
    let elements = order.elements(in: kept)
    result.order.append(elements)
    for element in elements {
      guard var copy = entries[element] else { continue }
      copy.level -= base
      if copy.level == 0 { copy.parent = nil }
      result.entries[element] = copy
    }
    return result
  }

  /// The items, one a line, indented by level: `*` before those that are visible, `+` before those that are expanded,
  /// and `-` before others.
  public func visualDescription() -> String {
    items.map { item in
      let entry = entries[item]
      let indent = String(repeating: "  ", count: entry?.level ?? 0)
      return "\(isVisible(item) ? "*" : " ") \(indent)\(entry?.isExpanded == true ? "+" : "-") \(item)"
    }.joined(separator: "\n")
  }

  /// Where an item and what is below it are among all items.
  func subtree(of item: ItemIdentifierType) -> Range<Int>? {
    guard let index = order.index(of: item), let entry = entries[item] else { return nil }
    return index..<index + 1 + entry.descendants
  }
}
