#if !os(tvOS)
  /// What a list does with what is dropped. The rules of a composite that a list is a child of come behind the list's own.
  @MainActor final class DropRules: EnclosableHandlers {
    private var own: [DropRule] = []
    private let onFirst: () -> Void
    private weak var outer: DropRules?

    /// - Parameter onFirst: is called after the first rule was added.
    init(onFirst: @escaping () -> Void) {
      self.onFirst = onFirst
    }

    /// The rules in the order in which they are asked: the latest first.
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
