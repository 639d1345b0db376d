/// The way a table or collection view follows its content's changes.
///
/// ```swift
/// var options = TableViewUpdateOptions()
/// options.anchoring = .visibleItems
/// tableView.attach(mails, options: options)
/// ```
public struct ListUpdateOptions {
  /// A Boolean value that indicates whether to animate changes. The default is `true`.
  public var isAnimated = true
  /// The way the list refreshes a changed cell. The default is ``ItemRefresh/reconfigure``.
  public var itemRefresh = ItemRefresh.reconfigure
  /// The part of the list that stays in place on the screen when items, heights, or the view's size or insets change. The default
  /// is ``ListAnchoring/visibleItems``. A composite of hand-written children has one value for all children.
  public var anchoring = ListAnchoring.visibleItems
  /// The view's edge from which visible items preserve their distance when its size or insets change. The default is
  /// ``ListEdge/start``. With ``ListEdge/end``, the last line stays above an appearing keyboard. It doesn't affect content changes.
  public var anchoringEdge = ListEdge.start
  /// The distance from the end at which a list with ``ListAnchoring/end`` follows it, in points. The default, `nil`, is a tenth of
  /// the view's height, at most 40 points.
  public var endTolerance: CGFloat?
  /// The selection of items that the content hides, for example by a filter, when they're shown again. The default is
  /// ``HiddenSelection/forgotten``, as for deleted items in UIKit.
  public var hiddenSelection = HiddenSelection.forgotten
  /// The number of changes above which the view reloads instead of performing a batch. The default is 1,000.
  public var maximumNumberOfChanges = 1_000
  /// A closure that returns VoiceOver's announcement after an update, or `nil` for none. The default is none.
  ///
  /// ```swift
  /// options.announcement = { $0.insertedItems == 0 ? nil : "\($0.insertedItems) new messages" }
  /// ```
  ///
  /// It's called while VoiceOver runs and the view is in a window. Source: `UIAccessibility.Notification.announcement`.
  public var announcement: ((ListUpdateReport) -> String?)?
  /// A closure that's called with a report after each update of the view.
  public var observer: ((ListUpdateReport) -> Void)?

  /// Creates options for animated changes that preserve the position of visible items.
  public init() {}
}

extension ListUpdateOptions {
  /// Posts the announcement of an update, if there is one.
  @MainActor func announce(_ report: ListUpdateReport) {
    guard let announcement, report.path != .reloadOffWindow, UIAccessibility.isVoiceOverRunning,
      let text = announcement(report), !text.isEmpty
    else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
