/// The identity of a view model in a list of view models of different types: its type and its own identity.
public struct PresentableIdentity: Hashable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  /// Creates the identity of a view model from its `id`, or from the view model itself if it's `Hashable`. Otherwise `nil`.
  package init?(of viewModel: Any) {
    guard let value = PresentableIdentity.value(of: viewModel) else { return nil }
    type = ObjectIdentifier(Swift.type(of: viewModel))
    self.value = value
  }

  /// Returns the `id` of a view model, the view model itself if it's `Hashable`, or `nil`.
  static func value(of viewModel: Any) -> AnyHashable? {
    func value(of identifiable: some Identifiable) -> AnyHashable { AnyHashable(identifiable.id) }
    if let identifiable = viewModel as? any Identifiable { return value(of: identifiable) }
    return (viewModel as? any Hashable).map { AnyHashable($0) }
  }
}

extension PresentableIdentity: CustomStringConvertible {
  /// A description of the view model's own identity.
  public var description: String { "\(value.base)" }
}
