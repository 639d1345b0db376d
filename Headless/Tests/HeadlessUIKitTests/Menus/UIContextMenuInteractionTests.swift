import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What an interaction asks and tells is documented at
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
@MainActor struct UIContextMenuInteractionTests {
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var entries: [String] = []
    var chosen: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      entries.append("configuration at \(Int(location.x))")
      if location.x > 50 { return nil }
      return UIContextMenuConfiguration(identifier: "row" as NSString) {
        UIViewController()
      } actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self?.chosen.append("Copy") }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      entries.append("highlight \(identifier)")
      return interaction.view.map { UITargetedPreview(view: $0) }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      entries.append("dismissal \(identifier)")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      entries.append("preview \(animator.previewViewController === interaction.headlessPreview)")
      animator.addCompletion { [weak self] in self?.entries.append("previewed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      entries.append("display")
      animator?.addCompletion { [weak self] in self?.entries.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      entries.append("end")
      animator?.addCompletion { [weak self] in self?.entries.append("ended") }
    }
  }

  private let delegate = Delegate()
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: delegate)
    window.isHidden = false
    window.addSubview(view)
    view.addInteraction(interaction)
  }

  private func entries() -> [String] {
    defer { delegate.entries = [] }
    return delegate.entries
  }

  @Test func aMenuIsShownAndDismissed() {
    expectEqual(interaction.menuAppearance, .unknown)
    #expect(interaction.headlessLongPress(at: CGPoint(x: 7, y: 8)) != nil)
    expectEqual(entries(), ["configuration at 7", "highlight row", "display"])
    HeadlessRunLoop.runPending()
    expectEqual(entries(), ["displayed"])
    expectEqual(interaction.menuAppearance, .rich)
    expectEqual(interaction.location(in: view), CGPoint(x: 7, y: 8))
    expectEqual(interaction.location(in: window), CGPoint(x: 17, y: 28))
    #expect(interaction.headlessHighlightPreview?.view === view)
    expectEqual(view.headlessPresentedMenu?.children.count, 1)
    interaction.dismissMenu()
    expectEqual(entries(), ["dismissal row", "end"])
    HeadlessRunLoop.runPending()
    expectEqual(entries(), ["ended"])
    #expect(view.headlessPresentedMenu == nil && interaction.headlessMenu == nil)
    interaction.dismissMenu()
    #expect(entries().isEmpty)
  }

  @Test func anEntryIsChosen() {
    #expect(!interaction.headlessChoose(titled: "Copy"))
    interaction.headlessLongPress()
    #expect(interaction.headlessChoose(titled: "Copy"))
    #expect(delegate.chosen == ["Copy"] && interaction.headlessMenu == nil)
  }

  /// The controller is made once for a menu.
  @Test func thePreviewIsTapped() {
    #expect(!interaction.headlessTapPreview())
    interaction.headlessLongPress()
    _ = entries()
    #expect(interaction.headlessTapPreview())
    expectEqual(entries(), ["preview true", "previewed", "dismissal row", "end"])
  }

  @Test func theMenuThatIsOpenIsReplaced() {
    interaction.updateVisibleMenu { _ in
      Issue.record("there is no menu")
      return UIMenu()
    }
    interaction.headlessLongPress()
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Paste") { _ in }]) }
    expectEqual(interaction.headlessMenu?.children.map(\.title), ["Paste"])
    expectEqual(view.headlessPresentedMenu?.children.map(\.title), ["Paste"])
  }

  @Test func noConfigurationIsNoMenu() {
    #expect(interaction.headlessLongPress(at: CGPoint(x: 60, y: 0)) == nil)
    expectEqual(entries(), ["configuration at 60"])
    view.isUserInteractionEnabled = false
    #expect(interaction.headlessLongPress() == nil)
    #expect(entries().isEmpty)
  }

  /// A menu goes with its view.
  @Test func anotherViewTakesTheMenuAway() {
    interaction.headlessLongPress()
    _ = entries()
    view.removeInteraction(interaction)
    expectEqual(entries(), ["dismissal row", "end"])
    #expect(view.headlessPresentedMenu == nil)
  }

  /// Only the configuration is required.
  @Test func whatADelegateLacksIsNotAsked() {
    final class Small: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
    }
    let small = Small()
    let interaction = UIContextMenuInteraction(delegate: small)
    view.addInteraction(interaction)
    #expect(interaction.headlessLongPress() != nil)
    #expect(interaction.headlessHighlightPreview == nil && interaction.headlessPreview == nil)
    #expect(interaction.headlessTapPreview())
  }
}
