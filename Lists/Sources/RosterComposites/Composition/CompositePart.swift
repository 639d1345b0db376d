import Roster
import RosterDiagnostics

/// A composite's child: the mark of its sections in the composite's content, and its handed views.
@MainActor final class CompositePart<Child: CompositeChild> {
  private struct Handed {
    weak var shown: Child.View?
    let view: Child.View
  }

  let child: Child
  /// The composite, or `nil` after the child was removed.
  private(set) weak var container: CompositeChildren<Child>?
  let content: ContentChild<Child.Item, Child.Header, Child.Footer>
  /// The rows of a hand-written child.
  let rows: HandContent?
  private var handed: [Handed] = []
  /// The properties of handed views that the child has set to `nil`, but not to itself since.
  private var cleared: Set<AnyKeyPath> = []

  init(_ child: Child, in container: CompositeChildren<Child>) {
    self.child = child
    self.container = container
    if let known = child.nested.map({ ContentChild($0.tree) }) ?? child.makeContent() {
      (content, rows) = (known, nil)
    } else {
      let rows = HandContent()
      (content, self.rows) = (Child.makeContent(rows), rows)
    }
    content.mark = self
    child.nested?.part = self
    child.handlers?.enclose(in: container.handlers)
    rows?.count = { [weak self] in self?.count() ?? [] }
  }

  /// Removes the child's handlers from the composite, once no view shows it.
  func leave() {
    if let handlers = container?.handlers, child.handlers?.enclosing === handlers { child.handlers?.enclose(in: nil) }
    container = nil
  }

  /// The outermost composite, or `nil` if the child isn't in one.
  var root: CompositeChildren<Child>? {
    guard let container else { return nil }
    return container.part == nil ? container : container.part?.root
  }

  // MARK: Views

  /// Returns the child's view for a view that shows it.
  func view(for shown: Child.View) -> Child.View {
    for known in handed where known.shown === shown { return known.view }
    handed.removeAll { $0.shown == nil }
    let view = Child.makeHandedView(self, for: shown)
    handed.append(Handed(shown: shown, view: view))
    return view
  }

  /// Makes views check again which requirements the child implements, if it sets a property to itself after `nil`.
  func set(_ new: Any?, for own: Any?, as property: AnyKeyPath) {
    guard let new else {
      cleared.insert(property)
      return
    }
    guard new as AnyObject === own.map({ $0 as AnyObject }), cleared.remove(property) != nil else { return }
    // The child may be in a call from a view.
    Task { root?.answersDidChange() }
  }

  private func count() -> [Int] {
    let view = handed.last { $0.shown != nil }?.view ?? container?.emptyView ?? Child.makeHandedView(nil, for: nil)
    return (0..<child.numberOfSections(in: view)).map { child.numberOfItems(in: view, $0) }
  }

  // MARK: Addresses

  /// Returns the view's section for a child's, or `nil` if it isn't shown.
  func global(_ section: Int, in view: Child.View) -> Int? {
    guard let shown = root?.shown(in: view) else { return nil }
    // A view that hasn't followed yet shows it elsewhere.
    if let newest = newestSection(section), isHere(section, newest, shown) { return newest }
    return (0..<shown.numberOfSections).first { isHere(section, $0, shown) }
  }

  func global<Address: SectionAddress>(_ address: Address, in view: Child.View) -> Address? {
    address.addressedSection.flatMap { global($0, in: view) }.map(address.inSection)
  }

  /// Returns the child's own address for a view's, or `nil` if it's another child's.
  func local<Address: SectionAddress>(_ address: Address, in view: Child.View) -> Address? {
    guard let section = address.addressedSection, let root else { return nil }
    return root.marks(ofSection: section, in: view).first { $0.content === self }.map { address.inSection($0.section) }
  }

  /// Returns the number of the child's sections that a view shows.
  func numberOfSections(in view: Child.View) -> Int {
    var count = 0
    while global(count, in: view) != nil { count += 1 }
    return count
  }

  private func newestSection(_ section: Int) -> Int? {
    guard let container, let sections = container.tree.sections(ofMark: self), (0..<sections.count).contains(section)
    else { return nil }
    let own = sections.lowerBound + section
    return container.part == nil ? own : container.part?.newestSection(own)
  }

  private func isHere(_ own: Int, _ section: Int, _ shown: AnyShownContent) -> Bool {
    guard section < shown.numberOfSections, let owner = shown.owner(ofSection: section) else { return false }
    return owner.passed.contains { $0.content === self && $0.section == own }
  }

  /// Returns a view's address for a child's, or traps if the child has no such section.
  func existing<Address: SectionAddress>(
    _ address: Address,
    in view: Child.View,
    _ function: StaticString = #function
  ) -> Address {
    guard let global = global(address, in: view) else {
      trapForeign(address, count: numberOfSections(in: view), function)
    }
    return global
  }

  private func trapForeign(_ address: Any, count: Int, _ function: StaticString) -> Never {
    trap(
      "\(type(of: child.object)) of a composite named \(address) in \(function), but it has \(count) sections",
      cause: "the child counts sections as the whole view does, or has not changed its content yet",
      advice: "count sections from 0 in the child, and change the content before the view"
    )
  }

  // MARK: Updates

  /// Records changes that the child makes in its view.
  ///
  /// - Parameter old: The addresses before the change, which must be the child's.
  func tell<Address: SectionAddress>(
    _ changes: HandChanges,
    to view: Child.View?,
    from old: [Address],
    _ function: StaticString = #function
  ) {
    guard let view, let rows, let root else { return }
    for address in old {
      guard let section = address.addressedSection, rows.counts.indices.contains(section) else {
        trapForeign(address, count: rows.counts.count, function)
      }
    }
    rows.tell(changes, to: ObjectIdentifier(view), of: Set(root.views.map { ObjectIdentifier($0) }))
  }
}

/// A composite's child can declare section layouts for a collection view.
extension CompositePart: SectionLayoutNaming {
  package func namedLayout(ofSection section: Int) -> CollectionSectionLayout? { child.layout(ofSection: section) }
}
