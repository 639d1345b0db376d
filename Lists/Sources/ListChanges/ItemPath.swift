/// An item's section and its index in that section.
///
/// ```swift
/// let path = ItemPath(section: 0, item: 3)
/// let mail = inbox.item(at: path.item, inSection: path.section)
/// ```
public struct ItemPath: Hashable, Comparable, Sendable {
  public var section: Int
  public var item: Int

  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  @inlinable
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

extension ItemPath: CustomStringConvertible {
  public var description: String { "\(section).\(item)" }
}
