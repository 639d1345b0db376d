/// How a collection follows the changes of its content.
@MainActor public struct CollectionViewUpdates {
  /// Whether changes are animated. Defaults to `true`.
  public var isAnimated = true
  /// How a cell shows that its item looks different. Defaults to ``ItemRefresh/reconfigure``.
  public var itemRefresh = ItemRefresh.reconfigure
  /// Whether the items on the screen stay where they are when others come or go above them. Defaults to `false`.
  public var keepsVisibleItemsInPlace = false
  /// The number of changes above which the collection reloads instead of making a batch. Defaults to 1,000.
  public var maximumNumberOfChanges = 1_000
  /// Is told of each update once the collection has made it.
  public var observer: ((ListUpdateReport) -> Void)?

  /// A collection that follows with animations and keeps nothing in place.
  public init() {}
}
