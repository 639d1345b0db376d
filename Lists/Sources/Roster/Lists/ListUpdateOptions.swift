/// How a table or a collection follows the changes of its content.
///
/// ```swift
/// var options = TableViewUpdateOptions()
/// options.anchoring = .visibleItems
/// tableView.attach(mails, options: options)
/// ```
public struct ListUpdateOptions {
  /// Whether changes are animated. Defaults to `true`.
  public var isAnimated = true
  /// How a cell shows that its item looks different. Defaults to ``ItemRefresh/reconfigure``.
  public var itemRefresh = ItemRefresh.reconfigure
  /// The part of the list that stays in place on the screen when items come or go, and when heights, the view's size or its insets change.
  /// Defaults to ``ListAnchoring/visibleItems``. A composite of hand-written children has one for all of them: its own.
  public var anchoring = ListAnchoring.visibleItems
  /// The edge of the view from which the items on the screen keep their distance when its size or its insets change. Defaults
  /// to ``ListEdge/start``; with ``ListEdge/end`` the last line stays above a keyboard that comes. Changes of the content keep
  /// the same items in place for both.
  public var anchoringEdge = ListEdge.start
  /// How near its end a list with ``ListAnchoring/end`` has to be to follow it, in points. `nil`, the default, is a
  /// tenth of the view's height, and at most 40 points.
  public var endTolerance: CGFloat?
  /// Whether a selected item that the content hides, such as by a filter, is selected again when it is shown again. Defaults to
  /// ``HiddenSelection/forgotten``, as UIKit does with an item that is deleted.
  public var hiddenSelection = HiddenSelection.forgotten
  /// The number of changes above which the view reloads instead of making a batch. Defaults to 1,000.
  public var maximumNumberOfChanges = 1_000
  /// Makes the text that VoiceOver reads out after an update, from the update's counts; where it is `nil`, as by default, nothing is read.
  ///
  /// ```swift
  /// options.announcement = { $0.insertedItems == 0 ? nil : "\($0.insertedItems) new messages" }
  /// ```
  ///
  /// It is asked while VoiceOver runs and the view is in a window. Source: `UIAccessibility.Notification.announcement`.
  public var announcement: ((ListUpdateReport) -> String?)?
  /// Is called with a report of each update, after the view has made it.
  public var observer: ((ListUpdateReport) -> Void)?

  /// Options of a view that follows with animations and keeps the visible items in place.
  public init() {}
}

extension ListUpdateOptions {
  /// Has VoiceOver read out what an update is announced by, if it is.
  @MainActor func announce(_ report: ListUpdateReport) {
    guard let announcement, report.path != .reloadOffWindow, UIAccessibility.isVoiceOverRunning,
      let text = announcement(report), !text.isEmpty
    else { return }
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
