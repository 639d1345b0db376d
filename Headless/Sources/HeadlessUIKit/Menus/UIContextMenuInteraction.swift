import Foundation

/// Shows a menu at a long press on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: UInt, Sendable {
    case unknown, rich, compact
  }

  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?
  private var shown: Shown?

  /// A menu that is open.
  private struct Shown {
    let configuration: UIContextMenuConfiguration
    var menu: UIMenu?
    let preview: UIViewController?
    let highlight: UITargetedPreview?
    let location: CGPoint
  }

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = HeadlessOptionalRequirement.ofOwnClass(delegate)
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  // MARK: The menu

  /// How the menu is shown: with a preview, as at a long press, while there is one.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  /// Where the view was pressed, in points in the coordinates of a view, or of the window; zero without a menu.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.location, to: view)
  }

  /// Replaces the menu that is open; without one, nothing is called.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu = shown?.menu else { return }
    let new = block(menu)
    shown?.menu = new
    view?.headlessPresentedMenu = new
  }

  /// Closes the menu.
  open func dismissMenu() {
    guard let ended = shown else { return }
    shown = nil
    view?.headlessPresentedMenu = nil
    let configuration = ended.configuration
    ask("contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)") {
      $0.contextMenuInteraction(
        self,
        configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier
      )
    }
    HeadlessContextMenuAnimator(previewViewController: ended.preview).run { animator in
      ask("contextMenuInteraction(_:willEndFor:animator:)") {
        $0.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      }
    }
  }

  @discardableResult
  private func ask<Answer>(
    _ requirement: StaticString,
    _ body: (any UIContextMenuInteractionDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    return HeadlessOptionalRequirement.ask(requirement) { body(delegate) }
  }

  // MARK: Simulation

  /// The menu that is open.
  public var headlessMenu: UIMenu? { shown?.menu }
  /// The controller whose view is shown above the menu; `nil` if it is the view itself.
  public var headlessPreview: UIViewController? { shown?.preview }
  /// What the delegate says that the view looks like above the menu.
  public var headlessHighlightPreview: UITargetedPreview? { shown?.highlight }

  /// Simulates a long press, which opens the menu: its configuration, if there is one.
  ///
  /// - Parameter location: the place in the view's coordinates, in points.
  @discardableResult
  public func headlessLongPress(at location: CGPoint = .zero) -> UIContextMenuConfiguration? {
    dismissMenu()
    guard view?.isUserInteractionEnabled ?? true,
      let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
    else { return nil }
    let highlight = ask("contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)") {
      $0.contextMenuInteraction(
        self,
        configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier
      )
    }
    shown = Shown(
      configuration: configuration,
      menu: configuration.headlessMenu,
      preview: configuration.headlessPreview,
      highlight: highlight ?? nil,
      location: location
    )
    view?.headlessPresentedMenu = shown?.menu
    HeadlessContextMenuAnimator(previewViewController: shown?.preview).run { animator in
      ask("contextMenuInteraction(_:willDisplayMenuFor:animator:)") {
        $0.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
      }
    }
    return configuration
  }

  /// Simulates a tap on an entry of the menu that is open, which closes it; `false` if there is none with this title.
  @discardableResult
  public func headlessChoose(titled title: String) -> Bool {
    guard let menu = shown?.menu else { return false }
    dismissMenu()
    return menu.headlessTap(actionTitled: title)
  }

  /// Simulates a tap on the preview above the menu that is open, which closes it; `false` if no menu is open.
  @discardableResult
  public func headlessTapPreview() -> Bool {
    guard let shown else { return false }
    let animator = HeadlessContextMenuAnimator(previewViewController: shown.preview)
    ask("contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: shown.configuration, animator: animator)
    }
    animator.headlessRun()
    dismissMenu()
    return true
  }
}
