import Roster
import RosterDiagnostics

/// The children of a composite, and its combined content.
@MainActor final class CompositeChildren<Child: CompositeChild> {
  typealias Part = CompositePart<Child>

  /// The data source that the children belong to.
  private(set) weak var composite: ListComposite?
  /// The content of all children.
  let tree = CompositeDataSource<Child.Item, Child.Header, Child.Footer>()
  /// The children in order.
  private(set) var all: [Part] = []
  /// The enclosing composite's part for this composite.
  weak var part: Part?
  private var identities: Set<ObjectIdentifier> = []
  /// The children that are composites.
  private var composites: [CompositeChildren] = []
  /// The views that have used the composite.
  private var prepared = AttachedViews<Child.View>()
  private weak var latest: Child.View?
  /// The child with the context menu, the edited row, or the two-finger selection.
  weak var menuPart: Part?
  weak var editedPart: Part?
  weak var multipleSelectionPart: Part?
  /// The requirements that the children implemented when views last checked.
  private var knownAnswers: Set<String> = []
  /// The view for reading children's counts if no view shows the composite.
  private(set) lazy var emptyView = Child.makeHandedView(nil, for: nil)

  func set(_ children: [Child], of composite: ListComposite) {
    self.composite = composite
    for responder in [composite.sharedHandlers, composite.sharedHandlers.list] as [ListDelegateBase] {
      responder.compositeAnswersDidChange = { [weak self] in self?.answersDidChange() }
      responder.compositeDraggingDidChange = { [weak self] in self?.draggingDidChange() }
    }
    for child in children {
      let part = makePart(child)
      all.append(part)
      tree.add(part.content)
    }
  }

  var handlers: ListDelegate? { composite?.sharedHandlers }

  /// The views that show the composite.
  var views: [Child.View] {
    if let part { return part.root?.views ?? [] }
    guard let composite else { return [] }
    return prepared.all.filter { $0.hasDataSource(composite) }
  }

  /// The children that aren't composites, here and below.
  var leaves: [Part] { all.flatMap { $0.child.nested?.leaves ?? [$0] } }

  func part(of dataSource: any NSObjectProtocol) -> Part? {
    all.first { $0.child.identity == ObjectIdentifier(dataSource) }
  }

  // MARK: Shown content

  /// Returns the content that a view shows.
  func shown(in view: Child.View) -> AnyShownContent? {
    if part == nil, latest !== view {
      if !prepared.all.contains(view) { prepare(view) }
      latest = view
    }
    return handlers?.list.shownList(in: view).shown
  }

  /// Returns the children of a view's section, the innermost first.
  func marks(ofSection section: Int, in view: Child.View) -> [(content: AnyObject, section: Int)] {
    guard let shown = shown(in: view), (0..<shown.numberOfSections).contains(section) else { return [] }
    return shown.owner(ofSection: section)?.passed ?? []
  }

  /// Returns the child of a view's section, and the child's index of it.
  func route(_ section: Int, in view: Child.View) -> (part: Part, section: Int)? {
    for mark in marks(ofSection: section, in: view) {
      if let part = mark.content as? Part { return (part, mark.section) }
    }
    return nil
  }

  /// Returns this composite's child for an index path of a view, and the child's index path.
  func child(at indexPath: IndexPath, in view: Child.View) -> (child: Child, indexPath: IndexPath)? {
    guard let section = indexPath.first else { return nil }
    for mark in marks(ofSection: section, in: Child.shown(view)) {
      if let part = mark.content as? Part, part.container === self {
        return (part.child, indexPath.inSection(mark.section))
      }
    }
    return nil
  }

  /// Returns the view's index path for one of a child of this composite.
  func indexPath(of indexPath: IndexPath, in dataSource: any NSObjectProtocol, in view: Child.View) -> IndexPath? {
    part(of: dataSource)?.global(indexPath, in: Child.shown(view))
  }

