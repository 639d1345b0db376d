import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What interactions ask and tell, and in which order, is in UIDragInteraction.h and UIDropInteraction.h of the public SDK headers.
@MainActor struct DragInteractionTests {
  private final class Source: NSObject, UIDragInteractionDelegate {
    var log: [String] = []
    var texts = ["a"]
    var allowsMove = true
    var added: [String] = []

    func item(_ text: String) -> UIDragItem { UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text))) }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      log.append("items at \(Int(session.location(in: interaction.view!).x))")
      return texts.map(item)
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      log.append("lift")
      return nil
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      willAnimateLiftWith animator: any UIDragAnimating,
      session: any UIDragSession
    ) {
      animator.addCompletion { [weak self] _ in self?.log.append("lifted") }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      log.append("begin")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
      log.append("move")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      willEndWith operation: UIDropOperation
    ) { log.append("will end \(operation)") }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("end \(operation)") }

    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
      log.append("transferred")
    }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      itemsForAddingTo session: any UIDragSession,
      withTouchAt point: CGPoint
    ) -> [UIDragItem] { added.map(item) }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      session: any UIDragSession,
      willAdd items: [UIDragItem],
      for addingInteraction: UIDragInteraction
    ) { log.append("add \(items.count) \(addingInteraction === interaction)") }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      previewForCancelling item: UIDragItem,
      withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      log.append("fly back \(defaultPreview.view === interaction.view)")
      return defaultPreview
    }
  }

  private final class Target: NSObject, UIDropInteractionDelegate {
    var log: [String] = []
    var handles = true
    var operation = UIDropOperation.copy
    var loaded: [String] = []

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
      log.append("can handle")
      return handles
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      log.append("enter")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    {
      log.append("update \(Int(session.location(in: interaction.view!).x))")
      return UIDropProposal(operation: operation)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      log.append("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform")
      session.loadObjects(ofClass: NSString.self) { [weak self] objects in
        self?.loaded = objects.map { "\($0)" }
      }
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) {
      log.append("drop")
      animator.addCompletion { [weak self] _ in self?.log.append("dropped") }
    }

    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      log.append("conclude")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      log.append("end")
    }
  }

  /// Says nothing but what is required.
  private final class Silent: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "a")))]
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let from = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let over = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  private let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let source = Source()
  private let target = Target()
  private let other = Target()
  private let drag: UIDragInteraction
  private let drop: UIDropInteraction
  private let innerDrop: UIDropInteraction

  init() {
    drag = UIDragInteraction(delegate: source)
    drop = UIDropInteraction(delegate: target)
    innerDrop = UIDropInteraction(delegate: other)
    window.addSubview(from)
    window.addSubview(over)
    over.addSubview(inner)
    from.addInteraction(drag)
    over.addInteraction(drop)
    inner.addInteraction(innerDrop)
    window.makeKeyAndVisible()
    other.handles = false
  }

  @Test(arguments: [UIDropOperation.copy, .move]) func whatIsDroppedIsTakenAndBothHearOfIt(operation: UIDropOperation)
    throws
  {
    target.operation = operation
    let finger = try #require(drag.headlessBeginDrag(at: CGPoint(x: 7, y: 7)))
    expectEqual(finger.items.count, 1)
    #expect(drag.headlessBeginDrag() == nil, "the items are under a finger already")
    #expect(!finger.move(to: CGPoint(x: 20, y: 20), in: window))
    #expect(finger.move(to: CGPoint(x: 250, y: 250), in: window))
    #expect(finger.move(to: CGPoint(x: 160, y: 160), in: over))
    expectEqual(finger.operation, operation)
    #expect(finger.drop())
    expectEqual(target.log, ["can handle", "enter", "update 150", "update 160", "perform", "drop", "end"])
    expectEqual(source.log, ["items at 7", "lift", "begin", "move", "move", "move", "will end \(operation)"])
    HeadlessRunLoop.runPending()
    expectEqual(target.log.suffix(2), ["dropped", "conclude"])
    expectEqual(source.log.suffix(3), ["lifted", "end \(operation)", "transferred"])
    expectEqual(target.loaded, ["a"])
    #expect(!finger.drop() && !finger.isActive)
    #expect(drag.headlessBeginDrag() != nil)
  }

  /// "Return empty array" and `isEnabled`: no drag begins.
  @Test func nothingIsLifted() {
    source.texts = []
    #expect(drag.headlessBeginDrag() == nil)
    expectEqual(source.log, ["items at 0"])
    drag.isEnabled = false
    #expect(drag.headlessBeginDrag() == nil)
    drag.isEnabled = true
    from.isUserInteractionEnabled = false
    #expect(drag.headlessBeginDrag() == nil)
    from.removeInteraction(drag)
    #expect(drag.headlessBeginDrag() == nil)
    expectEqual(source.log, ["items at 0"])
  }

  /// "You may use this only if allowsMoveOperation is true. Otherwise it will be treated as UIDropOperationCancel."
  @Test(arguments: [UIDropOperation.cancel, .forbidden, .move]) func whatIsRefusedFliesBack(operation: UIDropOperation)
    throws
  {
    source.allowsMove = false
    target.operation = operation
    let finger = try #require(drag.headlessBeginDrag())
    #expect(!finger.move(to: CGPoint(x: 250, y: 250), in: window))
    #expect(!finger.drop())
    expectEqual(target.log, ["can handle", "enter", "update 150", "exit", "end"])
    HeadlessRunLoop.runPending()
    let ended: UIDropOperation = operation == .forbidden ? .forbidden : .cancel
    expectEqual(source.log.suffix(4), ["will end \(ended)", "fly back true", "lifted", "end \(ended)"])
  }

  /// The innermost view whose interaction handles the drag takes part; one that does not is asked once.
  @Test func theInnermostThatHandlesTheDragTakesPart() throws {
    let finger = try #require(drag.headlessBeginDrag())
    finger.move(to: CGPoint(x: 20, y: 20), in: over)
    finger.move(to: CGPoint(x: 25, y: 20), in: over)
    #expect(other.log == ["can handle"] && target.log == ["can handle", "enter", "update 20", "update 25"])
    // Other items may interest others.
    other.handles = true
    source.added = ["b", "c"]
    #expect(finger.addItems(of: drag))
    #expect(finger.items.count == 3 && source.log.contains("add 2 true"))
    finger.move(to: CGPoint(x: 30, y: 20), in: over)
    expectEqual(target.log.suffix(3), ["update 25", "update 25", "exit"])
    expectEqual(other.log, ["can handle", "can handle", "enter", "update 20"])
    finger.move(to: CGPoint(x: 0, y: 0), in: window)
    finger.cancel()
    #expect(target.log.last == "end" && other.log.suffix(2) == ["exit", "end"])
  }

  /// "If false, then after one session has entered the view, other sessions will be ignored."
  @Test(arguments: [false, true]) func oneDragAtATime(isSeveral: Bool) {
    drop.allowsSimultaneousDropSessions = isSeveral
    let fingers = [1, 2].map { HeadlessDrag(providers: [NSItemProvider(object: NSString(string: "\($0)"))]) }
    let taken = fingers.map { $0.move(to: CGPoint(x: 100, y: 100), in: over) }
    expectEqual(taken, [true, isSeveral])
    #expect(fingers[0].drop())
  }

  @Test func withoutAProposalNothingIsTakenAndWithoutAnswersTheDefaultsCount() throws {
    let silent = Silent()
    let (drag, drop) = (UIDragInteraction(delegate: silent), UIDropInteraction(delegate: silent))
    from.addInteraction(drag)
    inner.removeInteraction(innerDrop)
    inner.addInteraction(drop)
    let finger = try #require(drag.headlessBeginDrag())
    #expect(finger.session.allowsMoveOperation && !finger.session.isRestrictedToDraggingApplication)
    #expect(!finger.move(to: CGPoint(x: 5, y: 5), in: inner))
    #expect(!finger.drop())
    HeadlessRunLoop.runPending()
  }

  // MARK: Lists

  @Test(arguments: DragList.Kind.allCases) func itemsGoFromAViewToAList(_ kind: DragList.Kind) throws {
    let list = DragList.make(kind, [["x", "y"]])
    list.operation = .copy
    let finger = try #require(drag.headlessBeginDrag())
    #expect(list.move(finger, to: [0, 1]))
    #expect(finger.drop())
    expectEqual(list.log, ["can handle", "enter", "update 0.1", "perform 0.1", "end drop"])
    expectEqual(source.log.suffix(2), ["move", "will end copy"])
    HeadlessRunLoop.runPending()
  }

  @Test(arguments: DragList.Kind.allCases) func aRowGoesToAView(_ kind: DragList.Kind) throws {
    let list = DragList.make(kind, [["x", "y"]])
    let finger = try #require(list.begin([0, 1]))
    list.move(finger, to: [0, 0])
    #expect(finger.move(to: CGPoint(x: 150, y: 150), in: over))
    #expect(finger.drop())
    expectEqual(target.log, ["can handle", "enter", "update 150", "perform", "drop", "end"])
    expectEqual(list.log.suffix(3), ["exit", "end drop", "end drag"])
    HeadlessRunLoop.runPending()
    expectEqual(target.loaded, ["y"])
  }

  /// A list in a view that takes drops is asked first, and if it is not interested, the view takes part.
  @Test(arguments: DragList.Kind.allCases, [false, true]) func aListIsInAViewThatTakesDrops(
    _ kind: DragList.Kind,
    handles: Bool
  ) throws {
    let list = DragList.make(kind, [["x", "y"]])
    list.handles = handles
    list.operation = .copy
    list.window.addInteraction(drop)
    let finger = try #require(drag.headlessBeginDrag())
    for x in [10, 20] { #expect(finger.move(to: CGPoint(x: x, y: 10), in: list.window)) }
    expectEqual(list.log.filter { $0 == "can handle" }.count, 1)
    expectEqual(target.log, (handles ? [] : ["can handle", "enter", "update 10", "update 20"]))
    finger.cancel()
    HeadlessRunLoop.runPending()
  }
}
