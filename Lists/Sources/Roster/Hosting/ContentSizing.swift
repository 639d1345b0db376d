/// The sizing of a cell: measured, or remembered from an equal view model.
///
/// A cell that was just filled takes its list's remembered size. Later requests are measured, because the content itself can have
/// changed. If its size was different then, it's never remembered again.
@MainActor final class ContentSizing {
  /// The inputs of a size, apart from the view model.
  struct Request: Hashable {
    let widthIsGiven: Bool
    let width: CGFloat
    let heightIsGiven: Bool
    let height: CGFloat
    let category: UIContentSizeCategory
    let isBold: Bool
    /// A Boolean value that indicates whether editing controls reduce the content's width.
    let isEditing: Bool

    @MainActor init(
      _ target: CGSize,
      _ horizontal: UILayoutPriority,
      _ vertical: UILayoutPriority,
      _ state: UICellConfigurationState
    ) {
      widthIsGiven = horizontal == .required
      width = widthIsGiven ? target.width : 0
      heightIsGiven = vertical == .required
      height = heightIsGiven ? target.height : 0
      category = state.traitCollection.preferredContentSizeCategory
      isBold = state.traitCollection.legibilityWeight == .bold
      isEditing = state.isEditing
    }
  }

  /// The sizes that the cell's list remembers.
  var sizes: RememberedSizes?
  private var content: RememberedSizes.Content?
  private var wasJustFilled = false

  /// Sets the view model that fills the cell.
  ///
  /// - Parameter way: The way in which view models are shown, or `nil` to always measure.
  func present(_ viewModel: Any, way: WayOfShowing?) {
    content = way.flatMap { RememberedSizes.Content(viewModel, $0) }
    wasJustFilled = true
  }

  /// Returns the size of the cell, measured if no equal view model's size is remembered.
  func size(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority,
    _ state: UICellConfigurationState,
    measure: (CGSize, UILayoutPriority, UILayoutPriority) -> CGSize
  ) -> CGSize {
    guard let sizes, let content else { return measure(target, horizontal, vertical) }
    let request = Request(target, horizontal, vertical, state)
    let known = sizes.size(of: content, for: request)
    if wasJustFilled, let known {
      wasJustFilled = false
      return known
    }
    let size = measure(target, horizontal, vertical)
    if let known, known != size {
      sizes.forget(content)
    } else {
      sizes.remember(size, of: content, for: request)
    }
    wasJustFilled = false
    return size
  }
}
