/// The attachment of a list in another framework to its latest content.
@MainActor final class ListRepresentation<List: UIView> {
  private var content: ObjectIdentifier?

  /// Attaches content unless it's already attached.
  func show(_ content: AnyObject, in list: List, attach: (List) -> Void) {
    guard self.content != ObjectIdentifier(content) else { return }
    self.content = ObjectIdentifier(content)
    attach(list)
  }

  /// Detaches the content, and releases cells and their hosted views.
  func dismantle(_ list: List, detach: (List) -> Void) {
    content = nil
    detach(list)
  }
}
