internal import ConstraintSolver
import Foundation

extension LayoutEngine {
  // MARK: Changes

  /// The content of a view asks for another size, or its text has other base lines.
  func contentDidChange(of view: UIView) {
    guard !needsBuild, let index = index(of: view) else { return }
    changedContents.append(index)
    setPending(true)
    host.headlessConstraintsDidChange()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard !needsBuild else { return }
    guard constraint.place.generation == generation else {
      structureDidChange()
      return
    }
    guard setConstant(constraint.rowConstant(in: constraint.place), ofRow: constraint.place.row) else { return }
    setPending(true)
    host.headlessConstraintsDidChange()
  }

  /// States the content sizes that have changed. Texts in several lines are taken to keep their widths.
  func applyChangedContents() {
    guard !changedContents.isEmpty else { return }
    let changed = changedContents
    changedContents.removeAll(keepingCapacity: true)
    for index in changed {
      let item = items[index]
      let size = item.view.headlessNaturalSize
      let exists = (size.width >= 0, size.height >= 0)
      guard item.kind == .placed || item.contentWidth.exists || item.contentHeight.exists else { continue }
      guard exists == (item.contentWidth.exists, item.contentHeight.exists),
        item.isMeasured == item.view.headlessMeasuresHeightInWidth,
        item.baseline == nil || item.baseline == item.view.headlessBaseline(isFirst: true)
      else {
        build()
        return
      }
      items[index].contentWidth.size = setContent(item.contentWidth, Double(size.width))
      var height = Double(size.height)
      if item.isMeasured, item.measuredWidth >= 0, item.measuredWidth < Double(size.width) {
        height = Double(item.view.headlessHeight(inWidth: CGFloat(item.measuredWidth)))
      }
      items[index].contentHeight.size = setContent(item.contentHeight, height)
    }
  }

  private func setContent(_ content: LayoutItem.Content, _ size: Double) -> Double {
    guard content.exists else { return content.size }
    setConstant(size, ofRow: content.maximum)
    setConstant(size, ofRow: content.minimum)
    return size
  }

  // MARK: Solving

  /// Solves the system; texts in several lines are measured in the widths that they get.
  func solve() {
    for _ in 0..<LayoutAssumptions.measuringRounds {
      let breakages = system.solve { choose($0) }
      for breakage in breakages { write(breakage) }
      if !measureTexts() { return }
    }
    system.solve { choose($0) }
  }

  /// States the heights that texts have in their widths; whether one has changed.
  private func measureTexts() -> Bool {
    var hasChanged = false
    for index in measured where items[index].contentHeight.exists {
      let item = items[index]
      // A pixel's part that rounding took from a width does not wrap its text.
      let width = Double(item.view.pixelCeil(CGFloat(system.value(of: item.horizontal.size) - 1e-6)))
      guard width > 0 else { continue }
      if width == item.measuredWidth, item.contentWidth.size > width { continue }
      let isOneLine = width >= item.contentWidth.size
      let natural = Double(item.view.headlessNaturalSize.height)
      let height = isOneLine ? natural : Double(item.view.headlessHeight(inWidth: CGFloat(width)))
      items[index].measuredWidth = isOneLine ? -1 : width
      guard height != item.contentHeight.size else { continue }
      items[index].contentHeight.size = setContent(item.contentHeight, height)
      hasChanged = true
    }
    return hasChanged
  }

  /// Takes the solution over, and marks the views whose subviews or guides have to move.
  func markChanges() {
    for index in items.indices {
      // Parts of an item, and not the item: what it refers to would be retained.
      let solved = CGRect(
        x: system.value(of: items[index].horizontal.position),
        y: system.value(of: items[index].vertical.position),
        width: system.value(of: items[index].horizontal.size),
        height: system.value(of: items[index].vertical.size)
      )
      guard solved != items[index].solved else { continue }
      items[index].solved = solved
      switch items[index].kind {
      case .placed:
        let view = items[index].view
        if items[index].frame != view.frame, let superview = view.superview, !superview.needsLayout {
          superview.setNeedsLayout()
        }
      case .guide: items[index].view.setNeedsLayout()
      case .host, .masked: break
      }
    }
  }

  // MARK: Fitting

  /// The size of the host that fits a target. The next pass solves for the host's bounds again.
  ///
  /// Nothing outside the host takes part, and its bounds do not either.
  func fit(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    if !isTemporary { updateConstraints() }
    prepare()
    isFitting = true
    let host = items[0]
    fit(target.width, horizontal, host.horizontal, row: host.systemRows[0])
    fit(target.height, vertical, host.vertical, row: host.systemRows[1])
    refreshHostedInsets()
    solve()
    setPending(true)
    let size = CGSize(
      width: system.value(of: host.horizontal.size),
      height: system.value(of: host.vertical.size)
    )
    fittedSize = size
    return CGSize(
      width: size.width + host.horizontal.before + host.horizontal.after,
      height: size.height + host.vertical.before + host.vertical.after
    )
  }

  private func fit(_ length: CGFloat, _ priority: UILayoutPriority, _ span: LayoutItem.Span, row: Int) {
    setConstant(max(0, Double(length) - span.before - span.after), ofRow: row)
    system.setPriority(min(max(priority.rawValue, 0.001), 1000), of: rows[row].constraint)
  }

  /// Brings the insets of views that the host keeps at its edges up to date: accessories may have come or gone.
  private func refreshHostedInsets() {
    for index in items.indices where items[index].kind == .masked && items[index].view.superview === host {
      geometryDidChange(of: items[index].view)
    }
  }
}
