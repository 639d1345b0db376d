import Foundation

extension UIViewController {
  /// The controller and those of its children whose views are inside its own: they appear and disappear together.
  private var appearanceGroup: [UIViewController] {
    guard let view = viewIfLoaded else { return [self] }
    let shown = children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    return [self] + shown.flatMap(\.appearanceGroup)
  }

  /// Runs the methods of appearing around the step that puts the view on the screen.
  ///
  /// - Parameters:
  ///   - replaced: the controller that disappears at the same time.
  ///   - coordinator: has what is animated beside.
  func headlessAppear(
    animated: Bool,
    replacing replaced: UIViewController? = nil,
    alongside coordinator: TransitionCoordinator? = nil,
    _ addView: () -> Void
  ) {
    loadViewIfNeeded()
    let leaving = replaced?.appearanceGroup.filter(\.isAppearing) ?? []
    for controller in leaving { controller.viewWillDisappear(animated) }
    let entering = beginToAppear(animated: animated, addView)
    coordinator?.runAnimations()
    for controller in leaving { controller.isAppearing = false }
    replaced?.viewIfLoaded?.removeFromSuperview()
    for controller in leaving { controller.viewDidDisappear(animated) }
    for controller in entering { controller.viewDidAppear(animated) }
  }

  /// Runs the methods of appearing up to the last one; says which controllers appear.
  func beginToAppear(animated: Bool, _ addView: () -> Void) -> [UIViewController] {
    loadViewIfNeeded()
    let entering = appearanceGroup.filter { !$0.isAppearing }
    for controller in entering {
      controller.isAppearing = true
      controller.viewWillAppear(animated)
    }
    addView()
    for controller in entering { controller.viewIsAppearing(animated) }
    viewIfLoaded?.layoutIfNeeded()
    return entering
  }

  /// Runs the first method of disappearing; says which controllers disappear.
  func beginToDisappear(animated: Bool) -> [UIViewController] {
    let leaving = appearanceGroup.filter(\.isAppearing)
    for controller in leaving { controller.viewWillDisappear(animated) }
    return leaving
  }

  /// Begins what a container of an app's own does with a child: its view appears or disappears next.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing != self.isAppearing else { return }
    if isAppearing { loadViewIfNeeded() }
    self.isAppearing = isAppearing
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
  }

  /// Ends it.
  public func endAppearanceTransition() {
    if isAppearing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }

  /// Runs the methods of disappearing around the removal of the view.
  func headlessDisappear(animated: Bool, alongside coordinator: TransitionCoordinator? = nil) {
    let leaving = beginToDisappear(animated: animated)
    coordinator?.runAnimations()
    for controller in leaving { controller.isAppearing = false }
    let window = viewIfLoaded?.window
    viewIfLoaded?.removeFromSuperview()
    window?.updateInputAccessory()
    for controller in leaving { controller.viewDidDisappear(animated) }
  }

  /// A view that is put into a window or taken out of it without a container's help appears or disappears, too.
  func headlessViewDidMoveToWindow() {
    if let window = viewIfLoaded?.window {
      guard !window.isHidden else { return }
      guard !isAppearing else { return }
      headlessAppear(animated: false) {}
    } else if isAppearing {
      isAppearing = false
      viewWillDisappear(false)
      viewDidDisappear(false)
    }
  }
}
