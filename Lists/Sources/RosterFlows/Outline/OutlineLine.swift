import ListChanges

/// A row of an outline, without its item: that has a slot.
@usableFromInline
struct OutlineLine: Hashable, Sendable {
  @usableFromInline
  struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable static var isExpandable: Flags { Flags(rawValue: 1) }
    @inlinable static var isExpanded: Flags { Flags(rawValue: 2) }
    /// It isn't the item's row, but the one that stands for its children.
    @inlinable static var standsForChildren: Flags { Flags(rawValue: 4) }
    /// The children could not be loaded.
    @inlinable static var isFailed: Flags { Flags(rawValue: 8) }
  }

  @usableFromInline let slot: UInt32
  @usableFromInline let level: UInt16
  @usableFromInline let flags: Flags

  var standsForChildren: Bool { flags.contains(.standsForChildren) }
}

/// Matches rows by their items, and has them show the same if nothing in them differs.
struct OutlineMatcher: ItemMatcher {
  /// The items that show something else. Others show what they showed.
  let changed: Set<UInt32>

  func id(of line: OutlineLine) -> UInt64 { UInt64(line.slot) << 1 | (line.standsForChildren ? 1 : 0) }

  func hasSameContent(_ old: OutlineLine, _ new: OutlineLine) -> Bool {
    old == new && (changed.isEmpty || !changed.contains(new.slot))
  }
}
