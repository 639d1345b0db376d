import Foundation

extension UIView {
  /// The menu that pictures show open at the view, as after a long press.
  public var headlessPresentedMenu: UIMenu? {
    get { self[headlessAssociated: HeadlessPresented.self]?.menu }
    set { headlessPresented.menu = newValue }
  }

  /// The buttons that pictures show beside the view, from the edge inwards, as after a swipe to the left.
  public var headlessRevealedSwipeActions: [UIContextualAction] {
    get { self[headlessAssociated: HeadlessPresented.self]?.swipeActions ?? [] }
    set { headlessPresented.swipeActions = newValue }
  }

  private var headlessPresented: HeadlessPresented {
    if let presented = self[headlessAssociated: HeadlessPresented.self] { return presented }
    let presented = HeadlessPresented()
    self[headlessAssociated: HeadlessPresented.self] = presented
    return presented
  }
}

/// What pictures show on top of a view.
@MainActor private final class HeadlessPresented {
  var menu: UIMenu?
  var swipeActions: [UIContextualAction] = []
}
