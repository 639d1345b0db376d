import Foundation

/// What table and collection data sources have in common: the content, and how a list comes to show it.
@MainActor final class DiffableEngine<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  /// What is submitted.
  struct Request: Sendable {
    enum Mode: Sendable { case animated, unanimated, reload }

    var content: Snapshot
    var mode: Mode
    /// The section whose items are an outline from now on.
    var tree: (section: Section, Tree)?

    init(_ content: Snapshot, _ mode: Mode, tree: (section: Section, Tree)? = nil) {
      self.content = content
      self.mode = mode
      self.tree = tree
    }
  }

  private(set) weak var view: (any DiffableList)?
  /// What the list is asked about now.
  private(set) var content = Snapshot()
  /// Is called when the list has followed what was applied.
  var didFollow: (() -> Void)?
  /// The outlines, by section.
  private(set) var trees: [Section: Tree] = [:]
  nonisolated let submissions = DiffableSubmissions<Section, Item>()

  /// How rows of a table come and go.
  var rowAnimation = UITableView.RowAnimation.automatic

  private var isApplying = false
  /// Whether a provider is being asked for a view.
  private var isAsking = false
  /// What the list shows while it hands a move to the data source.
  private var shown: Snapshot?
  /// Whether the user has moved an item since a difference was computed that waits for the main queue.
  private var plansAreStale = false

  init(_ view: any DiffableList) { self.view = view }

  /// Asks a provider, which must not apply anything meanwhile.
  func ask<View>(_ provider: () -> View?) -> View? {
    let wasAsking = isAsking
    isAsking = true
    defer { isAsking = wasAsking }
    return provider()
  }

  // MARK: Submitting

  /// Applies on the main actor at once. Elsewhere the difference is computed where this is called; the list follows on the
  /// main queue after this has returned.
  ///
  /// - Parameters:
  ///   - make: says from the newest content what is to be applied.
  ///   - completion: called on the main actor once, when the list has followed and its animations have ended.
  nonisolated func submit(_ make: (Snapshot) -> Request, completion: (() -> Void)?) {
    // Nobody but the main actor calls it, and this function does not keep it.
    nonisolated(unsafe) let completion = completion
    let base = submissions.newest
    let request = make(base)
    guard !MainActor.isCurrent else {
      MainActor.assumeIsolated { applyAtOnce(request, completion: completion) }
      return
    }
    let isMixed = submissions.note(fromMain: false)
    let plan = DiffablePlan(from: base, to: request.content)
    submissions.await(request.content.withoutMarks)
    DispatchQueue.main.async {
      MainActor.assumeIsolated { [self] in
        submissions.arrived()
        if isMixed { warnOfMixedQueues() }
        follow(request, plansAreStale ? DiffablePlan(from: content, to: request.content) : plan, completion: completion)
      }
    }
  }

  private func applyAtOnce(_ request: Request, completion: (() -> Void)?) {
    guard !isApplying, !isAsking, !submissions.hasOutstanding else {
      HeadlessFailure(.reentrantApply, reason: DiffableTexts.deadlock(description)).raise()
      finish(completion)
      return
    }
    if submissions.note(fromMain: true) { warnOfMixedQueues() }
    // Hashed anew: identifiers that changed since they were added may be equal by now.
    guard Set(request.content.sectionIdentifiers).count == request.content.numberOfSections else {
      HeadlessFailure(.sectionCountMismatch, reason: DiffableTexts.sectionsOfOneHash).raise()
      finish(completion)
      return
    }
    let plan = request.mode == .reload ? nil : DiffablePlan(from: shown ?? content, to: request.content)
    follow(request, plan, completion: completion)
  }

  private func warnOfMixedQueues() {
    let text = DiffableTexts.mixedQueues(description)
    view?.warn(text)
    HeadlessDiffableWarning(.mixedQueues, text).send()
  }

  private var description: String { view?.headlessDescription ?? "(null)" }

  // MARK: Following

  private func follow(_ request: Request, _ plan: DiffablePlan<Section, Item>?, completion: (() -> Void)?) {
    isApplying = true
    defer {
      isApplying = false
      if !submissions.hasOutstanding { plansAreStale = false }
      didFollow?()
    }
    shown = nil
    view?.followedMove()
    let target = request.content.withoutMarks
    follow(request, target)
    guard let view else {
      show(target)
      finish(completion)
      return
    }
    guard request.mode != .reload, let plan else {
      show(target)
      view.reloadData()
      finish(completion)
      return
    }
    if request.mode == .animated {
      perform(plan, on: view, target, completion)
    } else {
      UIView.performWithoutAnimation { perform(plan, on: view, target, completion) }
    }
  }

  private func perform(
    _ plan: DiffablePlan<Section, Item>,
    on view: any DiffableList,
    _ target: Snapshot,
    _ completion: (() -> Void)?
  ) {
    // A choice: a snapshot that changes nothing is applied without a batch, and its completion is still called.
    guard !plan.stages.isEmpty else {
      show(target)
      finish(completion)
      return
    }
    for (index, stage) in plan.stages.enumerated() {
      let isLast = index == plan.stages.count - 1
      view.performBatchUpdates(
        {
          self.show(stage.content, isLast: isLast)
          view.isFollowingDataSource = true
          defer { view.isFollowingDataSource = false }
          view.make(stage.updates, with: self.rowAnimation)
        },
        completion: isLast ? { _ in completion?() } : nil
      )
    }
  }

  private func show(_ content: Snapshot, isLast: Bool = true) {
    self.content = content
    if isLast, !submissions.hasOutstanding { submissions.show(content) }
  }

  private func finish(_ completion: (() -> Void)?) {
    if let completion { HeadlessRunLoop.enqueue(completion) }
  }

  // MARK: Outlines

  /// Lets the outlines follow: each keeps what is still there, with what is hidden below it.
  private func follow(_ request: Request, _ target: Snapshot) {
    for (section, tree) in trees where section != request.tree?.section {
      trees[section] =
        target.sections.contains(section) ? tree.showing(target.itemIdentifiers(inSection: section)) : nil
    }
    if let (section, tree) = request.tree { trees[section] = tree }
  }

  /// The items of a section, as an outline even if it has none.
  func tree(of section: Section) -> Tree {
    if let tree = trees[section] { return tree }
    var flat = Tree()
    if content.sections.contains(section) { flat.append(content.itemIdentifiers(inSection: section)) }
    return flat
  }

  /// What is submitted to make the items of a section those of an outline.
  nonisolated static func request(
    _ tree: Tree,
    for section: Section,
    in base: Snapshot,
    _ mode: Request.Mode
  ) -> Request {
    var content = base
    if !content.sections.contains(section) { content.appendSections([section]) }
    content.replaceItems(inSection: section, with: tree.visibleItems)
    return Request(content, mode, tree: (section, tree))
  }

  // MARK: Moves by the user

  /// Moves an item that the list has let the user drag to another place.
  func move(
    _ source: IndexPath,
    to destination: IndexPath,
    willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?,
    didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
  ) {
    guard let item = content.item(at: source), let section = content.section(at: destination.section) else { return }
    let initial = content
    let initialTrees = trees
    var final = content
    final.deleteItems([item])
    let others = final.itemIdentifiers(inSection: section)
    if destination.item < others.count {
      final.insertItems([item], beforeItem: others[destination.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let request = Request(final, .animated)
    follow(request, final)
    let finalTrees = trees
    let sections = Set([initial.section(at: source.section) ?? section, section])
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: initial,
      finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers),
      sectionTransactions: final.sectionIdentifiers.filter(sections.contains).map { section in
        let before = initial.itemIdentifiers(inSection: section)
        let after = final.itemIdentifiers(inSection: section)
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section,
          initialSnapshot: initialTrees[section] ?? Tree(flat: before),
          finalSnapshot: finalTrees[section] ?? Tree(flat: after),
          difference: after.difference(from: before)
        )
      }
    )
    trees = initialTrees
    isApplying = true
    willReorder?(transaction)
    isApplying = false
    trees = finalTrees
    show(final)
    plansAreStale = submissions.hasOutstanding
    shown = initial
    didReorder?(transaction)
    shown = nil
    // The list follows once it has been told.
    HeadlessRunLoop.enqueue { [weak self] in self?.didFollow?() }
  }
}
