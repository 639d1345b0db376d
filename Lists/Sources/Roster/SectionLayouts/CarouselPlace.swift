/// Where a carousel is scrolled to.
struct CarouselPlace {
  /// How far the content is from its leading end and from its top, in points; `nil` if only the item counts.
  var offset: CGPoint?
  /// The identifier of the first item in sight, if it has one.
  var item: AnyHashable?
  /// How far that item begins from the leading edge, in points; negative before it.
  var distance: CGFloat
  /// Whether the carousel is where it begins.
  var isAtStart = false

  init(offset: CGPoint? = nil, item: AnyHashable?, distance: CGFloat, isAtStart: Bool = false) {
    self.offset = offset
    self.item = item
    self.distance = distance
    self.isAtStart = isAtStart
  }
}
