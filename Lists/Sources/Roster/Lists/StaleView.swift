/// A part of a list that shows changed observable models.
@MainActor struct StaleView {
  enum Part {
    case item
    /// A header or footer, with the index that its section had when it was shown.
    case supplement(section: Int)
    /// The actions of a swiped item.
    case swipe
    /// Heights or sizes from the delegate.
    case sizes
  }

  /// The cell, header, or footer. `nil` for sizes, and for a title that isn't shown yet.
  private(set) weak var view: UIView?
  let part: Part

  init(_ part: Part, _ view: UIView?) {
    self.part = part
    self.view = view
  }
}
