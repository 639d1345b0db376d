/// The identity of a view model in a list of view models of different types: its type and its own identity.
public struct PresentableIdentity: Hashable {
  private let type: ObjectIdentifier
  private let value: AnyHashable

  /// The identity of a view model: its `id`, or the view model itself if it is `Hashable`; `nil` if it is neither.
  init?(of viewModel: Any) {
    func value(of identifiable: some Identifiable) -> AnyHashable { AnyHashable(identifiable.id) }
    type = ObjectIdentifier(Swift.type(of: viewModel))
    if let identifiable = viewModel as? any Identifiable {
      self.value = value(of: identifiable)
    } else if let hashable = viewModel as? any Hashable {
      self.value = AnyHashable(hashable)
    } else {
      return nil
    }
  }
}

extension PresentableIdentity: CustomStringConvertible {
  /// The view model's own identity.
  public var description: String { "\(value.base)" }
}
