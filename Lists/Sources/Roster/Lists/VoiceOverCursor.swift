/// The item that VoiceOver's cursor is in while the content changes, so that it stays there when the cell does not.
@MainActor struct VoiceOverCursor {
  /// Where the item is now.
  var item: TrackedPaths
  /// The place of the item, which finds it after changes that are unknown.
  private let place: ItemPlace
  private weak var element: UIView?
  /// The way from the cell to the element, through subviews.
  private let way: [Int]

  /// The cursor of VoiceOver; `nil` where it does not run, or has it in none of the items on the screen.
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

  /// Finds the item where its path is unknown.
  mutating func find(in shown: ShownList) {
    if item.areGone, let path = shown.indexPath(of: place) { item = TrackedPaths([path]) }
  }

  /// Brings the cursor back to the item, where it has gone with the cell, if it is on the screen.
  func restore(_ list: any ListViewAdapter) {
    guard UIAccessibility.isVoiceOverRunning, case let place?? = item.places.first,
      let view = list.view as? any ListView
    else { return }
    view.layoutIfNeeded()
    guard let cell = view.shownCell(at: place.indexPath) else { return }
    let focused = UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView
    if let focused, focused.isDescendant(of: cell) { return }
    // Where a person has moved the cursor meanwhile, it stays.
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

  /// The view at the end of a way, or as far as the way goes.
  fileprivate func view(at way: [Int]) -> UIView {
    way.reduce(self) { view, index in view.subviews.indices.contains(index) ? view.subviews[index] : view }
  }
}
