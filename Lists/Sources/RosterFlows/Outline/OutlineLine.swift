import ListChanges

/// A row of an outline, with a slot instead of its item.
@usableFromInline
struct OutlineLine: Hashable, Sendable {
  @usableFromInline
  struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable static var isExpandable: Flags { Flags(rawValue: 1) }
    @inlinable static var isExpanded: Flags { Flags(rawValue: 2) }
    /// The row is a placeholder for the item's children.
    @inlinable static var standsForChildren: Flags { Flags(rawValue: 4) }
    /// The children couldn't be loaded.
    @inlinable static var isFailed: Flags { Flags(rawValue: 8) }
  }

  @usableFromInline let slot: UInt32
  @usableFromInline let level: UInt16
  @usableFromInline let flags: Flags

  var standsForChildren: Bool { flags.contains(.standsForChildren) }
}

/// A matcher that finds rows by item, and compares their lines.
struct OutlineMatcher: ItemMatcher {
  /// The changed items.
  let changed: Set<UInt32>

  func id(of line: OutlineLine) -> UInt64 { UInt64(line.slot) << 1 | (line.standsForChildren ? 1 : 0) }

  func hasSameContent(_ old: OutlineLine, _ new: OutlineLine) -> Bool {
    old == new && (changed.isEmpty || !changed.contains(new.slot))
  }
}
