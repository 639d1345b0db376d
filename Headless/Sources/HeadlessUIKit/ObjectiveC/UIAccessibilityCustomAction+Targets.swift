#if !canImport(ObjectiveC)
  extension UIAccessibilityCustomAction {
    /// An action that sends the target, which is not kept alive, a message; the method says whether it could be done.
    public convenience init(name: String, target: Any?, selector: Selector) {
      let target = target.map { $0 as AnyObject }
      self.init(name: name) { [weak target] action in
        target.map { selector.send(to: $0, action) as? Bool ?? true } ?? false
      }
    }
  }
#endif
