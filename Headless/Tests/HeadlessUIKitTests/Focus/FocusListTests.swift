import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Focus in tables and collections. Sources: UIFocus.h of the public SDK headers [H], the pages of UITableView,
/// UICollectionView and their delegates in Apple's documentation [D], and WWDC 2021, session 10260 [W].
@MainActor struct FocusListTests {
  typealias Kind = FocusFixture.Kind

  private let down = UIKeyCommand.inputDownArrow
  private let up = UIKeyCommand.inputUpArrow

  /// [W]: arrow keys move focus within an area.
  @Test(arguments: Kind.allCases) func arrowKeysGoThroughTheRowsAcrossSections(_ kind: Kind) {
    let fixture = FocusFixture(kind, [2, 0, 2])
    #expect(fixture.focused == nil)
    // A choice, not UIKit's documented behavior.
    #expect(fixture.press(down))
    expectEqual(fixture.focused, [0, 0])
    var visited: [IndexPath?] = []
    while fixture.press(down) { visited.append(fixture.focused) }
    expectEqual(visited, [[0, 1], [2, 0], [2, 1]])
    expectEqual(fixture.cellsInFocus, [[2, 1]])
    visited = []
    while fixture.press(up) { visited.append(fixture.focused) }
    expectEqual(visited, [[2, 0], [0, 1], [0, 0]])
  }

  /// [H]: canFocusRowAt and canFocusItemAt take precedence over allowsFocus and allowsFocusDuringEditing. All cases.
  @Test(arguments: Kind.allCases) func theDelegateOutranksTheProperties(_ kind: Kind) {
    for allows in [true, false] {
      for allowsWhileEditing in [true, false] {
        for isEditing in [true, false] {
          for answer in [nil, true, false] {
            let fixture = FocusFixture(kind, [1])
            fixture.list.allowsFocus = allows
            fixture.list.allowsFocusDuringEditing = allowsWhileEditing
            fixture.list.isEditing = isEditing
            if let answer { fixture.canFocus = { _ in answer } }
            let expected = answer ?? (isEditing ? allows && allowsWhileEditing : allows)
            expectEqual(fixture.list.cell(at: [0, 0])?.canBecomeFocused, expected)
            expectEqual(fixture.press(down), expected)
            expectEqual(fixture.focused, (expected ? [0, 0] : nil))
          }
        }
      }
    }
  }

  @Test(arguments: Kind.allCases) func rowsThatCannotBeFocusedArePassedOver(_ kind: Kind) {
    let fixture = FocusFixture(kind, [5])
    fixture.canFocus = { ![0, 2, 3].contains($0.item) }
    fixture.press(down)
    expectEqual(fixture.focused, [0, 1])
    #expect(fixture.press(down))
    expectEqual(fixture.focused, [0, 4])
    #expect(!fixture.press(down))
    expectEqual(fixture.focused, [0, 4])
  }

  /// [D] of shouldUpdateFocusIn: a list in which focus is, or to which it goes, may refuse.
  @Test(arguments: Kind.allCases) func aRefusedUpdateChangesNothing(_ kind: Kind) {
    let fixture = FocusFixture(kind, [30])
    fixture.press(down)
    for _ in 0..<9 { fixture.press(down) }
    let offset = fixture.list.contentOffset
    fixture.allowsUpdate = { _ in false }
    var updates = 0
    fixture.onUpdate = { _, _ in updates += 1 }
    #expect(!fixture.press(down))
    expectEqual(fixture.focused, [0, 9])
    expectEqual(fixture.list.contentOffset, offset)
    expectEqual(updates, 0)
    fixture.allowsUpdate = { _ in true }
    #expect(fixture.press(down))
    expectEqual(fixture.focused, [0, 10])
    expectEqual(updates, 1)
  }

  /// [H] of UIFocusUpdateContext; [D] of the index paths: `nil` outside of the list's cells.
  @Test(arguments: Kind.allCases) func theDelegateKnowsFromWhereFocusGoesToWhere(_ kind: Kind) {
    let fixture = FocusFixture(kind, [3])
    var asked: [[IndexPath?]] = []
    var told: [[IndexPath?]] = []
    var headings: [UIFocusHeading] = []
    var views: [Bool] = []
    fixture.allowsUpdate = {
      asked.append($0.listPaths)
      return true
    }
    fixture.onUpdate = { context, _ in
      told.append(context.listPaths)
      headings.append(context.focusHeading)
      views.append(context.nextFocusedView?.isFocused == true && context.previouslyFocusedView?.isFocused != true)
    }
    fixture.press(down, down, up)
    expectEqual(told, [[nil, [0, 0]], [[0, 0], [0, 1]], [[0, 1], [0, 0]]])
    expectEqual(asked, told)
    expectEqual(headings, [.down, .down, .up])
    expectEqual(views, [true, true, true])
  }

