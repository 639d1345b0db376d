/// How important an item is in its group: the visible item with the highest priority is focused when the group is.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What items have at least.
  public static let ignored = UIFocusGroupPriority(0)
  /// What the item of a group that was focused last has at least.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// What selected items have at least.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// What the focused item has.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
