#if canImport(UIKit)
  import ObjectiveC
#endif

/// The object that a table or a collection asks: a ``ListDataSource`` or a ``ListDelegate``.
///
/// Its classes declare every optional requirement, so that a subclass can override it. Some are answered only if a
/// handler answers them or a subclass overrides them; otherwise they count as not implemented.
@preconcurrency @MainActor open class ListDelegateBase: NSObject {
  /// The views that this object was attached to.
  package var views = AttachedViews<UIScrollView>()

  /// The closures that it calls, in an order that is the same for all objects of a kind.
  var handlers: [any EnclosableHandlers] { [] }
  /// The same of the composite that this is a child of.
  package private(set) weak var enclosing: ListDelegateBase?
  /// The composite that views ask instead.
  package weak var composite: (any AttachedComposite)?
  /// What views ask.
  final var asked: NSObject { composite ?? self }
  /// Is called when the composite whose handlers these are may answer other requirements.
  package var compositeAnswersDidChange: () -> Void = {}
  /// Is called when the composite whose handlers these are lets items be dragged or dropped.
  package var compositeDraggingDidChange: () -> Void = {}

  /// The requirements that are answered only at times: one table for a class, as UIKit asks for each requirement of each object.
  var conditionalRequirements: any RequirementTable { ListDelegateBase.requirements }
  private static let requirements = ConditionalRequirements(of: ListDelegateBase.self, "")

  /// The full names of the requirements that are answered only at times, and are now.
  package final var conditionalAnswers: [String] { conditionalRequirements.names(answered: true, by: self) }

  /// Has the views read anew which requirements are answered, which they do when an object is set.
  final func answersDidChange() {
    for view in views.all { (view as? any ListView)?.readAnswers(of: self) }
    compositeAnswersDidChange()
  }

  /// Has the handlers of a composite come behind these; `nil` if this is no child of one any more.
  package func enclose(in outer: ListDelegateBase?) {
    enclosing = outer
    let others = outer?.handlers ?? []
    for (index, own) in handlers.enumerated() { own.enclose(in: others.isEmpty ? nil : others[index]) }
  }

  /// Whether the requirement that the calling method is has an answer for the list that asks; if not, it counts as not
  /// implemented.
  ///
  /// - Parameter isAnswered: whether a handler answers it now.
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
    /// Whether UIKit sees a requirement: those that are answered only at times only if a handler or a subclass answers.
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
    /// Those of the requirements that are answered only at times which this object answers now.
    public var headlessResponders: [HeadlessRequirementAnswers] {
      [HeadlessRequirementAnswers(self, unanswered: conditionalRequirements.names(answered: false, by: self))]
    }
  }
#endif
