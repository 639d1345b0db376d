internal import ConstraintSolver
import Foundation

/// The system of constraints of one tree of views, and its solution.
///
/// There is one for each *host*: a cell, a header, a footer or another reusable view of a list; or else the topmost view. It
/// is made when a constraint in the tree becomes active, so that trees without constraints have none.
///
/// - A changed constant, content size or size of the host changes the system, and mostly takes a few steps.
/// - Everything else (`structureDidChange()`) builds the system anew at the next pass; a burst of changes costs one build.
@MainActor final class LayoutEngine {
  /// How many engines have been made, for tests.
  static var createdCount = 0
  /// How many builds there have been, for tests.
  static var buildCount = 0
  /// How many engines wait for a pass. Zero means that no layout has to look for one.
  static private(set) var pendingCount = 0
  private static var generationCount = 0

  unowned let host: UIView
  /// Whether the engine answers one question and is thrown away.
  let isTemporary: Bool
  var system = ConstraintSystem(minimumCapacity: 1)
  var items: [LayoutItem] = []
  var rows: [LayoutRow] = []
  /// The items of a temporary engine. Others write their places into views and guides.
  var temporaryItems: [ObjectIdentifier: Int] = [:]
  /// The items whose heights depend on their widths.
  var measured: [Int] = []
  /// The number of the build, different from those of all other builds.
  var generation = -1
  var needsBuild = true
  var isPending = false
  /// The items whose contents have changed since the last pass.
  var changedContents: [Int] = []
  /// Whether rows of the host say what it was fitted to, rather than the size of its bounds.
  var isFitting = false
  /// The size of the host that was found by the last fit, as long as nothing has changed since.
  var fittedSize: CGSize?
  /// Whether views may wait for `updateConstraints()`.
  var needsConstraintUpdates = true
  /// Whether a pass runs.
  private var isInPass = false
  /// Whether a pass of `updateConstraints()` runs.
  var isUpdatingConstraints = false
  /// The conflicts of system-made rows that were written down.
  var writtenConflicts: Set<String> = []

  init(host: UIView, isTemporary: Bool = false) {
    self.host = host
    self.isTemporary = isTemporary
    Self.createdCount += 1
  }

  deinit {
    guard isPending else { return }
    if MainActor.isCurrent {
      MainActor.assumeIsolated { LayoutEngine.pendingCount -= 1 }
    } else {
      Task { @MainActor in LayoutEngine.pendingCount -= 1 }
    }
  }

  // MARK: Waiting for a pass

  func setPending(_ pending: Bool) {
    guard !isTemporary, pending != isPending else { return }
    isPending = pending
    Self.pendingCount += pending ? 1 : -1
    guard pending else { return }
    host.subtreeNeedsLayout = true
    host.markAncestorsForLayout()
  }

  /// Builds the system anew at the next pass.
  func structureDidChange() {
    needsBuild = true
    setPending(true)
    host.headlessConstraintsDidChange()
  }

  /// Asks the views that wait for it to update their constraints at the next pass.
  func setNeedsConstraintUpdates() {
    guard !isUpdatingConstraints else { return }
    needsConstraintUpdates = true
    setPending(true)
  }

  /// A pass: constraints are updated bottom up, the system is solved, and views whose subviews have to move are marked.
  func update() {
    // A view that is asked for its constraints or its content may lay itself out.
    guard isPending, !isUpdatingConstraints, !isInPass else { return }
    isInPass = true
    defer { isInPass = false }
    updateConstraints()
    prepare()
    // A host that has the size that it was fitted to is laid out as it was then.
    if !isFitting || fittedSize != hostSize {
      if isFitting { adoptHostSize() }
      solve()
    }
    setPending(false)
    markChanges()
  }

  /// Brings the system up to date without solving it.
  func prepare() {
    if needsBuild {
      build()
    } else {
      applyChangedContents()
    }
  }

  // MARK: Items

  func index(of view: UIView) -> Int? {
    if view === host { return 0 }
    if isTemporary { return temporaryItems[ObjectIdentifier(view)] }
    guard let state = view.autoLayout, state.engineItem.generation == generation else { return nil }
    return state.engineItem.index
  }

  func index(of guide: UILayoutGuide) -> Int? {
    if isTemporary { return temporaryItems[ObjectIdentifier(guide)] }
    return guide.engineItem.generation == generation ? guide.engineItem.index : nil
  }

  func append(_ item: LayoutItem) -> Int {
    let index = items.count
    items.append(item)
    if isTemporary {
      temporaryItems[ObjectIdentifier(item.object)] = index
    } else if let guide = item.guide {
      guide.engineItem = EngineItem(engine: self, generation: generation, index: index)
    } else if item.kind != .host {
      item.view.autoLayoutState.engineItem = EngineItem(engine: self, generation: generation, index: index)
    }
    return index
  }

  /// Throws away what was built, and gives the next build a number of its own.
  func startBuild() {
    Self.buildCount += 1
    Self.generationCount += 1
    generation = Self.generationCount
    system = ConstraintSystem(minimumCapacity: max(16, rows.count))
    items.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    temporaryItems.removeAll()
    changedContents.removeAll()
    measured.removeAll()
    needsBuild = false
    isFitting = false
    fittedSize = nil
  }

  @discardableResult
  func addRow(
    _ terms: [ConstraintSystem.Term],
    _ relation: ConstraintSystem.Relation,
    _ constant: Double,
    priority: Float = ConstraintSystem.requiredPriority,
    _ origin: LayoutRow.Origin
  ) -> Int {
    let constraint = system.addConstraint(terms, relation, constant, priority: priority)
    rows.append(
      LayoutRow(constraint: constraint, origin: origin, relation: relation, constant: constant, priority: priority)
    )
    return rows.count - 1
  }

  /// Changes the constant of a row; whether it was another one.
  @discardableResult
  func setConstant(_ constant: Double, ofRow index: Int) -> Bool {
    guard rows[index].constant != constant else { return false }
    fittedSize = nil
    rows[index].constant = constant
    system.setConstant(constant, of: rows[index].constraint)
    return true
  }
}
