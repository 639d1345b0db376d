import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What is written as Apple's documentation has it, used so.
@MainActor struct SignatureTests {
  @Test func updatesOfABatchNeedNotEscape() {
    func perform(_ updates: () -> Void) {
      var ends = 0
      let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      tableView.performBatchUpdates(updates)
      tableView.performBatchUpdates(updates) { _ in ends += 1 }
      let layout = UICollectionViewFlowLayout()
      let collectionView = UICollectionView(frame: tableView.bounds, collectionViewLayout: layout)
      collectionView.performBatchUpdates(updates)
      collectionView.performBatchUpdates(updates) { _ in ends += 1 }
    }
    var updates = 0
    perform { updates += 1 }
    expectEqual(updates, 4)
  }

  /// A subclass that overrides the method is asked, however the updates are given.
  @Test func anOverrideSeesUpdatesThatDoNotEscape() {
    final class Table: UITableView {
      var batches = 0

      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        batches += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    let tableView = Table(frame: .zero, style: .plain)
    func perform(_ updates: () -> Void) { tableView.performBatchUpdates(updates) }
    perform {}
    tableView.performBatchUpdates {}
    tableView.performBatchUpdates(nil)
    expectEqual(tableView.batches, 3)
  }

  /// What apps override, and what they set.
  @Test func whatUIKitComputesCanBeOverridden() {
    final class Controller: UIViewController {
      private let item = UINavigationItem(title: "Own")
      override var navigationItem: UINavigationItem { item }
      override var presentedViewController: UIViewController? { nil }
      override var presentingViewController: UIViewController? { self }
      override var children: [UIViewController] { [] }
      override var parent: UIViewController? { nil }
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    }
    final class Navigation: UINavigationController {
      override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
      required init?(coder: NSCoder) { nil }
      override var navigationBar: UINavigationBar { super.navigationBar }
    }
    final class Cell: UICollectionViewCell {
      override var reuseIdentifier: String? { "own" }
    }
    final class Context: UICollectionViewLayoutInvalidationContext {
      override var invalidateEverything: Bool { true }
    }
    final class Layout: UICollectionViewLayout {
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
      override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    }
    final class Search: UISearchController {
      override var searchBar: UISearchBar { super.searchBar }
    }
    final class SceneWindow: UIWindow {
      override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
      required init?(coder: NSCoder) { nil }
    }
    final class Field: NSObject, UITextInputTraits {
      var keyboardType = UIKeyboardType.numberPad
    }
    expectEqual(Controller().navigationItem.title, "Own")
    expectEqual(Navigation(rootViewController: Controller()).viewControllers.count, 1)
    #expect(Cell().reuseIdentifier == "own" && Context().invalidateEverything)
    #expect(Layout().indexPathsToInsertForDecorationView(ofKind: "").isEmpty)
    let traits: any UITextInputTraits = Field()
    #expect(traits.keyboardType == .numberPad && traits.autocorrectionType == .default)
  }

  @Test func interactionsAreReplaced() {
    final class Delegate: NSObject, UIDropInteractionDelegate {}
    let delegate = Delegate()
    let (view, other) = (UIView(), UIView())
    let interactions = (0..<3).map { _ in UIDropInteraction(delegate: delegate) }
    view.interactions = [interactions[0], interactions[1]]
    expectEqual(interactions.map { $0.view === view }, [true, true, false])
    view.interactions = [interactions[2], interactions[1]]
    expectEqual(interactions.map { $0.view === view }, [false, true, true])
    #expect(view.interactions.first === interactions[2])
    other.addInteraction(interactions[1])
    #expect(view.interactions.count == 1 && interactions[1].view === other)
  }

  @Test func whatIsBesideAPresentationIsSaidWithoutAnOptional() {
    let (presented, presenting) = (UIViewController(), UIViewController())
    let controller = UIPresentationController(presentedViewController: presented, presenting: presenting)
    #expect(controller.presentingViewController === presenting)
    #expect(
      UIPresentationController(presentedViewController: presented, presenting: nil).presentingViewController
        === presented
    )
    let proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
    proposal.isPrecise = true
    let copy = proposal.copy() as? UITableViewDropProposal
    #expect(copy?.intent == .automatic && copy?.operation == .copy && copy?.isPrecise == true)
    let target = UIDragPreviewTarget(container: presented.view, center: CGPoint(x: 1, y: 2))
    let preview: UITargetedDragPreview = UITargetedDragPreview(view: presenting.view).retargetedPreview(with: target)
    #expect(preview.target === target && target.transform == .identity && preview.view === presenting.view)
  }

  @Test func sublayersAreReplaced() {
    let (layer, first, second) = (CALayer(), CALayer(), CALayer())
    layer.sublayers = [first]
    layer.sublayers = [second]
    #expect(first.superlayer == nil && second.superlayer === layer)
    layer.sublayers = nil
    #expect(layer.sublayers == nil && second.superlayer == nil)
  }

  @Test func componentsOfAColorAreReadThroughPointers() {
    var red: CGFloat = 0
    var alpha: CGFloat = 0
    #expect(UIColor(red: 0.25, green: 0, blue: 1, alpha: 0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha))
    expectEqual(red, 0.25)
    expectEqual(alpha, 0.5)
  }

  @Test func anActionKnowsItsSenderWhileItRuns() {
    var senders: [ObjectIdentifier?] = []
    let action = UIAction(title: "Play") { senders.append(($0.sender as? UIButton).map(ObjectIdentifier.init)) }
    let button = UIButton(primaryAction: action)
    button.sendActions(for: .primaryActionTriggered)
    expectEqual(senders, [ObjectIdentifier(button)])
    #expect(action.sender == nil)
    expectEqual(button.buttonType, .system)
    var handlers = 0
    button.enumerateEventHandlers { action, targetAction, _, _ in
      if action != nil, targetAction == nil { handlers += 1 }
    }
    expectEqual(handlers, 1)
  }

  @Test func aPreviewHasATarget() {
    let (superview, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    superview.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === superview)
    expectEqual(preview.target.center, CGPoint(x: 20, y: 20))
  }

  @Test func aSymbolIsAsLargeAsItsConfigurationSays() throws {
    let plain = try #require(UIImage(systemName: "star"))
    let configuration: UIImage.Configuration = UIImage.SymbolConfiguration(scale: .large)
    let large = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(large.size.width > plain.size.width)
    expectEqual(plain.withConfiguration(configuration).size, large.size)
    expectEqual(UIImage.SymbolConfiguration(scale: .large), UIImage.SymbolConfiguration(scale: .large))
    #expect(UIImage.SymbolConfiguration(weight: .bold) != UIImage.SymbolConfiguration(weight: .thin))
  }

  @Test func attributedTextsAreCopies() {
    let string = NSMutableAttributedString(string: "before")
    var configuration = UIListContentConfiguration.cell()
    configuration.attributedText = string
    string.append(NSAttributedString(string: " and after"))
    expectEqual(configuration.attributedText?.string, "before")
    expectEqual(configuration.text, "before")
    let same = configuration
    expectEqual(configuration, same)
  }
}
