import Foundation

extension UITableView {
  /// Where everything is, computed if that is not known.
  func loadedGeometry() -> TableGeometry {
    let space = loadedSpace()
    if let geometry { return geometry }
    let sections = (0..<space.sectionCount).map { section in
      TableGeometry.Section(
        header: makeEdge(.header, inSection: section),
        rows: makeRows(inSection: section, count: space.count(inSection: section)),
        footer: makeEdge(.footer, inSection: section)
      )
    }
    let made = framed(TableGeometry(sections))
    geometry = made
    return made
  }

  /// The geometry with what it takes from the table itself.
  func framed(_ geometry: TableGeometry) -> TableGeometry {
    var framed = geometry
    framed.width = bounds.width
    framed.horizontalInset = style == .insetGrouped ? Metrics.insetGroupedMargin : 0
    framed.top = tableHeaderView?.bounds.height ?? 0
    framed.bottom = tableFooterView?.bounds.height ?? 0
    return framed
  }

  // MARK: Rows

  /// The height of the rows that were not measured yet.
  var standardRowHeight: CGFloat {
    if rowHeight >= 0, rowHeight.isFinite { return rowHeight }
    return estimatedRowHeight > 0 && estimatedRowHeight.isFinite
      ? estimatedRowHeight : HeadlessSystemAppearance.current.rowHeight
  }

  /// The rows of a section whose cells were not measured yet.
  ///
  /// The delegate is asked about each row only if it gives estimates, or if estimation is off and it gives heights.
  func makeRows(inSection section: Int, count: Int) -> RowHeights {
    let uniform = RowHeights(count: count, standard: standardRowHeight)
    guard count > 0, delegate != nil else { return uniform }
    let first = IndexPath(row: 0, section: section)
    if let estimate = askEstimatedHeight(first) {
      return RowHeights(count: count, standard: standardRowHeight, areFinal: false) { row in
        let answer = row == 0 ? estimate : askEstimatedHeight(IndexPath(row: row, section: section)) ?? estimate
        return isFinite(answer, row: row, section: section) && answer >= 0 ? answer : standardRowHeight
      }
    }
    guard estimatedRowHeight == 0, let height = askHeight(first) else { return uniform }
    return RowHeights(count: count, standard: standardRowHeight, areFinal: true) { row in
      let path = IndexPath(row: row, section: section)
      let answer = row == 0 ? height : askHeight(path) ?? height
      return checked(answer, at: path) ?? standardRowHeight
    }
  }

  private func isFinite(_ height: CGFloat, row: Int, section: Int) -> Bool {
    height.isFinite || HeadlessFailure.checkFinite("table view row height", height, indexes: [[section, row]])
  }

  private func askEstimatedHeight(_ path: IndexPath) -> CGFloat? {
    ask("tableView(_:estimatedHeightForRowAt:)", "estimatedHeightForRow", path) {
      $0.tableView(self, estimatedHeightForRowAt: path)
    }
  }

  private func askHeight(_ path: IndexPath) -> CGFloat? {
    ask("tableView(_:heightForRowAt:)", "heightForRow", path) { $0.tableView(self, heightForRowAt: path) }
  }

  /// A height that the delegate gave; `nil` if it leaves it to the content, and 0 if it breaks the rule.
  private func checked(_ height: CGFloat, at path: IndexPath) -> CGFloat? {
    guard isFinite(height, row: path.row, section: path.section) else { return 0 }
    guard height < 0 else { return height }
    guard height != UITableView.automaticDimension else { return nil }
    HeadlessFailure(
      .negativeHeight,
      reason: "table view row height must not be negative - provided height for index path "
        + "(\(path.objectText)) is \(String(format: "%f", Double(height)))",
      indexes: [Array(path)]
    ).raise()
    return 0
  }

  /// Finds out how high a displayed row is, if that is not known yet.
  func measureRow(at path: IndexPath, cell: UITableViewCell) {
    guard geometry?.sections[path.section].rows.isFinal(path.row) == false else { return }
    let given = askHeight(path) ?? rowHeight
    let height = checked(given, at: path) ?? fittingHeight(of: cell, width: rowWidth)
    geometry?.setRowHeight(
      isFinite(height, row: path.row, section: path.section) ? height : 0,
      isFinal: true,
      at: path
    )
  }

  /// The width of rows, headers and footers.
  var rowWidth: CGFloat {
    guard let geometry else { return bounds.width }
    return max(0, geometry.width - 2 * geometry.horizontalInset)
  }

  /// A view's height for a width, as its content asks for it, rounded up to pixels.
  func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    HeadlessCounts.now.sizingPasses += 1
    if view.bounds.width != width { view.frame.size.width = width }
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return (max(0, fitted) / Metrics.pixel).rounded(.up) * Metrics.pixel
  }

  /// Lets a row's height be measured again.
  func invalidateHeight(ofRowAt path: IndexPath) {
    guard let space, space.contains(path),
      let height = geometry?.sections[path.section].rows.height(of: path.row)
    else { return }
    geometry?.setRowHeight(height, isFinal: false, at: path)
    setNeedsLayout()
  }

  // MARK: Changes

  func heightDidChange(_ oldValue: CGFloat, _ newValue: CGFloat) {
    guard HeadlessFailure.checkFinite("table view height", newValue) else { return }
    if oldValue != newValue { invalidateGeometry() }
  }

  /// Computes all positions anew before they are needed.
  func invalidateGeometry() {
    guard geometry != nil else { return }
    geometry = nil
    setNeedsLayout()
  }

  func widthDidChange() {
    guard var geometry else { return }
    self.geometry = nil
    geometry.forgetFinality()
    self.geometry = framed(geometry)
    setNeedsLayout()
  }

  func updateContentSize(_ geometry: TableGeometry) {
    let size = CGSize(width: bounds.width, height: geometry.height)
    guard size != contentSize else { return }
    let isShorter = size.height < contentSize.height
    contentSize = size
    if isShorter { clampContentOffset() }
  }

  // MARK: Rectangles

  func frame(ofSection section: Int) -> CGRect {
    guard hasSection(section) else { return .zero }
    var frame = loadedGeometry().frame(ofSection: section)
    frame.origin.x = 0
    frame.size.width = bounds.width
    return frame
  }

  func frame(ofHeader section: Int) -> CGRect {
    hasSection(section) ? loadedGeometry().frame(ofHeader: section) : .zero
  }

  func frame(ofFooter section: Int) -> CGRect {
    hasSection(section) ? loadedGeometry().frame(ofFooter: section) : .zero
  }

  func frame(ofRow path: IndexPath) -> CGRect {
    loadedSpace().contains(path) ? loadedGeometry().frame(ofRow: path) : .zero
  }

  func path(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x <= bounds.width else { return nil }
    return loadedGeometry().row(at: point.y)
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    guard cell.place.table === self, let path = cell.place.indexPath,
      display.cells[path] === cell || display.prepared[path] === cell
    else { return nil }
    return path
  }

  func paths(in rect: CGRect) -> [IndexPath]? {
    let geometry = loadedGeometry()
    guard rect.width > 0, rect.height > 0, let sections = geometry.sections(from: rect.minY, to: rect.maxY) else {
      return []
    }
    return sections.flatMap { section in
      geometry.rows(inSection: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
    }
  }

  private func hasSection(_ section: Int) -> Bool {
    section >= 0 && section < loadedSpace().sectionCount
  }
}
