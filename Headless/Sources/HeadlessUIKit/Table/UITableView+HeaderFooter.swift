import Foundation

extension UITableView {
  /// The two edges of a section, and how they are asked for.
  enum EdgeKind {
    case header, footer
  }

  // MARK: Before display

  /// A header or a footer that has not been displayed: its height is final only where no view decides it.
  func makeEdge(_ kind: EdgeKind, inSection section: Int) -> TableGeometry.Edge {
    if let height = askHeight(kind, section: section) {
      return padded(TableGeometry.Edge(height: height, isFinal: true), kind)
    }
    let given = kind == .header ? sectionHeaderHeight : sectionFooterHeight
    if askTitle(kind, section: section) != nil {
      return padded(TableGeometry.Edge(height: given >= 0 ? given : estimate(kind, section, hasTitle: true)), kind)
    }
    guard delegate != nil else {
      return padded(TableGeometry.Edge(height: emptyHeight(kind, section: section), isFinal: true), kind)
    }
    // Whether the delegate has a view is not known before the view is needed.
    return padded(TableGeometry.Edge(height: given >= 0 ? given : estimate(kind, section, hasTitle: false)), kind)
  }

  private func estimate(_ kind: EdgeKind, _ section: Int, hasTitle: Bool) -> CGFloat {
    let asked: CGFloat?
    switch kind {
    case .header:
      asked = ask("tableView(_:estimatedHeightForHeaderInSection:)", "estimatedHeightForHeader", section: section) {
        $0.tableView(self, estimatedHeightForHeaderInSection: section)
      }
    case .footer:
      asked = ask("tableView(_:estimatedHeightForFooterInSection:)", "estimatedHeightForFooter", section: section) {
        $0.tableView(self, estimatedHeightForFooterInSection: section)
      }
    }
    if let asked, asked >= 0, HeadlessFailure.checkFinite("estimated section height", asked, indexes: [[section]]) {
      return asked
    }
    let property = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    if property > 0 { return property }
    return hasTitle ? titledHeight(kind, section: section) : emptyHeight(kind, section: section)
  }

  /// The height of a header or a footer with a title.
  private func titledHeight(_ kind: EdgeKind, section: Int) -> CGFloat {
    let usual =
      switch (style, kind) {
      case (.plain, .header): Metrics.plainTitledHeader
      case (.plain, .footer): Metrics.plainTitledFooter
      case (_, .header): section == 0 ? Metrics.groupedFirstTitledHeader : Metrics.groupedTitledHeader
      case (_, .footer): Metrics.groupedTitledFooter
      }
    let textStyle: UIFont.TextStyle = style == .plain ? .headline : .footnote
    let growth = textStyle.lineHeight(traitCollection.preferredContentSizeCategory) - textStyle.lineHeight(.large)
    return growth == 0 ? usual : pixelCeil(usual + growth)
  }

  /// The height where there is neither a title nor a view.
  private func emptyHeight(_ kind: EdgeKind, section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    switch kind {
    case .header:
      if sectionHeaderHeight >= 0 { return sectionHeaderHeight }
      return section == 0 ? Metrics.groupedFirstHeader : Metrics.groupedHeader
    case .footer:
      return sectionFooterHeight >= 0 ? sectionFooterHeight : Metrics.groupedFooter
    }
  }

  /// The edge with the room that a plain table keeps above a header.
  private func padded(_ edge: TableGeometry.Edge, _ kind: EdgeKind) -> TableGeometry.Edge {
    guard kind == .header, style == .plain, edge.height > 0 else { return edge }
    var padded = edge
    padded.padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Metrics.plainHeaderTopPadding
    return padded
  }

  // MARK: Questions

