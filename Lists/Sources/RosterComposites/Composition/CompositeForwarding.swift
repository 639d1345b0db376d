import ListChanges
import Roster
import RosterDiagnostics

/// A composite that forwards each requirement to the child of a section.
///
/// A hand-written child gets its own view and addresses. Content gets the view and its addresses.
@MainActor protocol CompositeForwarding: ListComposite {
  associatedtype Child: CompositeChild
  var children: CompositeChildren<Child> { get }
}

/// A child with the view and address for a call.
@MainActor struct CompositeRoute<Child: CompositeChild, Address> {
  let part: CompositePart<Child>
  /// The view to pass to the child.
  let view: Child.View
  /// The address in that view.
  let address: Address
  /// The child's index of the section.
  let section: Int

  var child: Child { part.child }
}

extension CompositeForwarding {
  typealias View = Child.View
  typealias Part = CompositePart<Child>

  // MARK: Routing

  /// Returns the child of an address of a view.
  func route<Address: SectionAddress>(_ view: View, _ address: Address) -> CompositeRoute<Child, Address>? {
    guard let (part, section) = address.addressedSection.flatMap({ children.route($0, in: view) }) else { return nil }
    guard let rows = part.rows else {
      return CompositeRoute(part: part, view: view, address: address, section: section)
    }
    let own = address.inSection(section)
    let asked = part.view(for: view)
    if !rows.isWaiting, children.shown(in: view)?.isNewest ?? true {
      return CompositeRoute(part: part, view: asked, address: own, section: section)
    }
    // The child has changed, and the view hasn't followed.
    return now(own, of: part, asked, shown: address, in: view).map {
      CompositeRoute(part: part, view: asked, address: $0, section: section)
    }
  }

  /// Returns the child's current address for a view's, or `nil` if it no longer exists.
  private func now<Address: SectionAddress>(
    _ own: Address,
    of part: Part,
    _ asked: View,
    shown address: Address,
    in view: View
  ) -> Address? {
    var own = own
    if let row = address.addressedRow, let section = address.addressedSection, let shown = children.shown(in: view),
      row < shown.numberOfItems(inSection: section)
    {
      guard let path = shown.place(at: row, inSection: section).path else { return nil }
      own = own.inSection(path.section).inRow(path.item)
    }
    guard let section = own.addressedSection, section < part.child.numberOfSections(in: asked),
      own.addressedRow.map({ $0 < part.child.numberOfItems(in: asked, section) }) ?? true
    else { return nil }
    return own
  }

  /// Returns the view to pass to a child.
  private func asked(_ part: Part, _ view: View) -> View { part.rows == nil ? view : part.view(for: view) }

  /// Returns the child of a requested cell, or `nil` if the cell's row is deleted once the view follows.
  func cellRoute(_ view: View, _ indexPath: IndexPath) -> CompositeRoute<Child, IndexPath>? {
    if let route = route(view, indexPath) { return route }
    if indexPath.addressedSection.flatMap({ children.route($0, in: view) }) != nil { return nil }
    trap(
      "\(type(of: self)): there is no child for the cell at \(Array(indexPath))",
      cause: "a child changed its sections without telling the view that it was handed",
      advice: "insert and delete the sections there, or reload the data"
    )
  }

  /// Returns the view's index path for a child's result.
  private func global(_ indexPath: IndexPath, from part: Part, _ view: View, _ function: StaticString) -> IndexPath {
    if part.rows == nil { return indexPath }
    guard let global = part.global(indexPath, in: view) else {
      trap(
        "\(type(of: self)): \(type(of: part.child.object)) answered \(Array(indexPath)) to \(function), which is not one "
          + "of its own sections",
        cause: "the child counts sections as the whole view does",
        advice: "answer with index paths whose sections count from 0 in the child"
      )
    }
    return global
  }

  /// Returns the children with sections in a view, in order.
  private func shownParts(_ view: View) -> [Part] { children.leaves.filter { $0.global(0, in: view) != nil } }

