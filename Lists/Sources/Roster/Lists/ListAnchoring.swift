/// The part of a list that stays in place on the screen when the content, its heights, or the view's size or insets change.
///
/// ```swift
/// options.anchoring = .end  // as a chat
/// ```
///
/// Items are followed through moves and by identity. If too little content is left to scroll, a position is preserved as far as
/// possible.
public enum ListAnchoring: Sendable {
  /// The content offset, as in UIKit. Items that are inserted above push visible items down.
  case contentOffset
  /// The visible items. A list that rests at its start shows items that are inserted there.
  ///
  /// A page that a `PagedDataSource` loads above stays above.
  case visibleItems
  /// The visible items, also at the start. Items that are inserted there are hidden above.
  case visibleItemsEvenAtStart
  /// The end, while a list rests there. It shows items that are inserted there, and a growing last row. Elsewhere, and while a
  /// finger moves the content, the visible items.
  ///
  /// Set ``ListUpdateOptions/endTolerance`` to define how near the end is. A list that doesn't fill its view is at its end.
  case end
  /// An item at a distance below bars, once it exists. After that, the visible items, with priority for that item, wherever the
  /// list is scrolled to.
  ///
  /// - Parameters:
  ///   - id: The `id` of an `Identifiable` view model, or a `Hashable` view model.
  ///   - distance: The distance in points from the upper edge to the item, along the scrolling axis.
  case item(_ id: any Hashable & Sendable, at: CGFloat)
}

extension ListAnchoring: Hashable {
  public static func == (lhs: ListAnchoring, rhs: ListAnchoring) -> Bool {
    guard case .item(let id, let distance) = lhs, case .item(let otherID, let otherDistance) = rhs else {
      return lhs.number == rhs.number
    }
    return AnyHashable(id) == AnyHashable(otherID) && distance == otherDistance
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    guard case .item(let id, let distance) = self else { return }
    hasher.combine(AnyHashable(id))
    hasher.combine(distance)
  }

  private var number: Int {
    switch self {
    case .contentOffset: 0
    case .visibleItems: 1
    case .visibleItemsEvenAtStart: 2
    case .end: 3
    case .item: 4
    }
  }
}