  /// The height that the delegate gives; `nil` if it gives none or leaves it to the content.
  private func askHeight(_ kind: EdgeKind, section: Int) -> CGFloat? {
    let height: CGFloat?
    switch kind {
    case .header:
      height = ask("tableView(_:heightForHeaderInSection:)", "heightForHeader", section: section) {
        $0.tableView(self, heightForHeaderInSection: section)
      }
    case .footer:
      height = ask("tableView(_:heightForFooterInSection:)", "heightForFooter", section: section) {
        $0.tableView(self, heightForFooterInSection: section)
      }
    }
    guard let height, height != UITableView.automaticDimension else { return nil }
    let name = kind == .header ? "section header height" : "section footer height"
    guard HeadlessFailure.checkFinite(name, height, indexes: [[section]]) else { return 0 }
    guard height < 0 else { return height }
    HeadlessFailure(
      .negativeHeight,
      reason: "section \(kind == .header ? "header" : "footer") height must not be negative - "
        + "provided height for section \(section) is \(String(format: "%f", Double(height)))",
      indexes: [[section]]
    ).raise()
    return 0
  }

  func askTitle(_ kind: EdgeKind, section: Int) -> String? {
    guard let dataSource else { return nil }
    let path = [IndexPath(index: section)]
    switch kind {
    case .header:
      return headlessEvents.ask(of: dataSourceAnswers, "tableView(_:titleForHeaderInSection:)", "titleForHeader", path)
      {
        dataSource.tableView(self, titleForHeaderInSection: section)
      } ?? nil
    case .footer:
      return headlessEvents.ask(of: dataSourceAnswers, "tableView(_:titleForFooterInSection:)", "titleForFooter", path)
      {
        dataSource.tableView(self, titleForFooterInSection: section)
      } ?? nil
    }
  }

  func askView(_ kind: EdgeKind, section: Int) -> UIView? {
    switch kind {
    case .header:
      ask("tableView(_:viewForHeaderInSection:)", "viewForHeader", section: section) {
        $0.tableView(self, viewForHeaderInSection: section)
      } ?? nil
    case .footer:
      ask("tableView(_:viewForFooterInSection:)", "viewForFooter", section: section) {
        $0.tableView(self, viewForFooterInSection: section)
      } ?? nil
    }
  }

  // MARK: Display

  /// Makes the view of a header or a footer, if there is one, and finds out how high it is.
  func resolveEdge(_ kind: EdgeKind, inSection section: Int) {
    guard let edge = kind == .header ? geometry?.sections[section].header : geometry?.sections[section].footer else {
      return
    }
    let displayed = kind == .header ? display.headers[section] : display.footers[section]
    guard displayed == nil || !edge.isFinal else { return }
    let explicit = edge.isFinal ? edge.height : askHeight(kind, section: section)
    if explicit == 0 {
      set(TableGeometry.Edge(isFinal: true), kind, section)
      return
    }
    let kept = displayed == nil ? display.keptEdges.removeValue(forKey: Edge(kind: kind, section: section)) : nil
    guard let view = displayed ?? kept ?? askView(kind, section: section) ?? titleView(kind, section: section) else {
      let height = explicit ?? emptyHeight(kind, section: section)
      set(padded(TableGeometry.Edge(height: height, isFinal: true), kind), kind, section)
      return
    }
    if let headerFooter = view as? UITableViewHeaderFooterView {
      headerFooter.table = self
      headerFooter.updateTraits()
      headerFooter.isFooter = kind == .footer
    }
    let height = explicit ?? height(of: view, kind, section: section)
    set(padded(TableGeometry.Edge(height: height, isFinal: true), kind), kind, section)
    if displayed == nil { show(view, kind, section: section) }
  }

  private func height(of view: UIView, _ kind: EdgeKind, section: Int) -> CGFloat {
    let given = kind == .header ? sectionHeaderHeight : sectionFooterHeight
    if given >= 0 { return given }
    let fitted = fittingHeight(of: view, width: rowWidth)
    if let view = view as? UITableViewHeaderFooterView, view.reuseIdentifier == Self.titleIdentifier {
      return max(fitted, titledHeight(kind, section: section))
    }
    if fitted > 0 { return fitted }
    return view.bounds.height > 0 ? view.bounds.height : titledHeight(kind, section: section)
  }