  /// The types of the items of all children, or `nil` if they aren't limited.
  var itemTypes: [Any.Type]? {
    if !composites.isEmpty { return nil }
    var types: [Any.Type] = []
    for delegate in contentDelegates {
      guard let own = delegate.list.itemTypes else { return nil }
      types += own
    }
    return types
  }

  /// The current number of sections of all children.
  var numberOfSections: Int {
    all.reduce(0) { count, part in
      if let nested = part.child.nested { return count + nested.numberOfSections }
      if part.rows != nil { return count + part.child.numberOfSections(in: emptyView) }
      return count + ((part.content.content as? any DataSource)?.numberOfSections ?? 0)
    }
  }

  /// Prepares for a view that begins to use the composite.
  func prepare(_ view: Child.View) {
    prepared.add(view)
    composite?.mark.isShown = true
    knownAnswers = answers
    for part in leaves { show(part, in: view) }
    for part in leaves where part.rows?.hasOtherCounts == true { part.rows?.recount() }
  }

  private func show(_ part: Part, in view: Child.View) {
    guard let delegate = part.child.contentDelegate else { return }
    delegate.views.add(view)
    delegate.list.views.add(view)
  }

  /// Reads the row counts of hand-written children when a view reads its counts, without notifying the view.
  func recount(in view: Child.View) {
    if let composite, view.hasDataSource(composite) { Child.follow(composite.sharedHandlers, in: view) }
    guard Turn.isIdle else { return }
    let changed = leaves.compactMap(\.rows).filter(\.hasOtherCounts)
    if !changed.isEmpty { adopt(in: view) { for rows in changed { rows.recount() } } }
  }

  /// Makes hand-written children follow the view's counts. The view is notified only of other waiting changes.
  func adopt(in view: Child.View, _ changes: () -> Void) {
    guard Turn.isIdle, let shown = shown(in: view) else {
      Turn.edit(changes)
      return
    }
    let follower = shown.follower
    shown.follower = nil
    Turn.edit {
      changes()
      _ = shown.catchUp(Turn.openUpdate())
    }
    shown.follower = follower
  }

  func registerReusableViews(with view: Child.View) {
    for part in leaves where part.rows != nil { part.child.registerReusableViews(with: part.view(for: view)) }
    if part == nil { prepare(view) }
  }

  // MARK: Changes

  @discardableResult
  func insert(_ child: Child, at index: Int) -> ContentUpdate {
    check(index, upTo: all.count)
    let part = makePart(child)
    let views = views
    if !views.isEmpty {
      for leaf in part.child.nested?.leaves ?? [part] {
        for view in views {
          show(leaf, in: view)
          if leaf.rows != nil { leaf.child.registerReusableViews(with: leaf.view(for: view)) }
        }
        leaf.rows?.recount()
      }
    }
    all.insert(part, at: index)
    // Before the sections are inserted, because the view reads them at once.
    let isIdle = Turn.isIdle
    if isIdle { refreshAnswers() }
    let update = tree.insert(part.content, at: index)
    if !isIdle { update.onShown { [weak self] in self?.refreshAnswers() } }
    if needsDragging { draggingDidChange() }
    return update
  }

  func remove(_ dataSource: any NSObjectProtocol) -> Bool {
    guard let index = all.firstIndex(where: { $0.child.identity == ObjectIdentifier(dataSource) }) else { return false }
    let part = all.remove(at: index)
    for leaf in part.child.nested?.leaves ?? [part] { leaf.rows?.isInComposite = false }
    identities.remove(part.child.identity)
    part.child.nested?.part = nil
    composites.removeAll { $0 === part.child.nested }
    let update = tree.removeChild(at: index)
    // Views use it until they have followed.
    if update.isCommitted { part.leave() } else { update.onShown { part.leave() } }
    return true
  }

