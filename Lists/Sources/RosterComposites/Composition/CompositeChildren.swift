import Roster
import RosterDiagnostics

/// The children of a composite, and the views that show it.
@MainActor final class CompositeChildren<Child: CompositeChild>: ListOfChildren {
  typealias Binding = CompositeBinding<Child>

  /// The data source that the children belong to.
  private(set) weak var composite: NSObject?
  private(set) weak var handlers: ListDelegate?
  /// The children in the order in which they are shown.
  private(set) var all: [Child] = []
  private var identities: Set<ObjectIdentifier> = []
  private(set) var bindings: [Binding] = []
  private weak var container: CompositeChildren?
  /// The view with which the composite asks children for their counts where there is none.
  private lazy var emptyView = Child.makeProxy(of: nil)

  /// - Parameters:
  ///   - children: the children in the order in which they are shown.
  ///   - composite: the data source that they belong to.
  ///   - handlers: those of the composite, which come behind the children's own.
  func set(_ children: [Child], of composite: NSObject, _ handlers: ListDelegate) {
    self.composite = composite
    self.handlers = handlers
    for responder in [handlers, handlers.list] {
      responder.compositeAnswersDidChange = { [weak self] in self?.answersDidChange() }
      responder.compositeDraggingDidChange = { [weak self] in self?.draggingDidChange() }
    }
    for child in children { register(child) }
    all = children
  }

  /// The number of sections of all children, as they say it now.
  var numberOfSections: Int {
    all.reduce(0) { $0 + numberOfSections(of: $1) }
  }

  /// The number of sections of a child, as it says it now.
  func numberOfSections(of child: Child) -> Int {
    child.nested?.numberOfSections ?? child.numberOfSections(in: emptyView)
  }

  // MARK: Views

  /// The composite in a view that asks.
  func binding(for view: Child.View) -> Binding {
    for known in bindings where known.view === view { return known }
    bindings.removeAll { $0.view == nil }
    (composite as? ListComposite)?.mark.isShown = true
    let binding = Binding(self, view: view)
    bindings.append(binding)
    return binding
  }

  func registerReusableViews(with view: Child.View) {
    let binding = binding(for: view)
    for child in all {
      if let part = binding.part(of: child.object) { child.registerReusableViews(with: part.proxy) }
    }
  }

  /// Each object once: a nested composite that is data source and delegate passes every question on to its own children.
  var answering: [any NSObjectProtocol] {
    var identities: Set<ObjectIdentifier> = []
    return all.flatMap(\.answering).filter { identities.insert(ObjectIdentifier($0)).inserted }
  }

  func scrollDelegates(of scrollView: UIScrollView) -> [((any UIScrollViewDelegate)?, UIScrollView)] {
    guard let view = scrollView as? Child.View else { return [] }
    return binding(for: view).knownParts.map { ($0.child.scrollDelegate, $0.proxy) }
  }

  func exchangingChild(at indexPath: IndexPath, in view: UIScrollView) -> ExchangingChild? {
    guard let view = view as? Child.View, let route = binding(for: view).route(indexPath[0]),
      let child = route.child.exchanging
    else { return nil }
    return ExchangingChild(child: child, view: route.view, indexPath: indexPath.inSection(route.section))
  }

  // MARK: Changes

  func index(of dataSource: any NSObjectProtocol) -> Int? {
    all.firstIndex { $0.identity == ObjectIdentifier(dataSource) }
  }

  @discardableResult
  func insert(_ child: Child, at index: Int, animation: Child.View.Animation) -> ContentUpdate {
    check(index, upTo: all.count)
    return change {
      register(child)
      all.insert(child, at: index)
    } update: {
      $0.insert(child, at: index, animation: animation)
    }
  }

  func remove(_ dataSource: any NSObjectProtocol, animation: Child.View.Animation) -> Bool {
    guard let index = index(of: dataSource) else { return false }
    let child = all[index]
    change {
      all.remove(at: index)
      identities.remove(child.identity)
      child.nested?.container = nil
      child.handlers?.enclose(in: nil)
    } update: {
      $0.remove(child, animation: animation)
    }
    return true
  }

  @discardableResult
  func move(_ dataSource: any NSObjectProtocol, to index: Int) -> ContentUpdate {
    check(index, upTo: all.count - 1)
    guard let old = self.index(of: dataSource), old != index else { return transaction {} }
    let child = all[old]
    return change {
      all.remove(at: old)
      all.insert(child, at: index)
    } update: {
      $0.move(child, to: index)
    }
  }

  @discardableResult
  private func change(_ edit: () -> Void, update: (Binding) -> ContentUpdate) -> ContentUpdate {
    let changed = bindings.filter { $0.view != nil }
    for binding in changed where binding.isShowing { binding.prepareForChange() }
    edit()
    // Before sections come, which the view asks about at once; it reads the counts of before again.
    for binding in changed where binding.isShowing {
      refreshAnswers(in: binding)
      binding.prepareForChange()
    }
    if needsDragging { draggingDidChange() }
    if changed.count == 1 { return update(changed[0]) }
    return transaction { for binding in changed { _ = update(binding) } }
  }

  // MARK: Checks

  private func register(_ child: Child) {
    guard child.nested?.container == nil else {
      trap(
        "\(name): a \(type(of: child.object)) cannot be a child of two composites",
        cause: "it was not removed from the composite that it is in",
        advice: "remove it there first, or make a composite of its own for each place"
      )
    }
    var root = self
    while let container = root.container { root = container }
    let added = [child.identity] + (child.nested?.allIdentities ?? [])
    if let twice = added.first(where: { root.isComposite($0) || root.containsAnywhere($0) }) {
      let addedType = type(of: child.object)
      let part = child.nested?.child(twice).map { type(of: $0) as Any.Type }
      trap(
        "\(name): a \(part ?? addedType) cannot be in two places of a composite, nor a composite in itself",
        cause: part == nil
          ? "it was added twice, here or in a nested composite"
          : "it is in the \(addedType) that is added and in the composite already",
        advice: "remove it from its place first, or give each place a data source of its own"
      )
    }
    identities.insert(child.identity)
    child.nested?.container = self
    child.handlers?.enclose(in: handlers)
  }

  var name: String { composite.map { "\(type(of: $0))" } ?? "Composite" }

  private var allIdentities: [ObjectIdentifier] { identities + all.flatMap { $0.nested?.allIdentities ?? [] } }

  private func isComposite(_ identity: ObjectIdentifier) -> Bool { composite.map { ObjectIdentifier($0) } == identity }

  private func child(_ identity: ObjectIdentifier) -> AnyObject? {
    all.first { $0.identity == identity }?.object ?? all.lazy.compactMap { $0.nested?.child(identity) }.first
  }

  private func containsAnywhere(_ identity: ObjectIdentifier) -> Bool {
    identities.contains(identity) || all.contains { $0.nested?.containsAnywhere(identity) == true }
  }

  private func check(_ index: Int, upTo limit: Int, _ function: StaticString = #function) {
    guard index >= 0, index <= limit else {
      trap(
        "\(name): child index \(index) is out of range 0..<\(limit + 1) in \(function)",
        cause: "children were added or removed since the index was found out",
        advice: "ask `index(of:)` again"
      )
    }
  }
}
