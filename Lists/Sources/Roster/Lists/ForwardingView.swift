/// A view that passes what it is asked to another one.
@MainActor package protocol ForwardingView: UIView {
  var forwardingTarget: UIView? { get }
}
