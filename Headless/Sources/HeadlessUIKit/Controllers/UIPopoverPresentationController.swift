import Foundation

/// Where a popover points. Popovers are shown as sheets; where a device shows them as popovers, one that points nowhere is a failure.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  /// A view or an item that the popover points to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  open var canOverlapSourceViewRect = false
  open var popoverLayoutMargins = UIEdgeInsets.zero
}
