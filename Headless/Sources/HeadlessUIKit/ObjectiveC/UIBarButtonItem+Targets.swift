#if !canImport(ObjectiveC)
  extension UIBarButtonItem {
    /// A button with a title, which sends the target a message.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init(title: title)
      set(style, target, action)
    }

    /// A button with an image, which sends the target a message.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init(image: image)
      set(style, target, action)
    }

    /// A button with an image, and another one in a low bar.
    public convenience init(
      image: UIImage?,
      landscapeImagePhone: UIImage?,
      style: Style,
      target: Any?,
      action: Selector?
    ) {
      self.init(image: image, style: style, target: target, action: action)
      self.landscapeImagePhone = landscapeImagePhone
    }

    /// A button of the system's, which sends the target a message.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
      self.init(systemItem: systemItem)
      set(style, target, action)
    }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
      self.style = style
      targetAction = action.map { TargetAction(target, $0) }
    }

    /// What is sent the message, which is not kept alive.
    public var target: AnyObject? {
      get { (targetAction as? TargetAction)?.target as AnyObject? }
      set { if let action { targetAction = TargetAction(newValue, action) } }
    }

    /// The message that a tap sends.
    public var action: Selector? {
      get { (targetAction as? TargetAction)?.selector }
      set { targetAction = newValue.map { TargetAction(target, $0) } }
    }
  }
#endif
