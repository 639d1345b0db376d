import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// "Setting preferredFocusEnvironments to a non-empty array marks this guide's layoutFrame as focusable. If focused, the guide attempts to
/// redirect focus to each environment in the array, in order, stopping when a focusable item in an environment has been found"
/// (UIFocusGuide.h of the public SDK headers).
@MainActor struct UIFocusGuideTests {
  private final class Item: UIView {
    var canFocus = true
    override var canBecomeFocused: Bool { canFocus }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  /// One at the top left, one at the bottom right.
  private let items = [
    Item(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Item(frame: CGRect(x: 300, y: 300, width: 50, height: 50)),
  ]
  private let guide = UIFocusGuide()

  init() throws {
    window.makeKeyAndVisible()
    for item in items { window.addSubview(item) }
    window.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 100),
      guide.topAnchor.constraint(equalTo: window.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    focus(items[0])
  }

  private func focus(_ item: UIView) {
    let system = UIFocusSystem(for: window)
    system?.requestFocusUpdate(to: item)
    system?.updateFocusIfNeeded()
  }

  private var focused: Int? { items.firstIndex(where: \.isFocused) }

  @Test func aGuideLeadsToWhatItPrefers() {
    expectEqual(focused, 0)
    #expect(guide.isEnabled && guide.preferredFocusEnvironments.isEmpty)
    #expect(
      !window.headlessPress(UIKeyCommand.inputRightArrow),
      "nothing is straight ahead, and the guide leads nowhere"
    )
    guide.preferredFocusEnvironments = [items[1]]
    expectEqual(guide.layoutFrame, CGRect(x: 100, y: 0, width: 50, height: 50))
    #expect(window.headlessPress(UIKeyCommand.inputRightArrow))
    expectEqual(focused, 1)
  }

  @Test func aGuideThatIsOffIsNotFound() {
    guide.preferredFocusEnvironments = [items[1]]
    guide.isEnabled = false
    #expect(!window.headlessPress(UIKeyCommand.inputRightArrow))
    guide.isEnabled = true
    guide.preferredFocusEnvironments = nil
    #expect(guide.preferredFocusEnvironments.isEmpty)
    #expect(!window.headlessPress(UIKeyCommand.inputRightArrow))
    expectEqual(focused, 0)
  }

  @Test func theFirstThatHasSomethingToFocusIsTaken() {
    let empty = UIView()
    window.addSubview(empty)
    guide.preferredFocusEnvironments = [empty, items[1]]
    #expect(window.headlessPress(UIKeyCommand.inputRightArrow))
    expectEqual(focused, 1)
    // From there, the guide is at the left above, and leads back.
    focus(items[0])
    items[1].canFocus = false
    #expect(!window.headlessPress(UIKeyCommand.inputRightArrow))
    expectEqual(focused, 0)
  }

  @Test func whatIsNearerThanAGuideComesFirst() {
    let near = Item(frame: CGRect(x: 60, y: 0, width: 20, height: 50))
    window.addSubview(near)
    guide.preferredFocusEnvironments = [items[1]]
    #expect(window.headlessPress(UIKeyCommand.inputRightArrow))
    #expect(near.isFocused)
    #expect(window.headlessPress(UIKeyCommand.inputRightArrow))
    expectEqual(focused, 1)
  }

  /// A guide of a hidden view is not found.
  @Test func aHiddenViewHasNoGuides() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    window.addSubview(view)
    let other = UIFocusGuide()
    view.addLayoutGuide(other)
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      other.topAnchor.constraint(equalTo: window.topAnchor),
      other.widthAnchor.constraint(equalToConstant: 50),
      other.heightAnchor.constraint(equalToConstant: 50),
    ])
    other.preferredFocusEnvironments = [items[1]]
    window.layoutIfNeeded()
    view.isHidden = true
    #expect(!window.headlessPress(UIKeyCommand.inputRightArrow))
    view.isHidden = false
    #expect(window.headlessPress(UIKeyCommand.inputRightArrow))
    expectEqual(focused, 1)
  }
}
