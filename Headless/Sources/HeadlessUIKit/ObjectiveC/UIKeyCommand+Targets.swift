#if !canImport(ObjectiveC)
  extension UIKeyCommand {
    /// A key that sends a message to the first responder that takes it.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
      self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// A key with a title that sends a message to the first responder that takes it.
    public convenience init(
      title: String,
      image: UIImage? = nil,
      action: Selector,
      input: String,
      modifierFlags: UIKeyModifierFlags = [],
      discoverabilityTitle: String? = nil
    ) {
      self.init(title: title, image: image, input: input, modifierFlags: modifierFlags) { command in
        TargetAction(nil, action).send(from: command)
      }
      self.discoverabilityTitle = discoverabilityTitle
    }
  }
#endif