  /// [H] of UIFocusAnimationCoordinator: completions come after the main animation.
  @Test(arguments: Kind.allCases) func animationsRunWithTheUpdateAndCompletionsAfterIt(_ kind: Kind) {
    let fixture = FocusFixture(kind, [3])
    var order: [String] = []
    fixture.onUpdate = { _, coordinator in
      order.append("told")
      coordinator.addCoordinatedFocusingAnimations({ _ in order.append("focusing") }) { order.append("focused") }
      coordinator.addCoordinatedUnfocusingAnimations({ _ in order.append("unfocusing") })
      coordinator.addCoordinatedAnimations({ order.append("along") }, completion: nil)
    }
    fixture.press(down)
    #expect(Set(order) == ["told", "focusing", "unfocusing", "along"] && order.first == "told")
    HeadlessRunLoop.runPending()
    expectEqual(order.last, "focused")
    expectEqual(order.count, 5)
  }

  /// [H] of UIFocusItemScrollableContainer: the focused item remains visible.
  @Test(arguments: Kind.allCases) func theFocusedRowIsScrolledIntoViewNoFartherThanNeeded(_ kind: Kind) {
    let fixture = FocusFixture(kind, [1000])
    fixture.press(down)
    for row in 1..<40 {
      #expect(fixture.press(down))
      let frame = fixture.list.itemFrame(at: [0, row])
      expectEqual(fixture.focused, [0, row])
      #expect(fixture.list.bounds.contains(frame))
      expectEqual(fixture.list.contentOffset.y, max(0, frame.maxY - 440))
    }
  }

  /// A person scrolls away with a finger: the row stays focused, and keys go on from it.
  @Test(arguments: Kind.allCases) func focusStaysWithARowThatIsScrolledAway(_ kind: Kind) {
    let fixture = FocusFixture(kind, [1000])
    fixture.press(down, down)
    fixture.list.contentOffset.y = 20_000
    fixture.list.layoutIfNeeded()
    #expect(fixture.focused == nil)
    expectEqual(fixture.cellsInFocus, [])
    #expect(fixture.press(down))
    expectEqual(fixture.focused, [0, 2])
    expectEqual(fixture.cellsInFocus, [[0, 2]])
  }

  @Test(arguments: Kind.allCases) func aLongWayIsLookedAtStepByStep(_ kind: Kind) {
    let fixture = FocusFixture(kind, [1_000_000])
    var asked = 0
    fixture.canFocus = { _ in
      asked += 1
      return true
    }
    fixture.press(down)
    asked = 0
    fixture.press(down)
    #expect(asked < 10)
  }

  // MARK: Where focus comes in

  /// [D] of remembersLastFocusedIndexPath and indexPathForPreferredFocusedView(in:).
  @Test(arguments: Kind.allCases) func whatIsRememberedOutranksWhatIsPreferred(_ kind: Kind) {
    for remembers in [true, false] {
      let fixture = FocusFixture(kind, [9])
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      fixture.window.addSubview(field)
      fixture.list.frame = CGRect(x: 0, y: 40, width: 320, height: 400)
      fixture.list.remembersLastFocusedIndexPath = remembers
      fixture.preferred = [0, 3]
      #expect(fixture.press("\t"))
      #expect(field.isFirstResponder && field.isFocused)
      #expect(fixture.press("\t"))
      #expect(!field.isFirstResponder)
      expectEqual(fixture.focused, [0, 3])
      fixture.press(down)
      fixture.press("\t")
      #expect(field.isFirstResponder)
      #expect(fixture.press("\t"))
      expectEqual(fixture.focused, (remembers ? [0, 4] : [0, 3]))
    }
  }

