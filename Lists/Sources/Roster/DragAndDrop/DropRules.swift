#if !os(tvOS)
  /// A list's rules for dropped items, followed by the enclosing composite's rules.
  @MainActor final class DropRules: EnclosableHandlers {
    private var own: [DropRule] = []
    private let onFirst: () -> Void
    private weak var outer: DropRules?

    /// - Parameter onFirst: A closure that's called after the first rule was added.
    init(onFirst: @escaping () -> Void) {
      self.onFirst = onFirst
    }

    /// The rules in the order in which they're evaluated, latest first.
    var all: [DropRule] { own.reversed() + (outer?.all ?? []) }

    var isEmpty: Bool { own.isEmpty && outer?.isEmpty ?? true }

    func add(_ rule: DropRule) {
      own.append(rule)
      if own.count == 1 { onFirst() }
    }

    func enclose(in outer: (any EnclosableHandlers)?) {
      self.outer = outer as? DropRules
    }
  }
#endif
