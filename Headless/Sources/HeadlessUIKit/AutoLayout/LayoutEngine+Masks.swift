internal import ConstraintSolver
import Foundation

/// Views that someone else places: their frames and masks are required constraints.
extension LayoutEngine {
  func addMask(of index: Int) {
    let view = items[index].view
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let mask = MaskEquation(view, axis)
      if axis == .horizontal { items[index].masks.horizontal = mask } else { items[index].masks.vertical = mask }
      let span = items[index].span(axis)
      var (position, size) = ([ConstraintSystem.Term(span.position)], [ConstraintSystem.Term(span.size)])
      if mask.positionShare != 0 || mask.sizeShare != 0, let superview = view.superview {
        let outer = items[item(for: superview)].span(axis).size
        if mask.positionShare != 0 { position.append(.init(outer, -mask.positionShare)) }
        if mask.sizeShare != 0 { size.append(.init(outer, -mask.sizeShare)) }
      }
      let constants = constants(of: mask, index, axis)
      items[index].systemRows.append(
        addRow(position, .equal, constants.position, .mask(item: index, axis, isLength: false))
      )
      items[index].systemRows.append(addRow(size, .equal, constants.size, .mask(item: index, axis, isLength: true)))
    }
  }

  private func constants(
    of mask: MaskEquation,
    _ index: Int,
    _ axis: NSLayoutConstraint.Axis
  ) -> (position: Double, size: Double) {
    let item = items[index]
    let span = item.span(axis)
    // Shares are of the superview's frame, and variables of alignment rectangles.
    var margins = 0.0
    if let superview = item.view.superview, mask.positionShare != 0 || mask.sizeShare != 0 {
      let outer = items[self.item(for: superview)].span(axis)
      margins = outer.before + outer.after
    }
    return (
      mask.position + mask.positionShare * margins + span.before,
      mask.size + mask.sizeShare * margins - span.before - span.after
    )
  }

  /// A view that someone else places was placed, or the host was.
  func geometryDidChange(of view: UIView) {
    guard !needsBuild, let index = index(of: view) else { return }
    switch items[index].kind {
    case .host:
      if !isFitting, adoptHostSize() { setPending(true) }
    case .masked:
      var hasChanged = false
      for (place, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
        let mask = MaskEquation(view, axis)
        let rows = (items[index].systemRows[2 * place], items[index].systemRows[2 * place + 1])
        let stated = place == 0 ? items[index].masks.horizontal : items[index].masks.vertical
        if let stated, !stated.hasSharesNear(mask) {
          structureDidChange()
          return
        }
        // Shares that are computed anew differ in their last digits.
        let constants = constants(of: mask, index, axis)
        if abs(self.rows[rows.0].constant - constants.position) > 1e-6 {
          hasChanged = setConstant(constants.position, ofRow: rows.0) || hasChanged
        }
        if abs(self.rows[rows.1].constant - constants.size) > 1e-6 {
          hasChanged = setConstant(constants.size, ofRow: rows.1) || hasChanged
        }
      }
      if hasChanged { setPending(true) }
    case .placed, .guide: break
    }
    if view is UIScrollView { systemGuidesDidChange(of: view) }
  }

  /// States the size of the host's bounds; whether it was another one.
  @discardableResult
  func adoptHostSize() -> Bool {
    let rows = items[0].systemRows
    if isFitting {
      isFitting = false
      let isRequired = host.translatesAutoresizingMaskIntoConstraints
      for row in rows {
        let priority = isRequired ? ConstraintSystem.requiredPriority : LayoutAssumptions.freeRootPriority
        system.setPriority(priority, of: self.rows[row].constraint)
      }
    }
    let changesWidth = setConstant(hostLength(.horizontal), ofRow: rows[0])
    return setConstant(hostLength(.vertical), ofRow: rows[1]) || changesWidth
  }
}

/// A frame and a mask on one axis: where a view begins and how long it is, as parts of its superview's length.
@MainActor struct MaskEquation {
  var positionShare = 0.0
  var position: Double
  var sizeShare = 0.0
  var size: Double

  init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    let frame = view.frame
    let isHorizontal = axis == .horizontal
    position = Double(isHorizontal ? frame.minX : frame.minY)
    size = Double(isHorizontal ? frame.width : frame.height)
    guard let superview = view.superview else { return }
    let outer = Double(isHorizontal ? superview.storedBounds.width : superview.storedBounds.height)
    if let insets = superview.headlessInsets(ofHosted: view) {
      let (before, after) = isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      (position, sizeShare, size) = (Double(before), 1, -Double(before + after))
      return
    }
    let mask = view.autoresizingMask
    let flexible =
      isHorizontal
      ? [mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)]
      : [mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)]
    guard flexible.contains(true), superview.autoresizesSubviews else { return }
    let parts = zip(flexible, [position, size, outer - position - size]).map { $0 ? max(0, $1) : 0 }
    let total = parts.reduce(0, +)
    func share(_ part: Int) -> Double {
      guard flexible[part] else { return 0 }
      return total > 0 ? parts[part] / total : 1 / Double(flexible.count { $0 })
    }
    (positionShare, sizeShare) = (share(0), share(1))
    position -= positionShare * outer
    size -= sizeShare * outer
  }
  func hasSharesNear(_ other: MaskEquation) -> Bool {
    abs(positionShare - other.positionShare) < 1e-6 && abs(sizeShare - other.sizeShare) < 1e-6
  }
}
