import Foundation

/// One thing that VoiceOver stops at, as a person goes from one to the next.
package enum AccessibilityStop {
  case view(UIView)
  /// What a navigation bar or a toolbar shows without a view.
  case button(UIBarButtonItem, UIView)
  case tab(UITabBarItem, UITabBar)
  case back(String, UINavigationBar)
  case title(String, UINavigationBar)
}

extension UIView {
  /// What VoiceOver stops at in the view, in the order in which a person meets it.
  ///
  /// An element ends the search in its view, except in a table's cell, whose controls are met after it. What says its
  /// `accessibilityElements` is read in that order, everything else line by line, bars first and last.
  package var accessibilityStops: [AccessibilityStop] {
    guard !isHidden, alpha > 0.01, !accessibilityElementsHidden else { return [] }
    if let own = containedAccessibilityElements { return own.flatMap { ($0 as? UIView)?.accessibilityStops ?? [] } }
    if let bar = self as? UINavigationBar, let item = bar.item { return bar.stops(of: item) }
    if let bar = self as? UIToolbar { return bar.shownItems.flatMap { $0.stops(in: bar) } }
    if let bar = self as? UITabBar { return (bar.items ?? []).map { .tab($0, bar) } }
    if self is UITableViewCell, isAccessibilityElement {
      // A cell of pictures alone says nothing.
      return (accessibilityCellLabel.isEmpty ? [] : [.view(self)]) + controlsForAccessibility.map { .view($0) }
    }
    if isMetByAccessibility { return [.view(self)] }
    let isList = self is UITableView || self is UICollectionView
    let views = isList ? storedSubviews.filter { bounds.intersects($0.frame) } : storedSubviews
    return accessibilityOrder(of: views).flatMap(\.accessibilityStops)
  }

  /// The elements that the view says it contains, one by one or together; `nil` if it leaves that to the views in it.
  private var containedAccessibilityElements: [Any]? {
    if let accessibilityElements { return accessibilityElements }
    let count = accessibilityElementCount()
    return count == NSNotFound ? nil : (0..<max(0, count)).compactMap { accessibilityElement(at: $0) }
  }

  /// Whether the view is an element that has something to say.
  private var isMetByAccessibility: Bool {
    guard isAccessibilityElement else { return false }
    guard let label = self as? UILabel else { return true }
    return label.text?.isEmpty == false || label.accessibilityLabel != nil
  }

  /// The innermost element that the view is or is in, in a window.
  var enclosingAccessibilityElement: UIView? {
    guard window != nil else { return nil }
    var candidate: UIView?
    var ancestor: UIView? = self
    while let view = ancestor {
      if view.isHidden || view.accessibilityElementsHidden { return nil }
      // A text or a picture in a cell or a control is a part of that.
      if view.isMetByAccessibility, candidate == nil || candidate is UILabel { candidate = view }
      ancestor = view.storedSuperview
    }
    return candidate
  }

  /// What a cell without a label of its own is called: the texts in it that are no controls', in reading order.
  package var accessibilityCellLabel: String { accessibilityLabel ?? accessibilityTexts.joined(separator: ", ") }

  /// The texts in the view that are no controls', in reading order.
  package var accessibilityTexts: [String] {
    accessibilityOrder(of: storedSubviews).flatMap { child -> [String] in
      guard !child.isHidden, child.alpha > 0.01, !child.accessibilityElementsHidden, !(child is UIControl) else {
        return []
      }
      if let label = child.accessibilityLabel { return label.isEmpty ? [] : [label] }
      if let text = (child as? UILabel)?.text { return text.isEmpty ? [] : [text] }
      return child.accessibilityTexts
    }
  }

  /// The controls and fields in a cell, which are met after it.
  private var controlsForAccessibility: [UIView] {
    var found: [UIView] = []
    var rest = storedSubviews
    while let view = rest.popLast() {
      guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { continue }
      if view.isAccessibilityElement, view is UIControl || view is UITextView {
        found.append(view)
      } else {
        rest += view.storedSubviews
      }
    }
    return accessibilityOrder(of: found)
  }

  /// Views in the view, as they are read.
  package func accessibilityOrder(of views: [UIView]) -> [UIView] {
    let ordered = inReadingOrder(views)
    // A list may go on below the bars.
    let top = ordered.filter { $0 is UINavigationBar }
    let bottom = ordered.filter { $0 is UIToolbar || $0 is UITabBar }
    return top + ordered.filter { !($0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar) } + bottom
  }

  /// Views line by line from the top, and in each line from this view's leading edge.
  package func inReadingOrder(_ views: [UIView]) -> [UIView] {
    typealias Entry = (view: UIView, frame: CGRect)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var lines: [[Entry]] = []
    let entries = views.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }.enumerated()
    for (_, entry) in entries.sorted(by: { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }) {
      if let first = lines.last?.first, entry.frame.midY < first.frame.maxY, first.frame.midY > entry.frame.minY {
        lines[lines.count - 1].append(entry)
      } else {
        lines.append([entry])
      }
    }
    return lines.flatMap { line in
      line.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }.map(\.view)
    }
  }
}

extension UINavigationBar {
  fileprivate func stops(of item: UINavigationItem) -> [AccessibilityStop] {
    func met(_ buttons: [UIBarButtonItem]) -> [AccessibilityStop] {
      buttons.filter { !$0.isHidden }.flatMap { $0.stops(in: self) }
    }
    var stops: [AccessibilityStop] = []
    if let backTitle, showsBackButton { stops.append(.back(backTitle, self)) }
    stops += met(item.leftBarButtonItems ?? [])
    if let view = item.titleView {
      stops += view.accessibilityStops
    } else if let title = item.title, !title.isEmpty {
      stops.append(.title(title, self))
    }
    // The first of them is at the outer edge.
    stops += met((item.rightBarButtonItems ?? []).reversed())
    return stops + (item.searchController?.searchBar.accessibilityStops ?? [])
  }
}

extension UIBarButtonItem {
  /// What VoiceOver stops at in a bar; nothing where the item is room between others.
  fileprivate func stops(in bar: UIView) -> [AccessibilityStop] {
    if isSpace { return [] }
    return customView?.accessibilityStops ?? [.button(self, bar)]
  }
}
