import Foundation

extension UIView {
  /// Hands a warning to its handler, and to the list or the window that the view is in.
  func headlessWarn(_ warning: HeadlessLayoutWarning) {
    HeadlessLayoutWarning.handler(warning)
    var ancestor: UIView? = self
    while let view = ancestor {
      if let table = view as? UITableView {
        table.warn(warning.text)
        return
      }
      if let collection = view as? UICollectionView {
        collection.warn(warning.text)
        return
      }
      if let window = view as? UIWindow {
        window.headlessWarnings.append(warning.text)
        return
      }
      ancestor =
        view.superview ?? (view as? UITableViewCell)?.place.table ?? (view as? UITableViewHeaderFooterView)?.table
    }
  }

  /// What is ambiguous or cut off in the view and what is in it. The view is laid out first. Hidden views do not count.
  ///
  /// - Complexity: that of a first layout of each tree with constraints.
  public func headlessLayoutProblems() -> [HeadlessLayoutWarning] {
    layoutIfNeeded()
    var problems: [HeadlessLayoutWarning] = []
    collectProblems(into: &problems)
    return problems
  }

  private func collectProblems(into problems: inout [HeadlessLayoutWarning]) {
    guard !isHidden, alpha > 0 else { return }
    if !translatesAutoresizingMaskIntoConstraints {
      for axis in ambiguousAxes(of: self) {
        let names = axis == .horizontal ? "minX, Width" : "minY, Height"
        let view = LayoutPrinter.object(self)
        problems.append(
          HeadlessLayoutWarning(.ambiguousLayout, "AMBIGUOUS LAYOUT for \(view).\(names)")
        )
      }
    }
    if let label = self as? UILabel, label.headlessIsTruncated {
      problems.append(HeadlessLayoutWarning(.truncatedText, "The text of \(LayoutPrinter.object(self)) is cut off"))
    }
    for subview in storedSubviews { subview.collectProblems(into: &problems) }
  }
}

extension UILabel {
  /// Whether the label shows less than its text: lines are cut off, left out or do not fit its height.
  public var headlessIsTruncated: Bool {
    guard let text, !text.isEmpty else { return false }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    guard let rect = headlessDrawnTextRect else { return false }
    guard rect.width > 0, rect.height > 0 else { return true }
    let layout = headlessTextLayout(in: rect.width)
    let tolerance = UITableView.Metrics.pixel
    return layout.isTruncated || layout.size.width > rect.width + tolerance
      || layout.size.height > rect.height + tolerance
  }
}
