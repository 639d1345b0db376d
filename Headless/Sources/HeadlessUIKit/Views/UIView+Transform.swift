import Foundation

extension UIView {
  /// The rectangle that the view would have without its transform, in its superview's coordinates.
  package final var headlessUntransformedFrame: CGRect {
    CGRect(
      x: storedCenter.x - storedBounds.width / 2,
      y: storedCenter.y - storedBounds.height / 2,
      width: storedBounds.width,
      height: storedBounds.height
    )
  }

  /// The rectangle that the view would have without its transform where it is drawn, as its superview is seen.
  package final var headlessDrawnFrame: CGRect {
    guard let superview, superview.flipsContent else { return headlessUntransformedFrame }
    return headlessUntransformedFrame.mirrored(in: superview.bounds)
  }

  /// The transform with what coordinates do that run from right to left: those inside the view, and those of its superview.
  final var effectiveTransform: CGAffineTransform {
    let isInFlipped = superview?.flipsContent ?? false
    guard flipsContent || isInFlipped else { return transform }
    let flip = CGAffineTransform(scaleX: -1, y: 1)
    let inside = flipsContent ? flip.concatenating(transform) : transform
    return isInFlipped ? inside.concatenating(flip) : inside
  }

  /// The smallest rectangle around the transformed view.
  final var transformedFrame: CGRect {
    let size = storedBounds.size
    let rect = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return rect.applying(transform).offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  /// The size that the view has where the rectangle around it has the given one, for a transform that only scales.
  final func untransformed(_ size: CGSize) -> CGSize {
    CGRect(origin: .zero, size: size).applying(transform.inverted()).size
  }

  /// Whether the view or one that it is in has a transform, or coordinates from right to left.
  final var isTransformedInTree: Bool {
    var ancestor: UIView? = self
    while let view = ancestor {
      if !view.transform.isIdentity || view.flipsContent { return true }
      ancestor = view.superview
    }
    return false
  }

  /// A point of the view in the coordinates around its root.
  final func placeInRoot(_ point: CGPoint) -> CGPoint {
    var place = point
    var ancestor: UIView? = self
    while let view = ancestor {
      let middle = view.bounds
      let offset = CGPoint(x: place.x - middle.midX, y: place.y - middle.midY).applying(view.effectiveTransform)
      place = CGPoint(x: view.center.x + offset.x, y: view.center.y + offset.y)
      ancestor = view.superview
    }
    return place
  }

  /// A point in the coordinates around the root in those of the view.
  final func placeFromRoot(_ point: CGPoint) -> CGPoint {
    let outer = superview?.placeFromRoot(point) ?? point
    let offset = CGPoint(x: outer.x - center.x, y: outer.y - center.y).applying(effectiveTransform.inverted())
    return CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
  }

  /// The smallest rectangle around a rectangle of this view in the coordinates of another.
  final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard isTransformedInTree || view?.isTransformedInTree == true else {
      return CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    return UIView.box(around: rect.corners.map { convert($0, to: view) })
  }

  /// The smallest rectangle around a rectangle of another view in the coordinates of this one.
  final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard isTransformedInTree || view?.isTransformedInTree == true else {
      return CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }
    return UIView.box(around: rect.corners.map { convert($0, from: view) })
  }

  private static func box(around points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
  }
}