  /// [D] of UIFocusItem.focusGroupPriority: the visible item with the highest priority is the primary item of its group.
  @Test(arguments: Kind.allCases) func theRowWithTheHighestPriorityIsFocusedFirst(_ kind: Kind) {
    let fixture = FocusFixture(kind, [9])
    fixture.list.cell(at: [0, 5])?.focusGroupPriority = .init(5)
    expectEqual(fixture.list.focusEntry(), [0, 5])
    fixture.list.cell(at: [0, 6])?.focusGroupPriority = .init(5)
    expectEqual(fixture.list.focusEntry(), [0, 5])
    fixture.list.focus.last = [0, 7]
    expectEqual(fixture.list.focusEntry(), [0, 7])
    fixture.table?.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    fixture.collection?.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    expectEqual(fixture.list.focusEntry(), [0, 2])
    fixture.list.cell(at: [0, 8])?.focusGroupPriority = .init(2001)
    expectEqual(fixture.list.focusEntry(), [0, 8])
    // Priorities below 0 are ignored, and none makes an item less important than it is.
    fixture.list.cell(at: [0, 8])?.focusGroupPriority = .init(-1)
    fixture.list.cell(at: [0, 2])?.focusGroupPriority = .init(-1)
    expectEqual(fixture.list.focusEntry(), [0, 2])
  }

  // MARK: Selection

  /// Vector L39, from [H] of performPrimaryAction.
  @Test(arguments: Kind.allCases) func theReturnKeyDoesWhatATapDoes(_ kind: Kind) {
    let fixture = FocusFixture(kind, [3])
    fixture.press(down, down)
    expectEqual(fixture.selected, [])
    let tapped = FocusFixture(kind, [3])
    let expected = tapped.events {
      tapped.table?.headlessTapRow(at: [0, 1])
      tapped.collection?.headlessTapItem(at: [0, 1])
    }
    let events = fixture.events { #expect(fixture.press("\r")) }
    expectEqual(events, expected)
    #expect(events.contains { $0.contains("didSelect") } && events.last?.contains("performPrimaryAction") == true)
    expectEqual(fixture.selected, [[0, 1]])
    fixture.list.isEditing = true
    fixture.list.allowsFocusDuringEditing = true
    fixture.table?.allowsSelectionDuringEditing = true
    fixture.collection?.allowsSelectionDuringEditing = true
    let editing = fixture.events { fixture.press("\r") }
    #expect(editing.contains { $0.contains("didSelect") })
    #expect(!editing.contains { $0.contains("performPrimary") })
  }

  /// [W]: the return key on iPadOS, the space bar on Mac Catalyst.
  @Test(arguments: Kind.allCases) func onAMacTheSpaceBarSelects(_ kind: Kind) {
    let fixture = FocusFixture(kind, [3])
    fixture.press(down)
    #expect(!fixture.press(" "))
    fixture.window.traitOverrides.userInterfaceIdiom = .mac
    #expect(!fixture.press("\r"))
    expectEqual(fixture.selected, [])
    #expect(fixture.press(" "))
    expectEqual(fixture.selected, [[0, 0]])
  }

  /// [D] of selectionFollowsFocus, and of its delegate method, which is asked only where the property is true.
  @Test(arguments: Kind.allCases) func selectionFollowsFocusWhereTheListAndItsDelegateWantIt(_ kind: Kind) {
    let fixture = FocusFixture(kind, [4])
    var asked: [IndexPath] = []
    fixture.follows = {
      asked.append($0)
      return $0.item != 2
    }
    fixture.press(down)
    expectEqual(asked, [])
    fixture.list.selectionFollowsFocus = true
    var selections: [[IndexPath]] = []
    let events = fixture.events {
      for _ in 0..<3 {
        fixture.press(down)
        selections.append(fixture.selected)
      }
    }
    expectEqual(asked, [[0, 1], [0, 2], [0, 3]])
    expectEqual(selections, [[[0, 1]], [[0, 1]], [[0, 3]]])
    expectEqual(events.filter { $0.contains("didSelect") }.count, 2)
    expectEqual(events.filter { $0.contains("didDeselect") }.count, 1)
    // [H]: the primary action is for a choice that the person makes.
    #expect(!events.contains { $0.contains("performPrimary") })
  }

  @Test(arguments: Kind.allCases) func withTheShiftKeyTheSelectionGrows(_ kind: Kind) {
    let fixture = FocusFixture(kind, [5])
    fixture.list.selectionFollowsFocus = true
    fixture.table?.allowsMultipleSelection = true
    fixture.collection?.allowsMultipleSelection = true
    fixture.press(down, down)
    expectEqual(fixture.selected, [[0, 1]])
    fixture.press(down, modifiers: .shift)
    // A choice, not UIKit's documented behavior.
    expectEqual(fixture.selected, [[0, 1], [0, 2]])
    fixture.press(down)
    expectEqual(fixture.selected, [[0, 3]])
  }

  // MARK: Cells

  @Test(arguments: Kind.allCases) func cellsKnowInTheirStateWhetherTheyAreFocused(_ kind: Kind) throws {
    let fixture = FocusFixture(kind, [3])
    fixture.press(down)
    let first = try #require(fixture.list.cell(at: [0, 0]))
    func state(_ cell: UIView?) -> UICellConfigurationState? {
      (cell as? UITableViewCell)?.configurationState ?? (cell as? UICollectionViewCell)?.configurationState
    }
    #expect(state(first)?.isFocused == true)
    fixture.press(down)
    #expect(state(first)?.isFocused == false)
    #expect(state(fixture.list.cell(at: [0, 1]))?.isFocused == true)
  }

  @Test func backgroundsOfFocusedCellsAreTinted() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let plain = UIBackgroundConfiguration.listPlainCell()
    state.isFocused = true
    // A choice, not UIKit's documented behavior.
    expectEqual(plain.updated(for: state).backgroundColor, .tintColor)
    state.isFocused = false
    expectEqual(plain.updated(for: state).backgroundColor, plain.backgroundColor)
    var own = plain
    own.backgroundColor = .red
    state.isFocused = true
    expectEqual(own.updated(for: state).backgroundColor, .red)
    let content = UIListContentConfiguration.subtitleCell().updated(for: state)
    for properties in [content.textProperties, content.secondaryTextProperties] {
      expectEqual(properties.resolvedColor(), .white)
    }
    state.isFocused = false
    expectEqual(content.updated(for: state), UIListContentConfiguration.subtitleCell())
  }

