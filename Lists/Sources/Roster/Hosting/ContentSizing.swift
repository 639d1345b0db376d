/// How a cell finds the size of what it shows: measured, or remembered from an equal view model.
///
/// A cell that was just filled takes a size that its list remembers. What is asked of it after that is measured, because the
/// content itself may have changed; content whose size was another one then is never remembered again.
@MainActor final class ContentSizing {
  /// What a size depends on beside the view model.
  struct Request: Hashable {
    let widthIsGiven: Bool
    let width: CGFloat
    let heightIsGiven: Bool
    let height: CGFloat
    let category: UIContentSizeCategory
    let isBold: Bool
    /// Editing controls take room beside the content.
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

  /// Says what the cell is filled with.
  ///
  /// - Parameter way: the way in which view models are shown; `nil` for what is always measured.
  func present(_ viewModel: Any, way: WayOfShowing?) {
    content = way.flatMap { RememberedSizes.Content(viewModel, $0) }
    wasJustFilled = true
  }

  /// The size of the cell, which is measured if no equal view model's is remembered.
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
