/// A view that forwards calls to another view.
@MainActor package protocol ForwardingView: UIView {
  var forwardingTarget: UIView? { get }
}
