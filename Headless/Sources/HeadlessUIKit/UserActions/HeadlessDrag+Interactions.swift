import Foundation

extension UIDragInteraction {
  /// Simulates a long press that lifts the view's items; `nil` if there are none, or another drag of them is going on.
  ///
  /// - Parameter location: the place in the view's coordinates, in points.
  public func headlessBeginDrag(at location: CGPoint = .zero) -> HeadlessDrag? {
    HeadlessDrag(beginningAt: location, with: self)
  }
}

extension HeadlessDrag {
  /// A drag that begins at a view; `nil` if it has no items.
  convenience init?(beginningAt location: CGPoint, with interaction: UIDragInteraction) {
    guard interaction.takesTouches, interaction.session == nil else { return nil }
    let session = HeadlessDragSession()
    session.touch = HeadlessDragTouch(point: location, view: interaction.view)
    guard !interaction.lift(session).isEmpty else { return nil }
    self.init(session, isLocal: true)
    source = interaction
    contributors = [interaction]
    interaction.begin(session)
  }

  /// Simulates a tap on another view meanwhile; `false` if it adds nothing to the drag.
  ///
  /// - Parameter location: the place in the interaction's view, in points.
  @discardableResult
  public func addItems(of interaction: UIDragInteraction, at location: CGPoint = .zero) -> Bool {
    guard isActive, interaction.takesTouches else { return false }
    let added = interaction.itemsToAdd(to: session, at: location)
    guard !added.isEmpty else { return false }
    session.items += added
    // What the drag carries has changed, so that others may be interested.
    refusals = []
    if !contributors.contains(where: { $0 === interaction }) { contributors.append(interaction) }
    for contributor in contributors { contributor.tell(session, willAdd: added, for: interaction) }
    interactionUnderFinger?.update(dropSession)
    return true
  }

  /// Moves the finger to a point of a view, in points: over what is there, which may be a list, a view with a drop interaction, or in one.
  ///
  /// - Returns: whether the items would be taken.
  @discardableResult
  public func move(to point: CGPoint, in view: UIView) -> Bool {
    guard isActive else { return false }
    session.touch = HeadlessDragTouch(point: point, view: view)
    source?.tellMove(session)
    var place: UIView? = view.hitTest(point, with: nil) ?? view
    while let current = place {
      for case let interaction as UIDropInteraction in current.interactions where isHandled(by: interaction) {
        if interactionUnderFinger !== interaction {
          leave()
          interactionUnderFinger = interaction
          if !visitedInteractions.contains(where: { $0 === interaction }) { visitedInteractions.append(interaction) }
          interaction.enter(dropSession)
        }
        return interaction.update(dropSession)
      }
      if let list = current as? any DraggingList {
        list.layoutIfNeeded()
        let place = list.convert(point, from: view)
        if handles(list) { return update(list.dropTarget(at: place), place, in: list) }
      }
      place = current.superview
    }
    leave()
    return false
  }

  private func isHandled(by interaction: UIDropInteraction) -> Bool {
    if interactionUnderFinger === interaction { return true }
    if refusals.contains(ObjectIdentifier(interaction)) { return false }
    if interaction.canHandle(dropSession) { return true }
    refusals.insert(ObjectIdentifier(interaction))
    return false
  }

  /// Whether a list takes part; a list that does not lets what it is in do so.
  private func handles(_ list: any DraggingList) -> Bool {
    if isOver(list) { return true }
    if refusals.contains(ObjectIdentifier(list)) { return false }
    guard list.takesDrop(dropSession) else {
      refusals.insert(ObjectIdentifier(list))
      return false
    }
    enter(list)
    return true
  }
}
