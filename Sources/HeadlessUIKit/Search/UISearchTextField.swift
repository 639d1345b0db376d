import Foundation

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
    accessibilityTraits = .searchField
  }
}
