import Foundation

/// Knows what is focused in a window, and moves focus.
@MainActor final class FocusEngine {
  private(set) weak var window: UIWindow?
  /// What is focused, if that is no cell of a list.
  private weak var item: (any UIFocusItem)?
  /// The list of which a cell is focused.
  private(set) weak var list: (any FocusList)?
  private weak var requested: (any UIFocusEnvironment)?
  /// Where focus was in a list before an update took it away.
  private var lost: (list: WeakList, path: IndexPath)?
  private var waitsForUpdate = false

  private struct WeakList {
    weak var list: (any FocusList)?
  }

  init(_ window: UIWindow) {
    self.window = window
  }

  /// The engine of the window that an environment is in.
  static func of(_ environment: any UIFocusEnvironment) -> FocusEngine? {
    var current: (any UIFocusEnvironment)? = environment
    while let next = current {
      if let view = next as? UIView { return view.window?.focusEngine }
      if let view = (next as? UIViewController)?.viewIfLoaded { return view.window?.focusEngine }
      current = next.parentFocusEnvironment
    }
    return nil
  }

  /// The focused item; `nil` if nothing is focused, or if it is a cell that is not on the screen.
  var focusedItem: (any UIFocusItem)? {
    if let list { return list.focus.focused.flatMap(list.cell(at:)) }
    return item
  }

  /// Whether anything is focused, be it on the screen or not.
  var hasFocus: Bool { item != nil || list?.focus.focused != nil }

  // MARK: Requests

  /// Asks for an update to an environment, which is made on the next turn at the latest.
  func request(_ environment: any UIFocusEnvironment) {
    // That of a parent wins.
    if let requested, requested !== environment, environment.isInside(requested) { return }
    requested = environment
    scheduleUpdate()
  }

  func scheduleUpdate() {
    guard !waitsForUpdate else { return }
    waitsForUpdate = true
    HeadlessRunLoop.enqueue { [weak self] in self?.updateIfNeeded() }
  }

  func updateIfNeeded() {
    waitsForUpdate = false
    if let lost {
      self.lost = nil
      recover(lost.list.list, lost.path)
    }
    guard let environment = requested else { return }
    requested = nil
    if let target = target(in: environment) { move(to: target, heading: []) }
  }

  private func recover(_ list: (any FocusList)?, _ path: IndexPath) {
    guard let list, list.window === window else { return }
    if list === self.list, let focused = list.focus.focused, list.canFocus(focused) {
      return
    }
    guard list === self.list || !hasFocus else { return }
    list.focus.focused = nil
    guard let replacement = list.focusReplacement(for: path) else {
      self.list = nil
      return
    }
    move(to: .cell(list, replacement), heading: [])
  }

  // MARK: What happens to what is focused

  func focusedItemWasDeleted(from list: any FocusList, at path: IndexPath) {
    guard list === self.list else { return }
    lost = (WeakList(list: list), path)
    scheduleUpdate()
  }

  func focusedListWasReloaded(_ list: any FocusList, at path: IndexPath) {
    focusedItemWasDeleted(from: list, at: path)
  }

  /// A view that has left the window is not focused any more. No delegate is called, as while UIKit defers focus.
  func viewDidLeave(_ view: UIView) {
    if let item, item === view { self.item = nil }
    guard let list, list === view else { return }
    if let path = list.focus.focused { list.setFocused(false, at: path) }
    list.focus.leave()
    self.list = nil
  }

  // MARK: Moving

