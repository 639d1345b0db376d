/// What the delegate of a popover is asked, which is a sheet here: what ``UIAdaptivePresentationControllerDelegate`` asks.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
