#if canImport(UIKit)
  import ObjectiveC
#endif

/// The base class of ``ListDataSource`` and ``ListDelegate``.
///
/// The subclasses declare every optional requirement, so you can override it. Some count as implemented only if there's a handler
/// or an override.
@preconcurrency @MainActor open class ListDelegateBase: NSObject {
  /// The views that this object was attached to.
  package var views = AttachedViews<UIScrollView>()

  /// The handlers, in the same order for all objects of a kind.
  var handlers: [any EnclosableHandlers] { [] }
  /// The enclosing composite's object.
  package private(set) weak var enclosing: ListDelegateBase?
  /// The composite that replaces this object.
  package weak var composite: (any AttachedComposite)?
  /// The object that views use.
  final var asked: NSObject { composite ?? self }
  /// A closure that's called when the enclosing composite may implement other requirements.
  package var compositeAnswersDidChange: () -> Void = {}
  /// A closure that's called when the enclosing composite gets dragging or dropping.
  package var compositeDraggingDidChange: () -> Void = {}

  /// The requirements that are implemented only at times, in one table for each class, because UIKit checks each requirement of
  /// each object.
  var conditionalRequirements: any RequirementTable { ListDelegateBase.requirements }
  private static let requirements = ConditionalRequirements(of: ListDelegateBase.self, "")

  /// The full names of the conditional requirements that are implemented now.
  package final var conditionalAnswers: [String] { conditionalRequirements.names(answered: true, by: self) }

  /// Sets this object again, so that the views read which requirements it implements.
  final func answersDidChange() {
    for view in views.all { (view as? any ListView)?.readAnswers(of: self) }
    compositeAnswersDidChange()
  }

  /// Appends a composite's handlers to these, or removes them if it's `nil`.
  package func enclose(in outer: ListDelegateBase?) {
    enclosing = outer
    let others = outer?.handlers ?? []
    for (index, own) in handlers.enumerated() { own.enclose(in: others.isEmpty ? nil : others[index]) }
  }

  /// Returns whether the calling method has an implementation. If not, it counts as not implemented.
  ///
  /// - Parameter isAnswered: A Boolean value that indicates whether a handler implements it now.
  final func hasAnswer(_ isAnswered: Bool, _ name: StaticString = #function) -> Bool {
    #if canImport(UIKit)
      return isAnswered
    #else
      if isAnswered, !HeadlessOptionalRequirement.wasUnanswered(name, by: self) { return true }
      HeadlessOptionalRequirement.notImplemented(name)
      return false
    #endif
  }
}

#if canImport(UIKit)
  extension ListDelegateBase {
    /// Returns whether UIKit sees a requirement. Conditional ones need a handler or an override.
    override open func responds(to selector: Selector!) -> Bool {
      guard super.responds(to: selector) else { return false }
      guard let selector, Thread.isMainThread else { return true }
      return MainActor.assumeIsolated {
        let requirements = conditionalRequirements
        return requirements.isAnswered(selector, by: self) ?? true
          || class_getMethodImplementation(type(of: self), selector)
            != class_getMethodImplementation(requirements.owner, selector)
      }
    }
  }
#else
  extension ListDelegateBase: HeadlessResponding {
    /// The conditional requirements that this object implements now.
    public var headlessResponders: [HeadlessRequirementAnswers] {
      [HeadlessRequirementAnswers(self, unanswered: conditionalRequirements.names(answered: false, by: self))]
    }
  }
#endif
