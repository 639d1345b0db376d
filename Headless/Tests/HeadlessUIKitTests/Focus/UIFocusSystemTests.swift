import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The focus system. Sources: UIFocus.h and UIFocusSystem.h of the public SDK headers.
@MainActor struct UIFocusSystemTests {
  private final class Item: UIView {
    var told: [String] = []
    var allows = true
    var preferred: [any UIFocusEnvironment] = []
    override var canBecomeFocused: Bool { true }
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { allows }
  }

  private final class Parent: UIView {
    static var order: [Int] = []
    var preferred: [any UIFocusEnvironment] = []
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferred }
    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
      Parent.order.append(tag)
    }
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    window.makeKeyAndVisible()
    return window
  }

  @Test func thereIsASystemForWhatIsInAWindow() throws {
    let window = makeWindow()
    let view = UIView()
    #expect(UIFocusSystem(for: view) == nil)
    window.addSubview(view)
    let system = try #require(UIFocusSystem(for: view))
    expectEqual(system, UIFocusSystem(for: window))
    #expect(system != UIFocusSystem(for: makeWindow()))
    #expect(UIFocusSystem.environment(window, contains: view))
    #expect(!UIFocusSystem.environment(view, contains: window))
    #expect(UIFocusSystem.environment(view, contains: view))
  }

  /// The search goes through preferred environments in their order, and recursively.
  @Test func preferredEnvironmentsAreSearchedInOrder() throws {
    let window = makeWindow()
    let parent = Parent()
    let empty = UIView()
    let items = [Item(), Item(), Item()]
    for view in [empty] + items { parent.addSubview(view) }
    window.addSubview(parent)
    let system = try #require(UIFocusSystem(for: window))
    parent.preferred = [empty, items[2], items[0]]
    system.requestFocusUpdate(to: parent)
    system.updateFocusIfNeeded()
    #expect(system.focusedItem === items[2])
    expectEqual(items.map(\.isFocused), [false, false, true])
    // Empty stands for the environment itself, in which the first item is found.
    parent.preferred = []
    parent.setNeedsFocusUpdate()
    parent.updateFocusIfNeeded()
    #expect(system.focusedItem === items[0])
    // An item may prefer another one.
    items[1].preferred = [items[2]]
    system.requestFocusUpdate(to: items[1])
    system.updateFocusIfNeeded()
    #expect(system.focusedItem === items[2])
    // An environment that focus is not in asks in vain.
    items[0].setNeedsFocusUpdate()
    system.updateFocusIfNeeded()
    #expect(system.focusedItem === items[2])
  }

  @Test func aRequestComesTrueOnTheNextTurnAndThatOfAParentWins() throws {
    let window = makeWindow()
    let parent = Parent()
    let items = [Item(), Item()]
    for item in items { parent.addSubview(item) }
    window.addSubview(parent)
    let system = try #require(UIFocusSystem(for: window))
    system.requestFocusUpdate(to: parent)
    system.requestFocusUpdate(to: items[1])
    #expect(system.focusedItem == nil)
    HeadlessRunLoop.runPending()
    #expect(system.focusedItem === items[0])
  }

  /// Every environment that what was or is focused is in is told, once, in ascending order.
  @Test func environmentsAreToldInAscendingOrder() throws {
    let window = makeWindow()
    let outer = Parent()
    let inner = [Parent(), Parent()]
    let items = [Item(), Item()]
    outer.tag = 9
    for (index, parent) in inner.enumerated() {
      parent.tag = index + 1
      parent.addSubview(items[index])
      outer.addSubview(parent)
    }
    window.addSubview(outer)
    let system = try #require(UIFocusSystem(for: window))
    system.requestFocusUpdate(to: items[0])
    system.updateFocusIfNeeded()
    Parent.order = []
    system.requestFocusUpdate(to: items[1])
    system.updateFocusIfNeeded()
    expectEqual(Parent.order.sorted(), [1, 2, 9])
    #expect(Parent.order.firstIndex(of: 1).map { $0 < 2 } == true)
    items[1].allows = false
    system.requestFocusUpdate(to: items[0])
    system.updateFocusIfNeeded()
    #expect(system.focusedItem === items[1])
  }

  @Test func updatesAndKeysThatFindNothingArePosted() throws {
    let window = makeWindow()
    let item = Item()
    window.addSubview(item)
    let system = try #require(UIFocusSystem(for: window))
    var posted: [String] = []
    let names = [UIFocusSystem.didUpdateNotification, UIFocusSystem.movementDidFailNotification]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let context = note.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
        guard let sender = note.object as? UIFocusSystem, sender == system else { return }
        MainActor.assumeIsolated { posted.append("\(name.rawValue) \(context?.focusHeading.rawValue ?? 0)") }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    #expect(window.headlessPress("\t"))
    #expect(!window.headlessPress(UIKeyCommand.inputRightArrow))
    expectEqual(posted, ["UIFocusDidUpdateNotification 16", "UIFocusMovementDidFailNotification 8"])
  }

  /// Keys go to the window that they are pressed in, whatever text is edited in another.
  @Test func textInAnotherWindowKeepsNoKeys() throws {
    let window = makeWindow()
    let items = [0, 100].map { Item(frame: CGRect(x: $0, y: 0, width: 50, height: 50)) }
    for item in items { window.addSubview(item) }
    #expect(window.headlessPress("\t"))
    let other = makeWindow()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    other.addSubview(field)
    #expect(field.becomeFirstResponder())
    defer { field.resignFirstResponder() }
    #expect(window.headlessPress(UIKeyCommand.inputRightArrow))
    #expect(UIFocusSystem(for: window)?.focusedItem === items[1])
  }

  // MARK: Groups

  /// WWDC 2021, session 10260: the tab key goes from group to group, arrow keys go inside one.
  @Test func tabGoesThroughGroupsAndArrowsThroughTheirMembers() {
    let window = makeWindow()
    func item(_ x: CGFloat, _ y: CGFloat, _ group: String?) -> Item {
      let item = Item(frame: CGRect(x: x, y: y, width: 40, height: 40))
      item.focusGroupIdentifier = group
      window.addSubview(item)
      return item
    }
    let low = item(0, 200, "low")
    let high = [item(0, 0, "high"), item(100, 0, "high"), item(0, 60, "high")]
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 30))
    window.addSubview(field)
    var visited: [UIView?] = []
    for _ in 0..<4 {
      #expect(window.headlessPress("\t"))
      visited.append(window.headlessFocusedItem as? UIView)
    }
    expectEqual(visited, [high[0], low, field, high[0]])
    #expect(window.headlessPress(UIKeyCommand.inputRightArrow))
    #expect(high[1].isFocused)
    #expect(window.headlessPress(UIKeyCommand.inputDownArrow))
    #expect(high[2].isFocused)
    #expect(!window.headlessPress(UIKeyCommand.inputDownArrow))
    #expect(window.headlessPress("\t", modifierFlags: .shift))
    #expect(field.isFocused)
  }

  @Test func whatIsPresentedHasTheKeys() {
    let window = makeWindow()
    let root = UIViewController()
    let presented = UIViewController()
    let items = [
      Item(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), Item(frame: CGRect(x: 0, y: 0, width: 40, height: 40)),
    ]
    root.view.addSubview(items[0])
    presented.view.addSubview(items[1])
    window.rootViewController = root
    window.layoutIfNeeded()
    #expect(window.headlessPress("\t"))
    #expect(items[0].isFocused)
    root.present(presented, animated: false)
    #expect(window.headlessPress("\t"))
    #expect(items[1].isFocused)
  }

  // MARK: Effects

  @Test func haloEffects() {
    let view = UIView()
    #expect(view.focusEffect != nil)
    view.focusEffect = nil
    #expect(view.focusEffect == nil)
    let halo = UIFocusHaloEffect(
      roundedRect: CGRect(x: 1, y: 2, width: 3, height: 4),
      cornerRadius: 5,
      curve: .continuous
    )
    halo.position = .inside
    halo.referenceView = view
    let copy = halo.copy() as? UIFocusHaloEffect
    expectEqual(copy?.headlessRect, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(copy?.headlessCornerRadius, 5)
    expectEqual(copy?.position, .inside)
    #expect(copy?.referenceView === view)
    expectEqual(UIFocusHaloEffect().position, .automatic)
    expectEqual(UIFocusHaloEffect(rect: .zero).headlessRect, .zero)
  }
}
