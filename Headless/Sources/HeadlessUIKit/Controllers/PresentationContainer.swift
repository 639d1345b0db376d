import Foundation

/// The view that a presentation of an app's own happens in.
final class PresentationContainer: UIView {
  private weak var controller: UIPresentationController?

  init(_ controller: UIPresentationController, in window: UIWindow) {
    self.controller = controller
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
