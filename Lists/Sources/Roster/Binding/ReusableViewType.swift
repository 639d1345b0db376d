/// The registration data of a type of reusable view.
package struct ReusableViewType {
  package let reuseIdentifier: String
  package let source: CellSource

  /// Creates the identifier and source that the type declares as a ``ReusablePresenter``, or the defaults.
  @MainActor init(_ type: (some UIView).Type) {
    if let presenter = type as? any ReusablePresenter.Type {
      reuseIdentifier = presenter.reuseIdentifier
      source = presenter.source
    } else {
      reuseIdentifier = String(reflecting: type)
      source = .class
    }
  }

  /// Returns the nib with the type's name, in the type's bundle.
  @MainActor package static func nib(of type: AnyClass) -> UINib {
    UINib(nibName: String(describing: type), bundle: Bundle(for: type))
  }
}
