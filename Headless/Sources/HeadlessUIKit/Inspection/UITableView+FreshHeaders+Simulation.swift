extension UITableView {
  /// The headers on the screen by their sections, or the footers.
  package func headlessShownEdges(isFooter: Bool) -> [Int: UIView] { isFooter ? display.footers : display.headers }

  /// A header or a footer as if none had been used before; it is not displayed. `nil` if the section has none.
  ///
  /// The delegate is asked for it, or the data source for its title.
  package func headlessFreshEdge(inSection section: Int, isFooter: Bool) -> UIView? {
    let pool = registration.headerFooterPool
    registration.headerFooterPool = ReusePool()
    defer { registration.headerFooterPool = pool }
    let kind: EdgeKind = isFooter ? .footer : .header
    let view = askView(kind, section: section) ?? titleView(kind, section: section)
    guard let headerFooter = view as? UITableViewHeaderFooterView, view?.superview == nil else { return view }
    headerFooter.table = self
    headerFooter.updateTraits()
    headerFooter.isFooter = isFooter
    return headerFooter
  }

  /// Tells the delegate that a header or a footer is about to be displayed, as the table does before it displays one.
  package func headlessTellWillDisplay(_ view: UIView, inSection section: Int, isFooter: Bool) {
    tellWillDisplay(view, isFooter ? .footer : .header, section: section)
    view.layoutIfNeeded()
  }
}
