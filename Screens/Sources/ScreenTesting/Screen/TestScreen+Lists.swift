#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// The tables and collection views on the screen, those in cells and headers of others too, each before those in it.
    var lists: [ScreenList] {
      settleLayout()
      var lists: [ScreenList] = []
      topView?.addShownLists(to: &lists)
      return lists
    }

    /// The scroll views on the screen, which lists and their sections that scroll by themselves are too.
    var scrollViews: [UIScrollView] {
      settleLayout()
      return (topView?.shownViews ?? []).compactMap { $0 is UITextView ? nil : $0 as? UIScrollView }
    }

    // MARK: What queries mean

    /// The list and the place in it that a query means; `nil` if it means no place.
    func place(_ query: ViewQuery) -> (list: ScreenList, path: IndexPath)? {
      switch query {
      case .indexPath(let path): return list.map { ($0, path) }
      case .inside(let outer, .indexPath(let path)):
        return views(outer).last.flatMap { $0.ownLists.first }.map { ($0, path) }
      case .inside(let outer, .inside(let middle, let inner)): return place(.inside(.inside(outer, middle), inner))
      case .text, .identifier, .role, .list, .inside, .point: return nil
      }
    }

    /// The scroll view that a finger drags which is put on what a query means: the view itself, or the next one around it.
    func scrollView(at query: ViewQuery) -> UIScrollView? {
      settleLayout()
      return views(query).last?.enclosingScrollView
    }

    // MARK: Queries

    /// The plainest query that means a row or an item.
    func query(for path: IndexPath, in list: ScreenList) -> ViewQuery? {
      if list.view === self.list?.view { return .indexPath(path) }
      if let cell = list.view.enclosingCell, cell.ownLists.first?.view === list.view, let row = query(forCell: cell) {
        return .inside(row, .indexPath(path))
      }
      return query(for: list).map { .inside($0, .indexPath(path)) }
    }

    private func query(forCell cell: UIView) -> ViewQuery? {
      guard let list = cell.enclosingList, let path = list.path(of: cell) else { return nil }
      return query(for: path, in: list)
    }

    /// The plainest query that means a list: its number on the screen, or in the row or the list that it is in.
    func query(for list: ScreenList) -> ViewQuery? {
      func number(in lists: [ScreenList]) -> ViewQuery? {
        lists.firstIndex { $0.view === list.view }.map { .list($0) }
      }
      if let cell = list.view.enclosingCell {
        guard let row = query(forCell: cell), let number = number(in: cell.ownLists) else { return nil }
        return .inside(row, number)
      }
      guard let outer = list.view.enclosingList else { return topView.flatMap { number(in: $0.ownLists) } }
      guard let query = query(for: outer), let number = number(in: outer.view.innerLists) else { return nil }
      return .inside(query, number)
    }

    /// The plainest query that means a scroll view: its list, an item of its section, or what a finger touches in it.
    func query(for view: UIScrollView) -> ViewQuery? {
      var queries: [ViewQuery?] = []
      if let list = ScreenList(view) {
        queries = [query(for: list)]
      } else if let list = view.enclosingList,
        let path = list.visiblePaths.first(where: { list.cell(at: $0)?.superview === view })
      {
        queries = [query(for: path, in: list)]
      }
      if case .point(let point) = reach(of: view) { queries.append(.point(x: point.x, y: point.y)) }
      return queries.lazy.compactMap { $0 }.first { scrollView(at: $0) === view }
    }
  }

  extension UIView {
    fileprivate func addShownLists(to lists: inout [ScreenList]) {
      guard !isHidden, alpha > 0.01, !(self is UIControl) else { return }
      if let list = ScreenList(self) { lists.append(list) }
      for subview in subviews { subview.addShownLists(to: &lists) }
    }

    /// The view itself if it is a list, else the lists in it that are in no other.
    var ownLists: [ScreenList] { ScreenList(self).map { [$0] } ?? innerLists }

    /// The lists in the view that are in no other in it.
    var innerLists: [ScreenList] {
      subviews.filter { !$0.isHidden && $0.alpha > 0.01 && !($0 is UIControl) }.flatMap(\.ownLists)
    }

    /// The scroll view that the view is in; the view itself may be it.
    var enclosingScrollView: UIScrollView? {
      var ancestor: UIView? = self
      while let view = ancestor {
        if let scrollView = view as? UIScrollView { return scrollView }
        ancestor = view.superview
      }
      return nil
    }
  }

  extension UIScrollView {
    /// Whether the content is wider than what is shown of it, and not higher.
    private var scrollsSideways: Bool {
      let insets = adjustedContentInset
      return contentSize.width + insets.left + insets.right > bounds.width
        && contentSize.height + insets.top + insets.bottom <= bounds.height
    }

    /// Whether a finger moves the content.
    var moves: Bool {
      let insets = adjustedContentInset
      return isScrollEnabled
        && (scrollsSideways || contentSize.height + insets.top + insets.bottom > bounds.height)
    }

    /// A distance in points as a finger drags the content by it: down, or to the right where it is only wider than what is shown of it.
    func dragged(by distance: CGFloat) -> CGPoint {
      scrollsSideways ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }
  }
#endif
