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
    let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    magnifier.frame = CGRect(x: 0, y: 0, width: 28, height: 18)
    magnifier.tintColor = .secondaryLabel
    leftView = magnifier
    leftViewMode = .always
    clearButtonMode = .whileEditing
    returnKeyType = .search
    accessibilityTraits = .searchField
  }
}
