import Foundation

/// Popovers, which point to something where a device shows them as popovers.
extension UIViewController {
  /// The style that the controller is presented in.
  final var styleOfPresentation: UIModalPresentationStyle {
    modalPresentationStyle == .automatic && isPopoverByItself && hasRoomForPopovers ? .popover : modalPresentationStyle
  }

  private var hasRoomForPopovers: Bool { [.pad, .mac, .vision].contains(traitCollection.userInterfaceIdiom) }

  /// Finds out at the end of the turn, in which the presentation happens on a device, whether a popover knows where it points.
  final func checkPopoverLater(_ presented: UIViewController) {
    guard presented.styleOfPresentation == .popover,
      let popover = presented.presentationController as? UIPopoverPresentationController
    else { return }
    HeadlessRunLoop.enqueue { [weak self, weak presented] in
      guard let self, let presented, presentedViewController === presented, presented.isShownAsPopover(popover) else {
        return
      }
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
      guard popover.sourceView == nil, popover.barButtonItem == nil, popover.sourceItem == nil else { return }
      HeadlessFailure(.missingPopoverSource, name: .generic, reason: presented.missingSourceText(presenting: self))
        .raise()
    }
  }

  private func isShownAsPopover(_ popover: UIPopoverPresentationController) -> Bool {
    hasRoomForPopovers
      || popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traitCollection)
        == UIModalPresentationStyle.none
  }

  private func missingSourceText(presenting: UIViewController) -> String {
    guard self is UIAlertController else {
      return "UIPopoverPresentationController (<UIPopoverPresentationController>) should have a non-nil sourceView or "
        + "barButtonItem set before the presentation occurs."
    }
    return "Your application has presented a UIAlertController (<\(type(of: self))>) of style "
      + "UIAlertControllerStyleActionSheet from \(type(of: presenting)) (<\(type(of: presenting))>). The "
      + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide "
      + "location information for this popover through the alert controller's popoverPresentationController. You must "
      + "provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you "
      + "present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
      + "-prepareForPopoverPresentation."
  }
}
