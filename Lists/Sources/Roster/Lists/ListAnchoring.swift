/// The part of a list that stays in place on the screen when the content, its heights, or the size and the insets of the view change.
///
/// ```swift
/// options.anchoring = .end  // as a chat
/// ```
///
/// Items are followed through moves and by identity. A position that cannot be kept, because too little content is left to scroll,
/// is kept as far as possible.
public enum ListAnchoring: Sendable {
  /// The content offset, which is what UIKit does: items that come above push those on the screen down.
  case contentOffset
  /// The items on the screen. A list that rests at its start follows its start: it shows items that come there.
  ///
  /// A page that a `PagedDataSource` loads above stays above.
  case visibleItems
  /// The items on the screen, at the start too: items that come there are hidden above them.
  case visibleItemsEvenAtStart
  /// The end, while a list rests there: it shows items that come there, and a last row that grows. Elsewhere, and while a finger
  /// moves the content, the items on the screen.
  ///
  /// ``ListUpdateOptions/endTolerance`` says how near the end is. A list that does not fill its view is at its end.
  case end
  /// An item, so many points below the start of what is not covered by bars, once it is there; then the items on the screen,
  /// that one before others, wherever it is scrolled to.
  ///
  /// - Parameters:
  ///   - id: the `id` of an `Identifiable` view model, or a view model that is `Hashable`.
  ///   - distance: the distance in points from the upper edge to the item; along the axis that scrolls.
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
