/// Closures that are given for types of view models, in the order in which they were given.
///
/// A closure takes a value of its type, of a subclass, or of a type that conforms to its protocol. What it takes beside
/// the value is made once, and only if there is a closure. The closures of a composite that a list is a child of come
/// behind the list's own.
@MainActor final class ViewModelHandlers<Context, Answer>: EnclosableHandlers {
  /// No closure is called while they are read or written, so that no two accesses overlap.
  @exclusivity(unchecked) private var handlers: [(Any, Context) -> Answer?] = []
  private let onFirst: () -> Void
  private weak var outer: ViewModelHandlers?
  /// Whether there was a composite's: most lists are no child of one, and need not look.
  @exclusivity(unchecked) private var isEnclosed = false
  private let outerContext: (Context) -> Context

  /// - Parameters:
  ///   - onFirst: is called after the first closure was added.
  ///   - outerContext: what the composite's closures take beside the value, from what the list's own take.
  init(onFirst: @escaping () -> Void = {}, outerContext: @escaping (Context) -> Context = { $0 }) {
    self.onFirst = onFirst
    self.outerContext = outerContext
  }

  /// Whether there is no closure.
  @inline(__always) var isEmpty: Bool { handlers.isEmpty && (!isEnclosed || outer?.isEmpty ?? true) }

  /// Adds a closure for view models of a type.
  func add<ViewModel>(for type: ViewModel.Type, _ handler: @escaping @MainActor (ViewModel, Context) -> Answer?) {
    handlers.append { value, context in
      guard let viewModel = value as? ViewModel else { return nil }
      return handler(viewModel, context)
    }
    if handlers.count == 1 { onFirst() }
  }

  /// Has the closures of a composite come behind these; `nil` if there is none any more.
  func enclose(in outer: (any EnclosableHandlers)?) {
    self.outer = outer as? ViewModelHandlers
    isEnclosed = self.outer != nil
  }

  /// The first answer that a closure gives for the view model; the latest closure is asked first.
  func firstAnswer(for viewModel: Any, _ makeContext: @autoclosure () -> Context) -> Answer? {
    if isEmpty { return nil }
    let context = makeContext()
    for handler in handlers.reversed() {
      if let answer = handler(viewModel, context) { return answer }
    }
    return outer?.firstAnswer(for: viewModel, outerContext(context))
  }

  /// Calls every closure that takes the view model, in the order in which they were given.
  func callAll(for viewModel: Any, _ makeContext: @autoclosure () -> Context) {
    if isEmpty { return }
    let context = makeContext()
    for handler in handlers { _ = handler(viewModel, context) }
    outer?.callAll(for: viewModel, outerContext(context))
  }
}
