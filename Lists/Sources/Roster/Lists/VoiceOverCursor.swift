/// The item with VoiceOver's cursor while the content changes, so that it stays there if the cell is replaced.
@MainActor struct VoiceOverCursor {
  /// The current path of the item.
  var item: TrackedPaths
  /// The place of the item, to find it after unknown changes.
  private let place: ItemPlace
  private weak var element: UIView?
  /// The subview indexes from the cell to the element.
  private let way: [Int]

  /// Creates the cursor, or `nil` if VoiceOver isn't running or isn't in a visible item.
  init?(_ list: any ListViewAdapter, _ shown: ShownList) {
    guard UIAccessibility.isVoiceOverRunning, let view = list.view as? any ListView,
      let element = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    else { return nil }
    for path in view.visibleItems {
      guard let cell = view.shownCell(at: path), element.isDescendant(of: cell) else { continue }
      item = TrackedPaths([path])
      place = shown.place(at: path)
      self.element = element
      way = cell.way(to: element)
      return
    }
    return nil
  }

  /// Finds the item if its path is unknown.
  mutating func find(in shown: ShownList) {
    if item.areGone, let path = shown.indexPath(of: place) { item = TrackedPaths([path]) }
  }

  /// Moves the cursor back to the item if its cell was replaced, and the item is visible.
  func restore(_ list: any ListViewAdapter) {
    guard UIAccessibility.isVoiceOverRunning, case let place?? = item.places.first,
      let view = list.view as? any ListView
    else { return }
    view.layoutIfNeeded()
    guard let cell = view.shownCell(at: place.indexPath) else { return }
    let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    if let focused, focused.isDescendant(of: cell) { return }
    // If a person has moved the cursor, leave it.
    if let focused, focused !== element { return }
    UIAccessibility.post(notification: .layoutChanged, argument: cell.view(at: way))
  }
}

extension UIView {
  fileprivate func way(to view: UIView) -> [Int] {
    var way: [Int] = []
    var view = view
    while view !== self, let outer = view.superview, let index = outer.subviews.firstIndex(of: view) {
      way.append(index)
      view = outer
    }
    return way.reversed()
  }

  /// Returns the view at the end of a way, or as far as the way exists.
  fileprivate func view(at way: [Int]) -> UIView {
    way.reduce(self) { view, index in view.subviews.indices.contains(index) ? view.subviews[index] : view }
  }
}