  // MARK: Asking

  /// Forwards a requirement to the child of an address.
  ///
  /// - Parameters:
  ///   - fallback: The view's behavior if the child doesn't implement the requirement.
  ///   - method: A closure that returns the child's implementation, or `nil`.
  @discardableResult
  func ask<Address: SectionAddress, Answer>(
    _ view: View,
    _ address: Address,
    or fallback: @autoclosure () -> Answer,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, Address) -> Answer)?
  ) -> Answer {
    guard let route = route(view, address), let answer = method(route.child) else {
      notImplemented(requirement)
      return fallback()
    }
    return answer(route.view, route.address)
  }

  /// Notifies the child of an address.
  func tell<Address: SectionAddress>(
    _ view: View,
    _ address: Address,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, Address) -> Void)?
  ) {
    ask(view, address, or: (), requirement, method)
  }

  /// Forwards a requirement without an address to the child that began the interaction, if any.
  @discardableResult
  func ask<Answer>(
    _ part: Part?,
    _ view: View,
    or fallback: @autoclosure () -> Answer,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> Answer)?
  ) -> Answer {
    guard let part, let answer = method(part.child) else {
      notImplemented(requirement)
      return fallback()
    }
    return answer(asked(part, view))
  }

  /// Forwards a requirement that returns an index path.
  func askForIndexPath(
    _ view: View,
    _ indexPath: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath) -> IndexPath?)?
  ) -> IndexPath? {
    guard let route = route(view, indexPath), let answer = method(route.child) else {
      notImplemented(requirement)
      return indexPath
    }
    return answer(route.view, route.address).map { global($0, from: route.part, view, requirement) }
  }

  /// Notifies the children of index paths, each with its own.
  func tellEach(
    _ view: View,
    _ indexPaths: [IndexPath],
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, [IndexPath]) -> Void)?
  ) {
    var routes: [(part: Part, view: View, paths: [IndexPath])] = []
    for route in indexPaths.compactMap({ route(view, $0) }) {
      if let place = routes.firstIndex(where: { $0.part === route.part }) {
        routes[place].paths.append(route.address)
      } else {
        routes.append((route.part, route.view, [route.address]))
      }
    }
    for (part, view, paths) in routes { _ = askSeparately(requirement) { method(part.child)?(view, paths) } }
  }

  // MARK: Menus and selections

  /// Returns the context menu from the child of an address, and records the child if there is one.
  func openMenu<Menu>(
    _ view: View,
    _ indexPath: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath) -> Menu?)?
  ) -> Menu? {
    let menu = ask(view, indexPath, or: nil, requirement, method)
    if menu != nil { children.menuPart = route(view, indexPath)?.part }
    return menu
  }

  /// Notifies the child in which a two-finger selection began, or all children, that it ended.
  func tellDidEndMultipleSelection(
    _ view: View,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> Void)?
  ) {
    let parts = children.multipleSelectionPart.map { [$0] } ?? shownParts(view)
    children.multipleSelectionPart = nil
    for part in parts { _ = askSeparately(requirement) { method(part.child)?(asked(part, view)) } }
  }

  // MARK: Display

  /// Notifies the child of an address that a view is about to be displayed, and records the child.
  func tellWillDisplay<Address: SectionAddress>(
    _ displayed: UIView,
    _ view: View,
    _ address: Address,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, Address) -> Void)?
  ) {
    if let route = route(view, address) { displayed.associate(ShownPart(route.part, route.section)) }
    tell(view, address, requirement, method)
  }

  /// Notifies the child that displayed a view, even if its sections were moved or deleted.
  func tellDidEndDisplaying<Address: SectionAddress>(
    _ displayed: UIView,
    _ view: View,
    _ address: Address,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, Address) -> Void)?
  ) {
    let (shown, now) = (displayed.associated(ShownPart.self), route(view, address))
    displayed.associate(nil, as: ShownPart.self)
    guard let part = shown == nil ? now?.part : shown?.part as? Part, let tell = method(part.child) else {
      return notImplemented(requirement)
    }
    if part.rows == nil { return tell(view, address) }
    let section = now.flatMap { $0.part === part ? $0.section : nil } ?? shown?.section ?? 0
    tell(part.view(for: view), address.inSection(section))
  }

  // MARK: Index titles

  /// Returns the titles of all children in order.
  func indexTitles(
    _ view: View,
    _ requirement: StaticString = #function,
    _ titles: (Child, View) -> [String]?
  ) -> [String]? {
    let titles = partsWithTitles(view, requirement, titles).flatMap { $0.entries.map(\.title) }
    guard titles.isEmpty else { return titles }
    notImplemented(requirement)
    return nil
  }

  /// Returns the section of an index title.
  ///
  /// - Parameter ask: A closure that calls a child, with its own index of the title, for one of its sections.
  func section(
    ofIndexTitleAt index: Int,
    in view: View,
    _ requirement: StaticString,
    _ titles: (Child, View) -> [String]?,
    _ ask: (Child, View, Int) -> Int?
  ) -> Int? {
    var index = index
    for (part, entries) in partsWithTitles(view, requirement, titles) {
      guard index < entries.count else {
        index -= entries.count
        continue
      }
      if let section = entries[index].section { return section }
      let count = part.numberOfSections(in: view)
      let own = ask(part.child, asked(part, view), index) ?? index
      return part.global(min(max(0, own), count - 1), in: view)
    }
    return nil
  }

  /// Returns the titles of each child. Titles of content have their sections.
  private func partsWithTitles(
    _ view: View,
    _ requirement: StaticString,
    _ titles: (Child, View) -> [String]?
  ) -> [(part: Part, entries: [(title: String, section: Int?)])] {
    shownParts(view).map { part in
      if part.rows != nil {
        let titles = askSeparately(requirement) { titles(part.child, part.view(for: view)) } ?? []
        return (part, titles.map { ($0, nil) })
      }
      guard let shown = children.shown(in: view), let first = part.global(0, in: view) else { return (part, []) }
      let entries = SectionIndex.entries(of: part.numberOfSections(in: view)) {
        shown.indexTitle(ofSection: first + $0)
      }
      return (part, entries.map { ($0.title, first + $0.section) })
    }
  }

  // MARK: Focus

  /// Returns the children that lose and get the focus.
  private func parts(_ view: View, from previous: IndexPath?, to next: IndexPath?) -> [Part] {
    let parts = [previous, next].compactMap { path in path.flatMap { route(view, $0)?.part } }
    return parts.count == 2 && parts[0] === parts[1] ? [parts[0]] : parts
  }

  /// Returns whether every child that loses or gets the focus allows it.
  func mayUpdateFocus(
    _ view: View,
    from previous: IndexPath?,
    to next: IndexPath?,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> Bool)?
  ) -> Bool {
    let answers = parts(view, from: previous, to: next).compactMap { part in
      askSeparately(requirement) { method(part.child)?(asked(part, view)) }
    }
    if answers.isEmpty { notImplemented(requirement) }
    return !answers.contains(false)
  }

  /// Notifies the children that lost and got the focus.
  func tellDidUpdateFocus(
    _ view: View,
    from previous: IndexPath?,
    to next: IndexPath?,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> Void)?
  ) {
    let told: [Void] = parts(view, from: previous, to: next).compactMap { part in
      askSeparately(requirement) { method(part.child)?(asked(part, view)) }
    }
    if told.isEmpty { notImplemented(requirement) }
  }

  /// Returns the item that the composite's handler prefers, or else the first child's.
  func preferredFocus(
    _ view: View,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> IndexPath?)?
  ) -> IndexPath? {
    if let own = sharedHandlers.preferredFocusIndexPath(in: view) { return own }
    var isAnswered = sharedHandlers.preferredFocus != nil
    for part in shownParts(view) {
      let answer: IndexPath?? = askSeparately(requirement) { method(part.child).map { $0(asked(part, view)) } }
      guard let answer else { continue }
      if let path = answer { return global(path, from: part, view, requirement) }
      isAnswered = true
    }
    if !isAnswered { notImplemented(requirement) }
    return nil
  }

  // MARK: Moves of the user

  /// Returns the child's permission to move an item, or else whether the child can move items at all.
  func canMove(
    _ view: View,
    _ indexPath: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath) -> Bool)?,
    canMoveAny: (Child) -> Bool
  ) -> Bool {
    guard let route = route(view, indexPath) else {
      notImplemented(requirement)
      return false
    }
    return method(route.child)?(route.view, route.address) ?? canMoveAny(route.child)
  }

  func move(
    _ view: View,
    from source: IndexPath,
    to destination: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath, IndexPath) -> Void)?
  ) {
    guard let giver = route(view, source), let taker = route(view, destination) else {
      return notImplemented(requirement)
    }
    func path(_ route: CompositeRoute<Child, IndexPath>) -> ItemPath {
      ItemPath(section: route.section, item: route.address[1])
    }
    let move = IndexMove(from: path(giver), to: path(taker))
    func follow(_ changes: () -> Void) {
      if !Turn.isIdle { sharedHandlers.list.shownList(in: view).noteMove(from: source, to: destination) }
      children.adopt(in: view, changes)
    }
    guard giver.part !== taker.part else {
      guard let tell = method(giver.child) else { return notImplemented(requirement) }
      tell(giver.view, giver.address, taker.address)
      guard let rows = giver.part.rows else { return }
      return follow { rows.userDidMove(SectionedChangeset(items: .init(moves: [move]))) }
    }
    guard let item = item(from: giver, to: taker) else {
      trap(
        "\(type(of: self)): an item cannot be moved from \(type(of: giver.child.object)) to "
          + "\(type(of: taker.child.object))",
        cause: "the composite is not the view's delegate, which refuses such moves",
        advice: "show it with `attach(_:)`, which sets the delegate, or let both children exchange items"
      )
    }
    giver.child.exchanging?.give(item, at: giver.address, in: giver.view)
    taker.child.exchanging?.take(item, at: taker.address, in: taker.view)
    follow {
      giver.part.rows?.userDidMove(SectionedChangeset(items: .init(deletes: [move.from])))
      taker.part.rows?.userDidMove(SectionedChangeset(items: .init(inserts: [move.to])))
    }
  }

  /// Returns the target of a dragged item. Its own child decides inside, and both children must agree on other moves.
  func target(
    _ view: View,
    from source: IndexPath,
    proposed: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath, IndexPath) -> IndexPath)?
  ) -> IndexPath {
    guard let giver = route(view, source), let taker = route(view, proposed) else { return source }
    guard giver.part === taker.part else { return item(from: giver, to: taker) == nil ? source : proposed }
    guard let answer = method(giver.child) else {
      notImplemented(requirement)
      return proposed
    }
    return global(answer(giver.view, giver.address, taker.address), from: giver.part, view, requirement)
  }

  /// Returns the item to move between two children, if both agree.
  private func item(
    from giver: CompositeRoute<Child, IndexPath>,
    to taker: CompositeRoute<Child, IndexPath>
  ) -> Any? {
    guard let taking = taker.child.exchanging,
      let item = giver.child.exchanging?.itemForMoving(at: giver.address, in: giver.view),
      taking.canTake(item, at: taker.address, in: taker.view)
    else { return nil }
    return item
  }
}

/// The child that displays a view, which retains this object. After a reload, another child can have its section.
@MainActor private final class ShownPart {
  weak var part: AnyObject?
  let section: Int

  init(_ part: AnyObject, _ section: Int) { (self.part, self.section) = (part, section) }
}
