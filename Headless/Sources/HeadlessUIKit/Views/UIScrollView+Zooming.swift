import Foundation

extension UIScrollView {
  /// The scale to which the delegate's view is brought, between the smallest and the largest one.
  ///
  /// Without a view to zoom, or with two equal limits, nothing zooms.
  final func zoom(to scale: CGFloat, around center: CGPoint?) {
    guard let view = zoomingView, HeadlessFailure.checkFinite("zoom scale", scale) else { return }
    let limited = limitedZoomScale(scale)
    let before = zoomScale
    guard limited != before else { return }
    let middle = center ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let content = view.convert(middle, from: self)
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: limited, y: limited)
    var frame = view.frame
    frame.origin = origin
    view.frame = frame
    contentSize = frame.size
    // What was in the middle stays there, as far as there is content.
    let moved = view.convert(content, to: self)
    contentOffset = clamped(CGPoint(x: contentOffset.x + moved.x - middle.x, y: contentOffset.y + moved.y - middle.y))
    tellScrolling("scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
  }

  /// A change of the scale that begins and ends at once, as one with an animation or by fingers.
  final func zoomFromBeginToEnd(isByFingers: Bool, _ changes: () -> Void) {
    guard let view = zoomingView else { return }
    isZooming = isByFingers
    tellScrolling("scrollViewWillBeginZooming(_:with:)") { $0.scrollViewWillBeginZooming(self, with: view) }
    changes()
    isZooming = false
    let scale = zoomScale
    tellScrolling("scrollViewDidEndZooming(_:with:atScale:)") {
      $0.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  /// The view that the delegate zooms; `nil` where nothing can be zoomed.
  final var zoomingView: UIView? {
    guard minimumZoomScale < maximumZoomScale else { return nil }
    return tellScrolling("viewForZooming(in:)") { $0.viewForZooming(in: self) } ?? nil
  }

  final func limitedZoomScale(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

  /// Simulates two fingers that move apart or together until the content has a scale, and lays out.
  ///
  /// The delegate gives the view to zoom, and is called at the begin, at each step and at the end; a scale beyond the
  /// limits bounces back.
  ///
  /// - Parameters:
  ///   - scale: the scale that the fingers lead to
  ///   - center: the place between the fingers in the view's coordinates, in points; `nil` is the middle of the view
  /// - Returns: whether anything zoomed
  @discardableResult
  public func headlessPinch(toScale scale: CGFloat, around center: CGPoint? = nil) -> Bool {
    guard isUserInteractionEnabled, !isHidden, zoomingView != nil else { return false }
    layoutIfNeeded()
    let place = center.map { CGPoint(x: $0.x - bounds.minX, y: $0.y - bounds.minY) }
    // The fingers stay where they are on the screen while the content moves.
    func step(_ scale: CGFloat) {
      zoom(to: scale, around: place.map { CGPoint(x: bounds.minX + $0.x, y: bounds.minY + $0.y) })
    }
    zoomFromBeginToEnd(isByFingers: true) {
      // One step in the middle, so that what follows the fingers is seen to follow.
      step((zoomScale + limitedZoomScale(scale)) / 2)
      isZoomBouncing = bouncesZoom && scale != limitedZoomScale(scale)
      step(scale)
    }
    isZoomBouncing = false
    layoutIfNeeded()
    return true
  }
}
