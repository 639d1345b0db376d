/// What a list shows of observable models that have changed.
@MainActor struct StaleView {
  enum Part {
    case item
    /// A header or a footer of a section that had this number when it was shown.
    case supplement(section: Int)
    /// The buttons of an item that is swiped open.
    case swipe
    /// Heights or sizes that the delegate answers.
    case sizes
  }

  /// The cell, the header or the footer; `nil` for sizes, and for a title that the list has not shown yet.
  private(set) weak var view: UIView?
  let part: Part

  init(_ part: Part, _ view: UIView?) {
    self.part = part
    self.view = view
  }
}
