#if !canImport(ObjectiveC)
  extension UIControl {
    /// Sends the target, which is not kept alive, a message at the events. Without a target, the first responder that takes it.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
      addAction(TargetAction(target, action), for: controlEvents)
    }

    /// Takes messages away; a target or a selector of `nil` stands for all of them.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
      for (registered, _) in targetActions where registered.matches(target, action: action) {
        removeAction(registered, for: controlEvents)
      }
    }

    /// The targets that are alive.
    public var allTargets: Set<AnyHashable> { Set(targetActions.compactMap { $0.action.target as? AnyHashable }) }

    /// The names of the messages that a target is sent at an event; `nil` if it is sent none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
      let names = targetActions.filter {
        !$0.events.isDisjoint(with: controlEvent) && $0.action.matches(target, action: nil)
      }
      .map { $0.action.selector.description }
      return names.isEmpty ? nil : names
    }

    /// Sends one message from the control.
    public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      TargetAction(target, action).headlessPerform(sender: self)
    }

    private var targetActions: [(action: TargetAction, events: Event)] {
      registeredActions.compactMap { action, events in (action as? TargetAction).map { ($0, events) } }
    }
  }
#endif