  @discardableResult
  func move(_ dataSource: any NSObjectProtocol, to index: Int) -> ContentUpdate {
    check(index, upTo: all.count - 1)
    guard let old = all.firstIndex(where: { $0.child.identity == ObjectIdentifier(dataSource) }), old != index else {
      return transaction {}
    }
    all.insert(all.remove(at: old), at: index)
    return tree.moveChild(from: old, to: index)
  }

  // MARK: Answers

  /// The objects of all children, each once, also in nested composites.
  var answering: [any NSObjectProtocol] {
    var identities: Set<ObjectIdentifier> = []
    return leaves.flatMap(\.child.answering).filter { identities.insert(ObjectIdentifier($0)).inserted }
  }

  /// The classes of the children's objects, and the requirements that only some objects of a class implement.
  private var answers: Set<String> {
    answering.reduce(into: []) { answers, object in
      answers.insert(String(reflecting: type(of: object)))
      answers.formUnion((object as? ListDelegateBase)?.conditionalAnswers ?? [])
    }
  }

  /// Makes the views check again which requirements the composite implements, because handlers were added.
  func answersDidChange() {
    if let container = part?.container { return container.answersDidChange() }
    knownAnswers = answers
    guard let composite else { return }
    for view in views { view.readAnswers(of: composite, reloads: false) }
  }

  /// Makes the views check again which requirements the composite implements, if the children implement more.
  private func refreshAnswers() {
    if let container = part?.container { return container.refreshAnswers() }
    if !answers.isSubset(of: knownAnswers) { answersDidChange() }
  }

  // MARK: Dragging

  var contentDelegates: [ListDelegate] { leaves.compactMap(\.child.contentDelegate) }

  private var needsDragging: Bool {
    #if os(tvOS)
      false
    #else
      contentDelegates.contains(where: \.needsDragging)
    #endif
  }

  private func draggingDidChange() {
    #if !os(tvOS)
      for view in views { view.installDragging() }
    #endif
  }

  // MARK: Checks

  private func makePart(_ child: Child) -> Part {
    check(child)
    identities.insert(child.identity)
    if let nested = child.nested {
      composites.append(nested)
      nested.composite?.mark.isShown = true
    }
    if let delegate = child.contentDelegate {
      delegate.list.mark.isShown = true
      for responder in [delegate, delegate.list] as [ListDelegateBase] {
        responder.compositeAnswersDidChange = { [weak self] in self?.answersDidChange() }
        responder.compositeDraggingDidChange = { [weak self] in self?.draggingDidChange() }
      }
    }
    return Part(child, in: self)
  }

  private func check(_ child: Child) {
    guard child.nested?.part == nil else {
      trap(
        "\(name): a \(type(of: child.object)) cannot be a child of two composites",
        cause: "it was not removed from the composite that it is in",
        advice: "remove it there first, or make a composite of its own for each place"
      )
    }
    var root = self
    while let container = root.part?.container { root = container }
    let added = [child.object] + (child.nested?.leaves.map(\.child.object) ?? [])
    guard let twice = added.first(where: { root.composite === $0 || root.contains($0) }) else { return }
    trap(
      "\(name): a \(type(of: twice)) cannot be in two places of a composite, nor a composite in itself",
      cause: twice === child.object
        ? "it was added twice, here or in a nested composite"
        : "it is in the \(type(of: child.object)) that is added and in the composite already",
      advice: "remove it from its place first, or give each place a data source of its own"
    )
  }

  private func contains(_ object: any NSObjectProtocol) -> Bool {
    identities.contains(ObjectIdentifier(object)) || composites.contains { $0.contains(object) }
  }

  private var name: String { composite.map { "\(type(of: $0))" } ?? "Composite" }

  private func check(_ index: Int, upTo limit: Int, _ function: StaticString = #function) {
    guard index >= 0, index <= limit else {
      trap(
        "\(name): child index \(index) is out of range 0..<\(limit + 1) in \(function)",
        cause: "children were added or removed since the index was found out",
        advice: "read `dataSources` again"
      )
    }
  }
}
