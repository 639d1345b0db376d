#if !canImport(ObjectiveC)
  extension UIApplication {
    /// Sends a message to the target, or to the first responder that takes it.
    ///
    /// - Returns: whether anything took it
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
      TargetAction(target, action).send(from: sender)
    }
  }
#endif
