/// What a view needs to know in order to dequeue a type of reusable view.
package struct ReusableViewType {
  /// The identifier of registration and dequeuing.
  package let reuseIdentifier: String
  /// Where the view comes from.
  package let source: CellSource

  /// The identifier and the source that the type declares as a ``ReusablePresenter``, or the defaults.
  @MainActor init(_ type: (some UIView).Type) {
    if let presenter = type as? any ReusablePresenter.Type {
      reuseIdentifier = presenter.reuseIdentifier
      source = presenter.source
    } else {
      reuseIdentifier = String(reflecting: type)
      source = .class
    }
  }

  /// The nib named like the type, in the type's bundle.
  @MainActor package static func nib(of type: AnyClass) -> UINib {
    UINib(nibName: String(describing: type), bundle: Bundle(for: type))
  }
}
