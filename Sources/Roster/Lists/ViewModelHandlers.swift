/// Closures that are given for types of view models, in the order in which they were given.
///
/// A closure is asked for a value of its type, of a subclass, or of a type that conforms to its protocol. What it takes
/// beside the value is made once, and only if there is a closure.
@MainActor struct ViewModelHandlers<Context, Answer> {
  private var handlers: [(Any, Context) -> Answer?] = []

  /// Whether there is no closure.
  var isEmpty: Bool { handlers.isEmpty }

  /// Adds a closure for view models of a type.
  mutating func add<ViewModel>(
    for type: ViewModel.Type,
    _ handler: @escaping @MainActor (ViewModel, Context) -> Answer?
  ) {
    handlers.append { value, context in
      guard let viewModel = value as? ViewModel else { return nil }
      return handler(viewModel, context)
    }
  }

  /// The first answer that a closure gives for the view model; the latest closure is asked first.
  func firstAnswer(for viewModel: Any, _ makeContext: @autoclosure () -> Context) -> Answer? {
    if handlers.isEmpty { return nil }
    let context = makeContext()
    for handler in handlers.reversed() {
      if let answer = handler(viewModel, context) { return answer }
    }
    return nil
  }

  /// Calls every closure that takes the view model, in the order in which they were given.
  func callAll(for viewModel: Any, _ makeContext: @autoclosure () -> Context) {
    if handlers.isEmpty { return }
    let context = makeContext()
    for handler in handlers { _ = handler(viewModel, context) }
  }
}
