import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Sources: Apple's pages of `UndoManager`, `UIResponder.undoManager`, and its header; texts from crash logs.
@MainActor @Suite struct UndoManagerTests {
  /// A number whose changes are registered.
  @MainActor private final class Counter {
    var value = 0
    let manager: UndoManager

    init(_ manager: UndoManager) { self.manager = manager }

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { counter in MainActor.assumeIsolated { counter.set(old) } }
      value = new
    }
  }

  @MainActor private final class Log {
    var told: [String] = []
  }

  private let manager = UndoManager()

  private func endTurn() { HeadlessRunLoop.runPending() }

  @Test func theChangesOfATurnAreOneGroup() {
    let counter = Counter(manager)
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    endTurn()
    expectEqual(manager.groupingLevel, 0)
    counter.set(3)
    manager.undo()
    #expect(counter.value == 2 && manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo && manager.canRedo)
    manager.undo()
    expectEqual(counter.value, 0)
    manager.redo()
    expectEqual(counter.value, 2)
    manager.redo()
    #expect(counter.value == 3 && !manager.canRedo)
    manager.redo()
    expectEqual(counter.value, 3)
  }

  /// Every way to edit, undo and redo six times, against two stacks of values.
  @Test func everySequenceIsThatOfTwoStacks() {
    let length = 6
    for code in 0..<Int(pow(3, Double(length))) {
      let manager = UndoManager()
      let counter = Counter(manager)
      var (past, future, value): ([Int], [Int], Int) = ([], [], 0)
      var rest = code
      for step in 1...length {
        switch rest % 3 {
        case 0:
          counter.set(step)
          while manager.groupingLevel > 0 { manager.endUndoGrouping() }
          past.append(value)
          (future, value) = ([], step)
        case 1:
          manager.undo()
          if let last = past.popLast() {
            future.append(value)
            value = last
          }
        default:
          manager.redo()
          if let next = future.popLast() {
            past.append(value)
            value = next
          }
        }
        rest /= 3
        #expect(
          counter.value == value && manager.canUndo == !past.isEmpty && manager.canRedo == !future.isEmpty,
          "\(code)"
        )
      }
    }
  }

  @Test func groupsNest() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    counter.set(3)
    manager.endUndoGrouping()
    expectEqual(manager.groupingLevel, 1)
    manager.undoNestedGroup()
    #expect(counter.value == 1 && manager.groupingLevel == 1)
    manager.beginUndoGrouping()
    counter.set(4)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0 && manager.groupingLevel == 0)
    manager.redo()
    expectEqual(counter.value, 4)
  }

  @Test func anInvalidStateIsAFailure() {
    func reasons(_ body: () -> Void) -> [String] {
      let failures = HeadlessFailure.recording(body)
      #expect(failures.allSatisfy { $0.kind == .undo && $0.name == .internalInconsistency })
      return failures.map(\.reason)
    }
    let state = "NSUndoManager is in invalid state"
    expectEqual(
      reasons { manager.endUndoGrouping() },
      ["endUndoGrouping: \(state), endUndoGrouping called with no matching begin"]
    )
    manager.groupsByEvent = false
    expectEqual(
      reasons { Counter(manager).set(1) },
      ["_registerUndoObject:: \(state), must begin a group before registering undo"]
    )
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    expectEqual(reasons { manager.undo() }, ["undo: \(state), undo was called with too many nested undo groups"])
    expectEqual(reasons { manager.undoNestedGroup() }.count, 1)
    expectEqual(reasons { manager.enableUndoRegistration() }.count, 1)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.removeAllActions()
    let other = manager
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: manager) { _ in MainActor.assumeIsolated { other.undo() } }
    expectEqual(reasons { manager.undo() }.count, 1)
    #expect(!manager.isUndoing)
  }

  @Test func namesAreThoseOfGroups() {
    let counter = Counter(manager)
    #expect(
      manager.undoActionName.isEmpty && manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo"
    )
    counter.set(1)
    manager.setActionName("Counting")
    expectEqual(manager.undoMenuItemTitle, "Undo Counting")
    endTurn()
    counter.set(2)
    endTurn()
    #expect(manager.undoActionName.isEmpty)
    manager.undo()
    #expect(manager.undoActionName == "Counting" && manager.redoActionName.isEmpty)
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Counting" && manager.undoMenuItemTitle == "Undo")
    manager.redo()
    expectEqual(manager.undoMenuItemTitle, "Undo Counting")
  }

  @Test func registrationCanBeDisabled() {
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    counter.set(1)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled && !manager.canUndo)
  }

  @Test func levelsAreBounded() {
    let counter = Counter(manager)
    manager.levelsOfUndo = 2
    for value in 1...5 {
      counter.set(value)
      endTurn()
    }
    for _ in 0..<5 { manager.undo() }
    expectEqual(counter.value, 3)
    for _ in 0..<5 { manager.redo() }
    expectEqual(counter.value, 5)
    manager.levelsOfUndo = 1
    for _ in 0..<5 { manager.undo() }
    expectEqual(counter.value, 4)
  }

  @Test func actionsAreRemoved() {
    let (first, second) = (Counter(manager), Counter(manager))
    first.set(1)
    second.set(1)
    manager.removeAllActions(withTarget: first)
    manager.undo()
    #expect(first.value == 1 && second.value == 0)
    manager.removeAllActions(withTarget: second)
    #expect(!manager.canRedo)
    first.set(2)
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  @Test func everythingIsTold() {
    let log = Log()
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let center = NotificationCenter.default
    let observers = names.map { name in
      center.addObserver(forName: name, object: manager, queue: nil) { note in
        let text = note.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
        MainActor.assumeIsolated { log.told.append(text.replacingOccurrences(of: "Notification", with: "")) }
      }
    }
    defer { observers.forEach(center.removeObserver) }
    let counter = Counter(manager)
    counter.set(1)
    endTurn()
    let group = ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"]
    expectEqual(log.told, group)
    log.told = []
    manager.undo()
    expectEqual(log.told, ["WillUndoChange"] + group + ["DidUndoChange"])
    log.told = []
    manager.redo()
    expectEqual(log.told, ["WillRedoChange"] + group + ["DidRedoChange"])
  }

  @Test func aViewHasTheUndoManagerOfItsWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    #expect(controller.view.undoManager == nil)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.undoManager != nil)
    #expect(controller.view.undoManager === window.undoManager && controller.undoManager === window.undoManager)
  }
}
