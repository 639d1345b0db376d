import Foundation

extension UITableView {
  func scroll(to path: IndexPath, position: ScrollPosition, animated: Bool) {
    let space = loadedSpace()
    guard path.count == 2, path.section >= 0, path.section < space.sectionCount else {
      let section = path.first ?? 0
      fail(
        "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are only "
          + "\(space.sectionCount) sections. Table view: \(headlessDescription)",
        path
      )
      return
    }
    let count = space.count(inSection: path.section)
    if path.row == NSNotFound {
      scrollRectToVisible(frame(ofSection: path.section), animated: animated)
      return
    }
    guard path.row >= 0, path.row < count else {
      fail(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only \(count) rows "
          + "in section \(path.section). Table view: \(headlessDescription)",
        path
      )
      return
    }
    layoutIfNeeded()
    if animated, UIView.areAnimationsEnabled {
      setContentOffset(clamped(CGPoint(x: contentOffset.x, y: offset(showing: path, position))), animated: true)
    } else {
      settle { $0.offset(showing: path, position) }
    }
  }

  func scrollToNearestSelection(position: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.paths.min { lhs, rhs in
      (abs(frame(ofRow: lhs).midY - middle), lhs) < (abs(frame(ofRow: rhs).midY - middle), rhs)
    }
    if let nearest { scrollToRow(at: nearest, at: position, animated: animated) }
  }

  /// The offset at which a row stands where it is wanted, before it is limited to the content.
  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGFloat {
    let frame = frame(ofRow: path)
    let inset = adjustedContentInset
    // A choice: a row that is scrolled to the top of a plain table is below the header that floats there.
    let header = style == .plain ? self.frame(ofHeader: path.section).height : 0
    let top = frame.minY - inset.top - header
    let bottom = frame.maxY + inset.bottom - bounds.height
    switch position {
    case .top: return top
    case .bottom: return bottom
    case .middle:
      let room = bounds.height - inset.top - inset.bottom
      return frame.midY - inset.top - room / 2
    case .none:
      if contentOffset.y > top { return top }
      return contentOffset.y < bottom ? bottom : contentOffset.y
    }
  }

  /// Goes to an offset that depends on heights that become known on the way, until it stays where it is.
  func settle(_ offset: (UITableView) -> CGFloat) {
    stopScrolling()
    for _ in 0..<Metrics.maximumLayoutPasses {
      let target = clamped(CGPoint(x: contentOffset.x, y: offset(self)))
      guard target != contentOffset else { break }
      contentOffset = target
      layoutIfNeeded()
    }
  }

  private func fail(_ reason: String, _ path: IndexPath) {
    HeadlessFailure(.scrollOutOfRange, name: .range, reason: reason, indexes: [Array(path)]).raise()
  }
}
