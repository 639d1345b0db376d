#if !canImport(ObjectiveC)
  import Foundation

  /// A message to a target, or to the first responder that takes it. The target is not kept alive.
  final class TargetAction: UIAction {
    private weak var weakTarget: AnyObject?
    /// Whether the message goes to the first responder of the sender's chain that takes it.
    private let goesToChain: Bool
    let selector: Selector

    init(_ target: Any?, _ selector: Selector) {
      // A target is an object of a class: this casts and does not box.
      weakTarget = target.map { $0 as AnyObject }
      goesToChain = target == nil
      self.selector = selector
      let address = target.map { "\(UInt(bitPattern: ObjectIdentifier($0 as AnyObject)))" } ?? "chain"
      super.init(identifier: Identifier("TargetAction.\(address).\(selector)")) { action in
        guard let action = action as? TargetAction else { return }
        action.send(from: action.sender)
      }
    }

    /// The target; `nil` if it is gone, or if there is none.
    var target: Any? { weakTarget }

    /// Whether the action is for a target, `nil` standing for any, and of a selector, `nil` standing for any.
    func matches(_ target: Any?, action selector: Selector?) -> Bool {
      (target == nil || weakTarget === target.map { $0 as AnyObject }) && (selector == nil || selector == self.selector)
    }

    /// Whether anything would take the message.
    func isTaken(from sender: Any?) -> Bool { (goesToChain ? receiver(in: sender) : weakTarget) != nil }

    /// Sends the message, and says whether anything took it.
    @discardableResult
    func send(from sender: Any?) -> Bool {
      guard let receiver = goesToChain ? receiver(in: sender) : weakTarget else { return false }
      selector.send(to: receiver, sender, UIEvent())
      return true
    }

    /// The first responder that takes the message, from the first responder or the sender on.
    private func receiver(in sender: Any?) -> AnyObject? {
      var responder = UIResponder.firstResponder ?? sender as? UIResponder
      while let candidate = responder {
        if selector.isRecognized(by: candidate), candidate.canPerformAction(selector, withSender: sender) { break }
        responder = candidate.next
      }
      return responder
    }
  }
#endif
