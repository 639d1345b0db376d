/// How a table or a collection follows the changes of its content.
public struct ListUpdateOptions {
  /// Whether changes are animated. Defaults to `true`.
  public var isAnimated = true
  /// How a cell shows that its item looks different. Defaults to ``ItemRefresh/reconfigure``.
  public var itemRefresh = ItemRefresh.reconfigure
  /// What stays in place on the screen when items come or go above it. Defaults to ``ListAnchoring/contentOffset``.
  public var anchoring = ListAnchoring.contentOffset
  /// The number of changes above which the view reloads instead of making a batch. Defaults to 1,000.
  public var maximumNumberOfChanges = 1_000
  /// Is called with a report of each update, after the view has made it.
  public var observer: ((ListUpdateReport) -> Void)?

  /// A view that follows with animations and keeps its content offset.
  public init() {}
}
