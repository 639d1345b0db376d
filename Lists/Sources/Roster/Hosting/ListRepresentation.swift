/// Keeps a list that another framework shows attached to the content that it was given last.
@MainActor final class ListRepresentation<List: UIView> {
  private var content: ObjectIdentifier?

  /// Attaches content unless it is attached already.
  func show(_ content: AnyObject, in list: List, attach: (List) -> Void) {
    guard self.content != ObjectIdentifier(content) else { return }
    self.content = ObjectIdentifier(content)
    attach(list)
  }

  /// Detaches what was attached: cells, and what they host, are let go.
  func dismantle(_ list: List, detach: (List) -> Void) {
    content = nil
    detach(list)
  }
}
