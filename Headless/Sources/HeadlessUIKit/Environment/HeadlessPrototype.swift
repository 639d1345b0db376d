/// A prototype cell or another reusable view that a storyboard has in a table or a collection view.
@preconcurrency @MainActor public struct HeadlessPrototype {
  /// The reuse identifier that the storyboard gives the view.
  public let identifier: String
  /// Makes the view with `init(coder:)` and awakens it; `nil` if its initialiser fails.
  public let make: () -> UIView?

  public init(identifier: String, make: @escaping () -> UIView?) {
    self.identifier = identifier
    self.make = make
  }

  /// A prototype of a class, with outlets connected by a closure.
  public init<View: UIView>(
    identifier: String,
    _ type: View.Type,
    connect: @escaping (View) -> Void = { _ in }
  ) {
    self.init(identifier: identifier) { HeadlessInterfaceBuilder.make(type, connect: connect) }
  }
}