  // MARK: Further keys

  @Test(arguments: Kind.allCases) func theHomeEndAndPageKeys(_ kind: Kind) {
    let fixture = FocusFixture(kind, [25, 25])
    fixture.canFocus = { $0 != [0, 0] && $0 != [1, 24] }
    fixture.press(down)
    // A choice, not UIKit's documented behavior.
    #expect(fixture.press(UIKeyCommand.inputEnd))
    expectEqual(fixture.focused, [1, 23])
    fixture.press(UIKeyCommand.inputHome)
    expectEqual(fixture.focused, [0, 1])
    fixture.press(UIKeyCommand.inputPageDown)
    // Ten rows are seen.
    expectEqual(fixture.focused, [0, 11])
    fixture.press(UIKeyCommand.inputPageUp)
    expectEqual(fixture.focused, [0, 1])
  }

  @Test(arguments: Kind.allCases) func aLetterGoesToTheSectionOfItsIndexTitle(_ kind: Kind) {
    // A choice, not UIKit's documented behavior.
    let fixture = FocusFixture(kind, [30, 30, 30])
    fixture.indexTitles = ["A", "M", "T"]
    fixture.canFocus = { $0 != [1, 0] }
    fixture.press(down)
    #expect(fixture.press("t"))
    expectEqual(fixture.focused, [2, 0])
    #expect(fixture.press("P"))
    expectEqual(fixture.focused, [1, 1])
    #expect(fixture.press("a"))
    expectEqual(fixture.focused, [0, 0])
    #expect(!fixture.press("5"))
    #expect(!fixture.press("t", modifiers: .command))
  }

  /// [W]: commands of an app come after those of the system, unless they want priority.
  @Test(arguments: Kind.allCases) func commandsThatWantPriorityComeBeforeFocus(_ kind: Kind) {
    final class Commands: UIViewController {
      var commands: [UIKeyCommand] = []
      override var keyCommands: [UIKeyCommand]? { commands }
    }
    let fixture = FocusFixture(kind, [3])
    let controller = Commands()
    var presses = 0
    let command = UIKeyCommand(input: down) { _ in presses += 1 }
    controller.commands = [command]
    fixture.list.removeFromSuperview()
    controller.view.addSubview(fixture.list)
    fixture.window.rootViewController = controller
    fixture.window.layoutIfNeeded()
    fixture.press(down)
    expectEqual(presses, 0)
    expectEqual(fixture.focused, [0, 0])
    command.wantsPriorityOverSystemBehavior = true
    fixture.press(down)
    expectEqual(presses, 1)
    expectEqual(fixture.focused, [0, 0])
  }
}
