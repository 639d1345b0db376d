import Roster
import RosterDiagnostics

/// A composite that forwards each requirement to the child that a section belongs to.
@MainActor protocol CompositeForwarding: NSObject {
  associatedtype Child: CompositeChild
  var children: CompositeChildren<Child> { get }
}

extension CompositeForwarding {
  typealias View = Child.View
  typealias Part = ChildAdapter<Child>
  typealias Route = CompositeRoute<Child>

  // MARK: Routing

  /// The child that an address belongs to, and the address in the child.
  func route<Address: SectionAddress>(_ view: View, _ address: Address) -> (Route, Address)? {
    guard let section = address.addressedSection, let route = children.binding(for: view).route(section) else {
      return nil
    }
    return (route, address.inSection(route.section))
  }

  /// The child whose cell a view asks for, and the index path in the child.
  func cellRoute(_ view: View, _ indexPath: IndexPath) -> (Route, IndexPath) {
    guard let route = route(view, indexPath) else {
      trap(
        "\(type(of: self)): there is no child for the cell at \(Array(indexPath))",
        cause: "a child changed its sections without telling the view that it was handed",
        advice: "insert and delete the sections there, or reload the data"
      )
    }
    return route
  }

  /// The children that index paths belong to, with the index paths in the order in which they came.
  func routes(_ view: View, _ indexPaths: [IndexPath]) -> [(Route, [IndexPath])] {
    var routes: [(route: Route, locals: [IndexPath])] = []
    var places: [ObjectIdentifier: Int] = [:]
    for indexPath in indexPaths {
      guard let (route, local) = route(view, indexPath) else { continue }
      if let place = places[ObjectIdentifier(route.part)] {
        routes[place].locals.append(local)
      } else {
        places[ObjectIdentifier(route.part)] = routes.count
        routes.append((route, [local]))
      }
    }
    return routes
  }

  /// The composite's index path of one that a child returned.
  func global(_ indexPath: IndexPath, from part: Part, _ function: StaticString = #function) -> IndexPath {
    guard let global = part.knownAddress(indexPath) else {
      trap(
        "\(type(of: self)): \(type(of: part.child.object)) answered \(Array(indexPath)) to \(function), which is not one "
          + "of its own sections",
        cause: "the child counts sections as the whole view does",
        advice: "answer with index paths whose sections count from 0 in the child"
      )
    }
    return global
  }

  /// Tells the children that index paths belong to, each with its own.
  func tellEach(
    _ view: View,
    _ indexPaths: [IndexPath],
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, [IndexPath]) -> Void)?
  ) {
    for (route, locals) in routes(view, indexPaths) {
      _ = askSeparately(requirement) { method(route.child)?(route.view, locals) }
    }
  }

  // MARK: Asking

  /// Forwards a requirement to the child that an address belongs to.
  ///
  /// - Parameters:
  ///   - fallback: what the view does with an address whose child does not implement the requirement.
  ///   - method: the child's implementation, or `nil`.
  @discardableResult
  func ask<Address: SectionAddress, Answer>(
    _ view: View,
    _ address: Address,
    or fallback: @autoclosure () -> Answer,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, Address) -> Answer)?
  ) -> Answer {
    guard let (route, local) = route(view, address), let answer = method(route.child) else {
      notImplemented(requirement)
      return fallback()
    }
    return answer(route.view, local)
  }

  /// Tells the child that an address belongs to.
  func tell<Address: SectionAddress>(
    _ view: View,
    _ address: Address,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, Address) -> Void)?
  ) {
    ask(view, address, or: (), requirement, method)
  }

  /// Forwards a requirement without an address to the child that began what it is about, or to none.
  @discardableResult
  func ask<Answer>(
    _ part: Part?,
    or fallback: @autoclosure () -> Answer,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> Answer)?
  ) -> Answer {
    guard let part, let answer = method(part.child) else {
      notImplemented(requirement)
      return fallback()
    }
    return answer(part.proxy)
  }

  /// Forwards a requirement whose answer is an index path of the child's.
  func askForIndexPath(
    _ view: View,
    _ indexPath: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath) -> IndexPath?)?
  ) -> IndexPath? {
    guard let (route, local) = route(view, indexPath), let answer = method(route.child) else {
      notImplemented(requirement)
      return indexPath
    }
    return answer(route.view, local).map { global($0, from: route.part, requirement) }
  }

  // MARK: Context menus

  /// Asks the child that an address belongs to for a context menu, and keeps which child it is if there is one.
  func openMenu<Menu>(
    _ view: View,
    _ indexPath: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath) -> Menu?)?
  ) -> Menu? {
    let menu = ask(view, indexPath, or: nil, requirement, method)
    if menu != nil { children.binding(for: view).menuPart = route(view, indexPath)?.0.part }
    return menu
  }

  // MARK: What is displayed

  /// Tells the child that an address belongs to that a view of it is about to be displayed, and keeps which child it is.
  func tellWillDisplay<Address: SectionAddress>(
    _ displayed: UIView,
    _ view: View,
    _ address: Address,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, Address) -> Void)?
  ) {
    if let (route, _) = route(view, address) { ShownParts.note(displayed, route) }
    tell(view, address, requirement, method)
  }

  /// Tells the child that displayed a view, even if its sections are elsewhere or gone by now.
  func tellDidEndDisplaying<Address: SectionAddress>(
    _ displayed: UIView,
    _ view: View,
    _ address: Address,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, Address) -> Void)?
  ) {
    guard let section = address.addressedSection,
      let shown = ShownParts.take(displayed, at: section, in: children.binding(for: view)),
      let tell = method(shown.child)
    else { return notImplemented(requirement) }
    tell(shown.view, address.inSection(shown.section))
  }

  // MARK: Index titles

  /// The titles of all children, one after the other.
  func indexTitles(
    _ view: View,
    _ requirement: StaticString = #function,
    _ titles: (Child, View) -> [String]?
  ) -> [String]? {
    let titles = partsWithTitles(view, requirement, titles).flatMap(\.titles)
    guard titles.isEmpty else { return titles }
    notImplemented(requirement)
    return nil
  }

  /// The child that an index title belongs to, and the title's index among the child's own.
  func part(
    ofIndexTitleAt index: Int,
    in view: View,
    _ requirement: StaticString,
    _ titles: (Child, View) -> [String]?
  ) -> (Part, index: Int)? {
    var index = index
    for (part, titles) in partsWithTitles(view, requirement, titles) {
      if index < titles.count { return (part, index) }
      index -= titles.count
    }
    return nil
  }

  private func partsWithTitles(
    _ view: View,
    _ requirement: StaticString,
    _ titles: (Child, View) -> [String]?
  ) -> [(part: Part, titles: [String])] {
    children.binding(for: view).knownParts.map { part in
      (part, askSeparately(requirement) { titles(part.child, part.proxy) } ?? [])
    }
  }

  // MARK: Multiple selection

  /// Tells the child in which a selection by two fingers began that it ended; without one, all children.
  func tellDidEndMultipleSelection(
    _ view: View,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View) -> Void)?
  ) {
    let binding = children.binding(for: view)
    let parts = binding.multipleSelectionPart.map { [$0] } ?? binding.knownParts
    binding.multipleSelectionPart = nil
    for part in parts { _ = askSeparately(requirement) { method(part.child)?(part.proxy) } }
  }
}
