import Foundation
import Roster

/// A field above a list that says what is searched for.
final class SearchBar: UIView {
  static let height: CGFloat = 56

  private let field = UITextField()

  /// Is called whenever the text has changed.
  var onChange: (@MainActor (_ text: String) -> Void)?

  init(placeholder: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: SearchBar.height))
    autoresizingMask = .flexibleWidth
    field.frame = bounds.insetBy(dx: 16, dy: 10)
    field.autoresizingMask = .flexibleWidth
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.placeholder = placeholder
    field.accessibilityTraits = .searchField
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(field.text ?? "")
      },
      for: .editingChanged
    )
    addSubview(field)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
