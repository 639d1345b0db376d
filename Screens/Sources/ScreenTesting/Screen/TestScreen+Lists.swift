#if os(iOS) || !canImport(UIKit)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import HeadlessUIKit
  #endif

  extension TestScreen {
    /// The visible tables and collection views, including nested ones, each before those in it.
    var lists: [ScreenList] {
      settleLayout()
      var lists: [ScreenList] = []
      topView?.addShownLists(to: &lists)
      return lists
    }

    /// The visible scroll views, including lists and their orthogonally scrolling sections.
    var scrollViews: [UIScrollView] {
      settleLayout()
      return (topView?.shownViews ?? []).compactMap { $0 is UITextView ? nil : $0 as? UIScrollView }
    }

    // MARK: Matches of queries

    /// Returns the list and the index path that match a query, or `nil` if it isn't for an index path.
    func place(_ query: ViewQuery) -> (list: ScreenList, path: IndexPath)? {
      switch query {
      case .indexPath(let path): return list.map { ($0, path) }
      case .inside(let outer, .indexPath(let path)):
        return views(outer).last.flatMap { $0.ownLists.first }.map { ($0, path) }
      case .inside(let outer, .inside(let middle, let inner)): return place(.inside(.inside(outer, middle), inner))
      case .text, .identifier, .role, .list, .inside, .point: return nil
      }
    }

    /// Returns the scroll view that a drag at a query's match moves: the view itself, or its closest ancestor.
    func scrollView(at query: ViewQuery) -> UIScrollView? {
      settleLayout()
      return views(query).last?.enclosingScrollView
    }

    // MARK: Queries

    /// Returns the simplest query for a row or an item.
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

    /// Returns the simplest query for a list: its number on the screen, or in its row or its outer list.
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

    /// Returns the simplest query for a scroll view: its list, an item of its section, or a point in it.
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

    /// The view itself if it's a list, or else its outermost lists.
    var ownLists: [ScreenList] { ScreenList(self).map { [$0] } ?? innerLists }

    /// The outermost lists inside the view.
    var innerLists: [ScreenList] {
      subviews.filter { !$0.isHidden && $0.alpha > 0.01 && !($0 is UIControl) }.flatMap(\.ownLists)
    }

    /// The scroll view around the view, or the view itself.
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
    /// A Boolean value that indicates whether the content is wider than its visible part, and not higher.
    private var scrollsSideways: Bool {
      let insets = adjustedContentInset
      return contentSize.width + insets.left + insets.right > bounds.width
        && contentSize.height + insets.top + insets.bottom <= bounds.height
    }

    /// A Boolean value that indicates whether dragging moves the content.
    var moves: Bool {
      let insets = adjustedContentInset
      return isScrollEnabled
        && (scrollsSideways || contentSize.height + insets.top + insets.bottom > bounds.height)
    }

    /// Returns a drag's distance in points as a point: down, or to the right if the content is only wider than its visible part.
    func dragged(by distance: CGFloat) -> CGPoint {
      scrollsSideways ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }
  }
#endif