  private func set(_ edge: TableGeometry.Edge, _ kind: EdgeKind, _ section: Int) {
    switch kind {
    case .header: geometry?.setHeader(edge, inSection: section)
    case .footer: geometry?.setFooter(edge, inSection: section)
    }
  }

  private static let titleIdentifier = "UITableViewHeaderFooterViewTitle"

  /// The view that the table makes for a title.
  func titleView(_ kind: EdgeKind, section: Int) -> UITableViewHeaderFooterView? {
    guard let title = askTitle(kind, section: section) else { return nil }
    let view =
      registration.headerFooterPool.dequeue(identifier: Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.table = self
    view.isFooter = kind == .footer
    view.textLabel?.text = title
    view.styleLabels()
    view.setNeedsLayout()
    return view
  }

  private func show(_ view: UIView, _ kind: EdgeKind, section: Int) {
    view.layerID = nil
    switch kind {
    case .header: display.headers[section] = view
    case .footer: display.footers[section] = view
    }
    tellWillDisplay(view, kind, section: section)
    addSubview(view)
  }

  func tellWillDisplay(_ view: UIView, _ kind: EdgeKind, section: Int) {
    let path = IndexPath(index: section)
    switch kind {
    case .header:
      tell("tableView(_:willDisplayHeaderView:forSection:)", "willDisplayHeaderView", path) {
        $0.tableView(self, willDisplayHeaderView: view, forSection: section)
      }
    case .footer:
      tell("tableView(_:willDisplayFooterView:forSection:)", "willDisplayFooterView", path) {
        $0.tableView(self, willDisplayFooterView: view, forSection: section)
      }
    }
  }

  /// Takes a header or a footer off the screen.
  func hideEdge(_ kind: EdgeKind, section: Int) {
    guard let view = removeEdge(kind, section: section) else { return }
    tellEndOfDisplay(of: view, kind, section: section)
    recycle(view)
  }

  /// Takes a header or a footer off the screen that was scrolled away; it stays in the table as long as it has the first responder.
  func scrollOffEdge(_ kind: EdgeKind, section: Int) {
    let view = kind == .header ? display.headers[section] : display.footers[section]
    guard let view, view.containsFirstResponder else { return hideEdge(kind, section: section) }
    switch kind {
    case .header: display.headers[section] = nil
    case .footer: display.footers[section] = nil
    }
    display.keptEdges[Edge(kind: kind, section: section)] = view
    tellEndOfDisplay(of: view, kind, section: section)
  }

  /// Lets go of the kept headers and footers that the first responder has left.
  func releaseKeptEdges() {
    for (edge, view) in display.keptEdges where !view.containsFirstResponder { releaseKeptEdge(edge) }
  }

  func releaseKeptEdge(_ edge: Edge) {
    guard let view = display.keptEdges.removeValue(forKey: edge) else { return }
    view.removeFromSuperview()
    recycle(view)
  }

  /// Takes a header or a footer off the screen, and leaves telling the delegate to the caller.
  func removeEdge(_ kind: EdgeKind, section: Int) -> UIView? {
    let removed =
      kind == .header ? display.headers.removeValue(forKey: section) : display.footers.removeValue(forKey: section)
    removed?.removeFromSuperview()
    return removed
  }

  func tellEndOfDisplay(of view: UIView, _ kind: EdgeKind, section: Int) {
    let path = IndexPath(index: section)
    switch kind {
    case .header:
      tell("tableView(_:didEndDisplayingHeaderView:forSection:)", "didEndDisplayingHeaderView", path) {
        $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      }
    case .footer:
      tell("tableView(_:didEndDisplayingFooterView:forSection:)", "didEndDisplayingFooterView", path) {
        $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
    }
  }
}
