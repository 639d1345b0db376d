internal import ConstraintSolver

extension LayoutEngine {
  private func row(of constraint: ConstraintSystem.Constraint) -> LayoutRow? {
    rows.first { $0.constraint == constraint }
  }

  /// The constraint of a conflict that is left out.
  func choose(_ conflict: ConstraintSystem.Conflict) -> ConstraintSystem.Constraint {
    var own: [NSLayoutConstraint] = []
    for constraint in conflict.constraints {
      if case .constraint(let found)? = row(of: constraint)?.origin { own.append(found) }
    }
    let last = conflict.constraints[conflict.constraints.count - 1]
    guard let broken = LayoutAssumptions.broken(of: own) else { return last }
    return conflict.constraints.first { constraint in
      if case .constraint(let found)? = row(of: constraint)?.origin { found === broken } else { false }
    } ?? last
  }

  /// Writes down a conflict, once for each broken constraint and what it conflicts with.
  func write(_ breakage: ConstraintSystem.Breakage) {
    let printer = LayoutPrinter(self)
    let members = breakage.conflict.constraints.compactMap { row(of: $0).map(printer.print) }
    guard let row = row(of: breakage.constraint) else { return }
    let broken = printer.print(row)
    let hasMask = breakage.conflict.constraints.contains {
      if case .mask? = self.row(of: $0)?.origin { true } else { false }
    }
    let key = members.joined(separator: "\n") + "\n" + broken
    if case .constraint(let constraint) = row.origin {
      guard constraint.writtenConflict != key else { return }
      constraint.writtenConflict = key
    } else {
      guard writtenConflicts.insert(key).inserted else { return }
    }
    let text = LayoutPrinter.conflict(members, broken: broken, hasMask: hasMask)
    var warning = HeadlessLayoutWarning(
      .unsatisfiableConstraints,
      text,
      constraints: members,
      brokenConstraint: broken
    )
    warning.dependsOnPassingSize = breakage.conflict.constraints.contains {
      self.row(of: $0).map(isOfPassingSize) ?? false
    }
    host.headlessWarn(warning)
  }

  /// The share of its superview's length that a view's mask gives it.
  private func share(of item: Int, _ axis: NSLayoutConstraint.Axis) -> Double {
    let masks = items[item].masks
    return Double((axis == .horizontal ? masks.horizontal : masks.vertical)?.sizeShare ?? 0)
  }

  /// Whether a row is of a size that is another one later or elsewhere.
  private func isOfPassingSize(_ row: LayoutRow) -> Bool {
    switch row.origin {
    case .content: true
    // The width of a cell is that of its list.
    case .host(let axis): axis == .vertical || isFitting || isTemporary
    case .mask(let item, let axis, let isLength):
      isLength && row.constant == 0 && share(of: item, axis) == 0
    case .stack(_, let name, _, _): "\(name)" == "UISV-hiding"
    case .constraint, .guide: false
    }
  }
}
