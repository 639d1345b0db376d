import Foundation

/// Lets items be dropped on a view.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  public private(set) weak var view: UIView?
  /// Whether a drag may be over the view while another one is.
  open var allowsSimultaneousDropSessions = false
  /// The drags that are over the view, and that it handles.
  final var sessions: [HeadlessDropSession] = []
  /// What the delegate would do with the items of the drag that was over the view last.
  final var proposal: UIDropProposal?

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = HeadlessOptionalRequirement.ofOwnClass(delegate)
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

// MARK: - What the delegate is asked and told

extension UIDropInteraction {
  /// Whether the delegate is interested in a drag that comes over the view.
  func canHandle(_ session: HeadlessDropSession) -> Bool {
    guard delegate != nil, view?.isUserInteractionEnabled == true, !session.items.isEmpty,
      sessions.isEmpty || allowsSimultaneousDropSessions
    else { return false }
    return ask("dropInteraction(_:canHandle:)") { $0.dropInteraction(self, canHandle: session) } ?? true
  }

  func enter(_ session: HeadlessDropSession) {
    sessions.append(session)
    ask("dropInteraction(_:sessionDidEnter:)") { $0.dropInteraction(self, sessionDidEnter: session) }
  }

  /// Asks what would be done with the items; nothing is if the delegate does not say it, and nothing moves that may not.
  ///
  /// - Returns: whether they would be taken.
  @discardableResult
  func update(_ session: HeadlessDropSession) -> Bool {
    proposal = ask("dropInteraction(_:sessionDidUpdate:)") { $0.dropInteraction(self, sessionDidUpdate: session) }
    return isAccepted(session)
  }

  /// What would happen with the items now.
  func operation(_ session: HeadlessDropSession) -> UIDropOperation {
    let operation = proposal?.operation ?? .cancel
    return operation == .move && !session.allowsMoveOperation ? .cancel : operation
  }

  private func isAccepted(_ session: HeadlessDropSession) -> Bool {
    let operation = operation(session)
    return operation == .copy || operation == .move
  }

  func exit(_ session: HeadlessDropSession) {
    leave(session)
    ask("dropInteraction(_:sessionDidExit:)") { $0.dropInteraction(self, sessionDidExit: session) }
  }

  private func leave(_ session: HeadlessDropSession) {
    sessions.removeAll { $0 === session }
    proposal = nil
  }

  /// - Returns: whether the items are taken.
  func finish(_ session: HeadlessDropSession) -> Bool {
    guard isAccepted(session), let view else {
      exit(session)
      return false
    }
    leave(session)
    ask("dropInteraction(_:performDrop:)") { $0.dropInteraction(self, performDrop: session) }
    for item in session.items {
      ask("dropInteraction(_:previewForDropping:withDefault:)") {
        $0.dropInteraction(self, previewForDropping: item, withDefault: UITargetedDragPreview(view: view))
      }
      ask("dropInteraction(_:item:willAnimateDropWith:)") {
        $0.dropInteraction(self, item: item, willAnimateDropWith: HeadlessDragAnimation())
      }
    }
    HeadlessRunLoop.enqueue(after: HeadlessDragAnimation.duration) { [self] in
      ask("dropInteraction(_:concludeDrop:)") { $0.dropInteraction(self, concludeDrop: session) }
    }
    return true
  }

  func tellEnd(_ session: HeadlessDropSession) {
    ask("dropInteraction(_:sessionDidEnd:)") { $0.dropInteraction(self, sessionDidEnd: session) }
  }

  @discardableResult
  private func ask<Answer>(
    _ requirement: StaticString,
    _ body: (any UIDropInteractionDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return HeadlessOptionalRequirement.ask(requirement) { body(delegate) }
  }
}
