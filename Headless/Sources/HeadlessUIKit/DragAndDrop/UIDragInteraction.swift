import Foundation

/// Lets items be dragged away from a view.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  public private(set) weak var view: UIView?
  /// Whether other gestures may be recognised while the items are lifted; stored.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether touches on the view begin drags, and add items to them.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// The drag that began here, as long as it lasts.
  final var session: HeadlessDragSession?

  // A choice: new drag interactions are enabled. In UIKit the device decides.
  /// Whether new interactions are enabled, which depends on the device.
  open class var isEnabledByDefault: Bool { true }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = HeadlessOptionalRequirement.ofOwnClass(delegate)
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

// MARK: - What the delegate is asked and told

extension UIDragInteraction {
  /// Whether touches on the view reach the interaction.
  var takesTouches: Bool { isEnabled && view?.isUserInteractionEnabled == true }

  /// The items of a drag that begins, lifted; none lets no drag begin.
  func lift(_ session: HeadlessDragSession) -> [UIDragItem] {
    guard let delegate else { return [] }
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard !session.items.isEmpty else { return [] }
    for item in session.items {
      ask("dragInteraction(_:previewForLifting:session:)") {
        $0.dragInteraction(self, previewForLifting: item, session: session)
      }
    }
    ask("dragInteraction(_:willAnimateLiftWith:session:)") {
      $0.dragInteraction(self, willAnimateLiftWith: HeadlessDragAnimation(), session: session)
    }
    return session.items
  }

  func begin(_ session: HeadlessDragSession) {
    self.session = session
    session.allowsMoveOperation =
      ask("dragInteraction(_:sessionAllowsMoveOperation:)") {
        $0.dragInteraction(self, sessionAllowsMoveOperation: session)
      } ?? true
    session.isRestrictedToDraggingApplication =
      ask("dragInteraction(_:sessionIsRestrictedToDraggingApplication:)") {
        $0.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session)
      } ?? false
    ask("dragInteraction(_:prefersFullSizePreviewsFor:)") {
      $0.dragInteraction(self, prefersFullSizePreviewsFor: session)
    }
    ask("dragInteraction(_:sessionWillBegin:)") { $0.dragInteraction(self, sessionWillBegin: session) }
  }

  /// The items that a tap adds to a drag.
  func itemsToAdd(to session: HeadlessDragSession, at point: CGPoint) -> [UIDragItem] {
    ask("dragInteraction(_:itemsForAddingTo:withTouchAt:)") {
      $0.dragInteraction(self, itemsForAddingTo: session, withTouchAt: point)
    } ?? []
  }

  func tell(_ session: HeadlessDragSession, willAdd items: [UIDragItem], for adding: UIDragInteraction) {
    ask("dragInteraction(_:session:willAdd:for:)") {
      $0.dragInteraction(self, session: session, willAdd: items, for: adding)
    }
  }

  func tellMove(_ session: HeadlessDragSession) {
    ask("dragInteraction(_:sessionDidMove:)") { $0.dragInteraction(self, sessionDidMove: session) }
  }

  /// Ends the drag: what is told when animations have ended comes with the next work that is pending.
  func end(_ session: HeadlessDragSession, _ operation: UIDropOperation) {
    self.session = nil
    ask("dragInteraction(_:session:willEndWith:)") {
      $0.dragInteraction(self, session: session, willEndWith: operation)
    }
    let transfers = operation == .copy || operation == .move
    if !transfers { fly(session) }
    HeadlessRunLoop.enqueue(after: HeadlessDragAnimation.duration) { [self] in
      ask("dragInteraction(_:session:didEndWith:)") {
        $0.dragInteraction(self, session: session, didEndWith: operation)
      }
      guard transfers else { return }
      ask("dragInteraction(_:sessionDidTransferItems:)") { $0.dragInteraction(self, sessionDidTransferItems: session) }
    }
  }

  /// Lets the items of a cancelled drag fly back.
  private func fly(_ session: HeadlessDragSession) {
    guard let view else { return }
    for item in session.items {
      ask("dragInteraction(_:previewForCancelling:withDefault:)") {
        $0.dragInteraction(self, previewForCancelling: item, withDefault: UITargetedDragPreview(view: view))
      }
      ask("dragInteraction(_:item:willAnimateCancelWith:)") {
        $0.dragInteraction(self, item: item, willAnimateCancelWith: HeadlessDragAnimation())
      }
    }
  }

  @discardableResult
  private func ask<Answer>(
    _ requirement: StaticString,
    _ body: (any UIDragInteractionDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return HeadlessOptionalRequirement.ask(requirement) { body(delegate) }
  }
}
