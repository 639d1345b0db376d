/// The scroll position of a carousel.
struct CarouselPlace {
  /// The distance of the content from its leading end and its top, in points, or `nil` to use the item.
  var offset: CGPoint?
  /// The identifier of the first visible item, if it has one.
  var item: AnyHashable?
  /// The distance of that item from the leading edge, in points. Negative if it begins before.
  var distance: CGFloat
  /// A Boolean value that indicates whether the carousel is at its start.
  var isAtStart = false

  init(offset: CGPoint? = nil, item: AnyHashable?, distance: CGFloat, isAtStart: Bool = false) {
    self.offset = offset
    self.item = item
    self.distance = distance
    self.isAtStart = isAtStart
  }
}
