/// Closures for types of view models, in the order in which they were added.
///
/// A closure takes a value of its type, of a subclass, or of a type that conforms to its protocol. The context is created once, and
/// only if there's a closure. An enclosing composite's closures follow the list's own.
@MainActor final class ViewModelHandlers<Context, Answer>: EnclosableHandlers {
  /// No closure is called during accesses, so they don't overlap.
  @exclusivity(unchecked) private var handlers: [(Any, Context) -> Answer?] = []
  private let onFirst: () -> Void
  private weak var outer: ViewModelHandlers?
  /// A Boolean value that indicates whether there's a composite. Most lists have none, and skip the lookup.
  @exclusivity(unchecked) private var isEnclosed = false
  private let outerContext: (Context) -> Context

  /// - Parameters:
  ///   - onFirst: A closure that's called after the first closure was added.
  ///   - outerContext: A closure that converts the context for the composite's closures.
  init(onFirst: @escaping () -> Void = {}, outerContext: @escaping (Context) -> Context = { $0 }) {
    self.onFirst = onFirst
    self.outerContext = outerContext
  }

  /// A Boolean value that indicates whether it has no closures.
  @inline(__always) var isEmpty: Bool { handlers.isEmpty && (!isEnclosed || outer?.isEmpty ?? true) }

  /// Adds a closure for view models of a type.
  func add<ViewModel>(for type: ViewModel.Type, _ handler: @escaping @MainActor (ViewModel, Context) -> Answer?) {
    handlers.append { value, context in
      guard let viewModel = value as? ViewModel else { return nil }
      return handler(viewModel, context)
    }
    if handlers.count == 1 { onFirst() }
  }

  /// Appends the closures of a composite, or removes them if it's `nil`.
  func enclose(in outer: (any EnclosableHandlers)?) {
    self.outer = outer as? ViewModelHandlers
    isEnclosed = self.outer != nil
  }

  /// Returns the first result for the view model, calling the latest closure first.
  func firstAnswer(for viewModel: Any, _ makeContext: @autoclosure () -> Context) -> Answer? {
    if isEmpty { return nil }
    let context = makeContext()
    for handler in handlers.reversed() {
      if let answer = handler(viewModel, context) { return answer }
    }
    return outer?.firstAnswer(for: viewModel, outerContext(context))
  }

  /// Calls every closure that takes the view model, in the order in which they were added.
  func callAll(for viewModel: Any, _ makeContext: @autoclosure () -> Context) {
    if isEmpty { return }
    let context = makeContext()
    for handler in handlers { _ = handler(viewModel, context) }
    outer?.callAll(for: viewModel, outerContext(context))
  }
}
