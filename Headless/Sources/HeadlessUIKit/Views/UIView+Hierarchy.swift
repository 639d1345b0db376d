import Foundation

extension UIView {
  func insert(_ view: UIView, above siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view).map { $0 + 1 })
  }

  func insert(_ view: UIView, below siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview, without: view))
  }

  /// The sibling's place once `view` is taken out.
  private func index(of sibling: UIView, without view: UIView) -> Int? {
    guard sibling !== view else { return storedSubviews.firstIndex { $0 === view } }
    return storedSubviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  func bringToFront(_ view: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    subviewWillLeave(view)
    storedSubviews.append(storedSubviews.remove(at: index))
  }

  func sendToBack(_ view: UIView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    subviewWillLeave(view)
    storedSubviews.insert(storedSubviews.remove(at: index), at: 0)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviewWillLeave(storedSubviews[index1])
    subviewWillLeave(storedSubviews[index2])
    storedSubviews.swapAt(index1, index2)
  }

  func detach() {
    guard let superview else { return }
    if window != nil { endEditing(true) }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    removeConstraintsFromAbove()
    if window != nil { notifyWillMove(to: nil) }
    superview.subviewWillLeave(self)
    superview.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    superview.setNeedsLayout()
    leaveEngine(of: superview)
    setWindow(nil)
    ownsSafeArea = false
    updateSafeAreaInsets()
    didMoveToSuperview()
  }

  /// Takes the first responder's role from the view or what is inside it; says whether nothing there has it any more.
  ///
  /// - Parameter force: whether the first responder and its delegate are not asked.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let responder = UIResponder.firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
    guard force else { return responder.resignFirstResponder() }
    responder.resignByForce()
    return true
  }

  /// Whether the first responder is the view or is inside it.
  final var containsFirstResponder: Bool { (UIResponder.firstResponder as? UIView)?.isInside(self) ?? false }

  /// Whether the view is the given one or is inside it, whatever a subclass says of its superview.
  func isInside(_ view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.storedSuperview
    }
    return false
  }

  /// The view with the given tag in this view's tree, the view itself included.
  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.firstView(tagged: tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int?) {
    guard !isDescendant(of: view) else {
      let reason = "Can't add \(view === self ? "self" : "an ancestor") as subview"
      HeadlessFailure(.unsupported, name: .invalidArgument, reason: reason).raise()
      return
    }
    view.storedLayer?.viewWasAdded()
    if view.superview === self {
      subviewWillLeave(view)
      storedSubviews.removeAll { $0 === view }
      storedSubviews.insert(view, at: min(index ?? storedSubviews.count, storedSubviews.count))
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    if window != nil { view.notifyWillMove(to: window) }
    storedSubviews.insert(view, at: min(index ?? storedSubviews.count, storedSubviews.count))
    view.leaveOwnEngine()
    view.storedSuperview = self
    view.joinEngine(of: self)
    view.markAncestorsForLayout()
    setNeedsLayout()
    view.updateSafeAreaInsets()
    view.followSuperviewMargins()
    view.setWindow(window)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func notifyWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in storedSubviews { subview.notifyWillMove(to: window) }
  }

  func setWindow(_ newWindow: UIWindow?) {
    guard window !== newWindow else { return }
    storedWindow?.loadedFocusEngine?.viewDidLeave(self)
    storedWindow = newWindow
    if newWindow != nil {
      adoptTraitsOfWindow()
    } else {
      HeadlessVoiceOver.shared.viewDidLeaveWindow(self)
    }
    waitsForDisplay = false
    if newWindow != nil { waitForDisplay() }
    if newWindow != nil { headlessDidEnterWindow() }
    didMoveToWindow()
    for subview in storedSubviews { subview.setWindow(newWindow) }
    viewController?.headlessViewDidMoveToWindow()
  }
}

extension UIView {
  /// The origin of the view's coordinates in the coordinates of its root.
  private var originInRoot: CGPoint {
    var origin = CGPoint(x: -bounds.origin.x, y: -bounds.origin.y)
    var view = self
    while true {
      let frame = view.frame
      origin.x += frame.origin.x
      origin.y += frame.origin.y
      guard let superview = view.superview else { return origin }
      origin.x -= superview.bounds.origin.x
      origin.y -= superview.bounds.origin.y
      view = superview
    }
  }

  /// A point of this view in the coordinates of another; `nil` stands for the root.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if isTransformedInTree || view?.isTransformedInTree == true {
      let place = placeInRoot(point)
      return view?.placeFromRoot(place) ?? place
    }
    let from = originInRoot
    let to = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if isTransformedInTree || view?.isTransformedInTree == true {
      return placeFromRoot(view?.placeInRoot(point) ?? point)
    }
    let from = view?.originInRoot ?? .zero
    let to = originInRoot
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
}
