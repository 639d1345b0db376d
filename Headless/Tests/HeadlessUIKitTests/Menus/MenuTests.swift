import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct MenuTests {
  @Test func aMenuIsReadThroughItsGroups() {
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    let group = UIMenu(options: .displayInline, children: [action("b"), action("c", .hidden)])
    let menu = UIMenu(title: "m", children: [action("a"), group, action("d", .disabled)])
    expectEqual(menu.headlessActions.map(\.title), ["a", "b", "d"])
    #expect(menu.headlessTap(actionTitled: "b"))
    #expect(!menu.headlessTap(actionTitled: "c"))
    #expect(!menu.headlessTap(actionTitled: "d"))
    expectEqual(chosen, ["b"])
    expectEqual(menu.replacingChildren([]).identifier, menu.identifier)
  }

  @Test func aContextMenuIsMadeWhenItIsNeeded() {
    var count = 0
    let configuration = UIContextMenuConfiguration(
      identifier: "id" as NSString,
      previewProvider: { UIViewController() },
      actionProvider: { suggested in
        count += 1
        return UIMenu(children: suggested)
      }
    )
    expectEqual(count, 0)
    #expect(configuration.headlessMenu?.children.isEmpty == true)
    expectEqual(count, 1)
    #expect(configuration.headlessPreview != nil)
    #expect(configuration.identifier as? NSString == "id")
    #expect(UIContextMenuConfiguration().headlessMenu == nil)
  }

  @Test func anInteractionAsksItsDelegate() {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      var location: CGPoint?
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        self.location = location
        return UIContextMenuConfiguration()
      }
    }
    let delegate = Delegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let first = UIView()
    let second = UIView()
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && interaction.view === second)
    #expect(interaction.headlessLongPress(at: CGPoint(x: 1, y: 2)) != nil)
    expectEqual(delegate.location, CGPoint(x: 1, y: 2))
    second.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test func aContextualActionReportsWhatItsHandlerSays() {
    var results: [Bool] = []
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, view, completion in
      completion(view.tag == 7)
    }
    let view = UIView()
    view.tag = 7
    action.headlessPerform(sourceView: view) { results.append($0) }
    expectEqual(results, [true])
    expectEqual(action.backgroundColor, .systemRed)
    action.backgroundColor = .systemBlue
    expectEqual(action.backgroundColor, .systemBlue)
    let configuration = UISwipeActionsConfiguration(actions: [action])
    #expect(configuration.performsFirstActionWithFullSwipe && configuration.actions.first === action)
  }

  @Test func anAnimatorRunsAnimationsThenCompletionsOnce() {
    let animator = HeadlessContextMenuAnimator()
    var log: [String] = []
    animator.addCompletion { log.append("done") }
    animator.addAnimations { log.append("animate") }
    animator.headlessRun()
    animator.headlessRun()
    expectEqual(log, ["animate", "done"])
  }
}
