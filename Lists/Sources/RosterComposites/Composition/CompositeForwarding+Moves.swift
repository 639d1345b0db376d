import Roster
import RosterDiagnostics

/// Items that the user moves inside a child, or between two children that both agree.
extension CompositeForwarding {
  /// Whether an item can be moved: as its child says, or if the child can move items at all.
  func canMove(
    _ view: View,
    _ indexPath: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath) -> Bool)?,
    canMoveAny: (Child) -> Bool
  ) -> Bool {
    guard let (route, local) = route(view, indexPath) else {
      notImplemented(requirement)
      return false
    }
    return method(route.child)?(route.view, local) ?? canMoveAny(route.child)
  }

  func move(
    _ view: View,
    from source: IndexPath,
    to destination: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath, IndexPath) -> Void)?
  ) {
    guard let (giver, from) = route(view, source), let (taker, to) = route(view, destination) else {
      return notImplemented(requirement)
    }
    guard giver.part !== taker.part else {
      guard let tell = method(giver.child) else { return notImplemented(requirement) }
      return tell(giver.view, from, to)
    }
    guard let item = item(from: giver, from, to: taker, to) else {
      trap(
        "\(type(of: self)): an item cannot be moved from \(type(of: giver.child.object)) to "
          + "\(type(of: taker.child.object))",
        cause: "the composite is not the view's delegate, which refuses such moves",
        advice: "show it with `attach(_:)`, which sets the delegate, or let both children exchange items"
      )
    }
    giver.child.exchanging?.give(item, at: from, in: giver.view)
    taker.child.exchanging?.take(item, at: to, in: taker.view)
  }

  /// Where an item that is dragged may go: inside its child as the child says, to another child if both agree.
  func target(
    _ view: View,
    from source: IndexPath,
    proposed: IndexPath,
    _ requirement: StaticString = #function,
    _ method: (Child) -> ((View, IndexPath, IndexPath) -> IndexPath)?
  ) -> IndexPath {
    guard let (giver, from) = route(view, source), let (taker, to) = route(view, proposed) else { return source }
    guard giver.part === taker.part else { return item(from: giver, from, to: taker, to) == nil ? source : proposed }
    guard let answer = method(giver.child) else {
      notImplemented(requirement)
      return proposed
    }
    return global(answer(giver.view, from, to), from: giver.part, requirement)
  }

  /// What moves between two children, if both agree.
  private func item(from giver: Route, _ from: IndexPath, to taker: Route, _ to: IndexPath) -> Any? {
    guard let taking = taker.child.exchanging,
      let item = giver.child.exchanging?.itemForMoving(at: from, in: giver.view),
      taking.canTake(item, at: to, in: taker.view)
    else { return nil }
    return item
  }
}