  /// Moves focus, if every environment that this concerns lets it.
  ///
  /// - Returns: whether the target is focused.
  @discardableResult
  func move(to target: FocusTarget, heading: UIFocusHeading, extendsSelection: Bool = false) -> Bool {
    let wasFocused = focusedItem
    let offset = target.show()
    guard let next = target.item, next.canBecomeFocused else {
      target.undoShowing(offset)
      return false
    }
    if isFocused(target) { return true }
    // Its cell may have been scrolled away, and may even be the next one by now.
    let previous = wasFocused.flatMap { focusedItem === $0 ? $0 : nil }
    let step = FocusStep(previous: previous, next: next, heading: heading)
    // The paths of lists are those before the update.
    let environments = step.environments.map { ($0, step.context(for: $0)) }
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: $1) }) else {
      target.undoShowing(offset)
      return false
    }
    adopt(target)
    let coordinator = UIFocusAnimationCoordinator()
    for (environment, context) in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
    giveResponder(from: previous, to: next)
    if case .cell(let list, let path) = target, list.focus.focused == path, list.followsFocus(path) {
      // A choice: if several items can be selected, the shift key extends a selection that follows focus.
      list.selectFocused(path, extendsSelection: extendsSelection)
    }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification,
      object: UIFocusSystem(self),
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: UIFocusUpdateContext(from: previous, to: next, heading: heading),
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ]
    )
    window?.layoutIfNeeded()
    return true
  }

  func isFocused(_ target: FocusTarget) -> Bool {
    switch target {
    case .item(let item): self.item === item
    case .cell(let list, let path): self.list === list && list.focus.focused == path
    }
  }

  private func adopt(_ target: FocusTarget) {
    if let list {
      if let path = list.focus.focused { list.setFocused(false, at: path) }
      list.focus.leave()
    }
    lost = nil
    switch target {
    case .item(let item):
      list = nil
      self.item = item
    case .cell(let list, let path):
      item = nil
      self.list = list
      list.focus.focused = path
      list.setFocused(true, at: path)
    }
  }

  /// What takes text gets the keys with focus, and loses them with it.
  private func giveResponder(from previous: (any UIFocusItem)?, to next: any UIFocusItem) {
    if let next = next as? UIResponder, next.canBecomeFirstResponder {
      next.becomeFirstResponder()
    } else if let previous = previous as? UIResponder, previous.isFirstResponder {
      previous.resignFirstResponder()
    }
  }

  /// Says that a key found nothing.
  func fail(_ heading: UIFocusHeading) {
    let context = UIFocusUpdateContext(from: focusedItem, to: nil, heading: heading)
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification,
      object: UIFocusSystem(self),
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context]
    )
  }

  // MARK: What an environment prefers

  /// What is focused when focus comes to an environment.
  func target(in environment: any UIFocusEnvironment) -> FocusTarget? {
    var visited: Set<ObjectIdentifier> = []
    return target(in: environment, &visited)
  }

  private func target(in environment: any UIFocusEnvironment, _ visited: inout Set<ObjectIdentifier>) -> FocusTarget? {
    guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
    let preferred = environment.preferredFocusEnvironments
    for other in preferred.isEmpty ? [environment] : preferred {
      let found = other === environment ? ownTarget(of: environment, &visited) : target(in: other, &visited)
      if let found { return found }
    }
    return nil
  }

  private func ownTarget(of environment: any UIFocusEnvironment, _ visited: inout Set<ObjectIdentifier>) -> FocusTarget?
  {
    if let list = environment as? any FocusList {
      return list.focusEntry().map { .cell(list, $0) }
    }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return FocusTarget(item) }
    if let controller = environment as? UIViewController, let view = controller.viewIfLoaded {
      return target(in: view, &visited)
    }
    guard let view = environment as? UIView, view.takesFocusInside else { return nil }
    for subview in view.storedSubviews {
      if let found = target(in: subview.viewController ?? subview, &visited) { return found }
    }
    return nil
  }
}

extension FocusTarget {
  /// The item; for a cell that was shown.
  var item: (any UIFocusItem)? {
    switch self {
    case .item(let item): item
    case .cell(let list, let path): list.cell(at: path)
    }
  }

  /// Scrolls a cell into view.
  ///
  /// - Returns: where its list was before.
  func show() -> CGPoint? {
    guard case .cell(let list, let path) = self else { return nil }
    let offset = list.contentOffset
    list.showForFocus(path)
    return offset
  }

  func undoShowing(_ offset: CGPoint?) {
    guard case .cell(let list, _) = self, let offset, list.contentOffset != offset else { return }
    list.contentOffset = offset
    list.layoutIfNeeded()
  }
}

extension UIFocusEnvironment {
  /// Whether the environment is another, or is in it.
  func isInside(_ other: any UIFocusEnvironment) -> Bool {
    var current: (any UIFocusEnvironment)? = self
    while let environment = current {
      if environment === other { return true }
      current = environment.parentFocusEnvironment
    }
    return false
  }
}

extension UIView {
  /// Whether what is in the view can be focused.
  var takesFocusInside: Bool { !isHidden && alpha > 0 && isUserInteractionEnabled }
}
