/// What stays in place on the screen when items come or go above it.
///
/// Items are followed through moves and by identity. What cannot be kept, because too little content is left to scroll,
/// is kept as far as possible.
public enum ListAnchoring: Hashable, Sendable {
  /// The content offset, which is what UIKit does: items that come above push those on the screen down.
  case contentOffset
  /// The items on the screen. A list that rests at its start follows its start: it shows what comes there.
  case visibleItems
  /// The items on the screen, at the start too: what comes there is hidden above them.
  case visibleItemsEvenAtStart
}
