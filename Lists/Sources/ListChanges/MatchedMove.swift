/// An item that moved.
@usableFromInline
struct MatchedMove: Sendable {
  @usableFromInline let fromSection: Int32
  @usableFromInline let fromItem: Int32
  @usableFromInline let toSection: Int32
  @usableFromInline let toItem: Int32

  @inlinable
  init(from: ItemPath, to: ItemPath) {
    fromSection = Int32(truncatingIfNeeded: from.section)
    fromItem = Int32(truncatingIfNeeded: from.item)
    toSection = Int32(truncatingIfNeeded: to.section)
    toItem = Int32(truncatingIfNeeded: to.item)
  }

  @inlinable var paths: IndexMove<ItemPath> {
    IndexMove(
      from: ItemPath(section: Int(fromSection), item: Int(fromItem)),
      to: ItemPath(section: Int(toSection), item: Int(toItem))
    )
  }
}
