import Foundation

/// What a table or a collection asks: a ``ListDataSource`` or a ``ListDelegate``.
///
/// Its classes declare every optional requirement, so that a subclass can override it. Some are answered only if a
/// handler answers them or a subclass overrides them; otherwise they count as not implemented.
@preconcurrency @MainActor open class ListResponder: NSObject {
  /// The views that this object was attached to.
  final var views = AttachedViews<UIScrollView>()

  /// The requirements that are answered only at times; `nil` if all are always answered.
  var conditionalRequirements: (any ConditionalRequirement.Type)? { nil }

  /// Has the views read anew which requirements are answered, which they do when an object is set.
  final func answersDidChange() {
    for view in views.all { (view as? any ListView)?.readAnswers(of: self) }
  }
}

#if canImport(UIKit)
  extension ListResponder {
    /// Whether UIKit sees a requirement: those that are answered only at times only if a handler or a subclass answers.
    override open func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      guard let selector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated { conditionalRequirements?.isAnswered(selector, by: self) ?? true }
    }
  }
#else
  extension ListResponder: HeadlessResponding {
    /// What this object answers now, of the requirements that it answers only at times.
    public var headlessResponders: [HeadlessResponder] {
      [HeadlessResponder(self, unanswered: conditionalRequirements?.unanswered(by: self) ?? [])]
    }
  }
#endif
