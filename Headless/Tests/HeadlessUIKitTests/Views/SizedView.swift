import Foundation
import HeadlessUIKit

/// A view that asks for a size.
final class SizedView: UIView {
  var wanted: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat, hugging: Float = 250, resistance: Float = 750) {
    wanted = CGSize(width: width, height: height)
    super.init(frame: .zero)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(resistance), for: axis)
    }
  }

  required init?(coder: NSCoder) {
    wanted = .zero
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { wanted }
}

extension UIStackView {
  /// A stack of views laid out at a size.
  convenience init(
    _ axis: NSLayoutConstraint.Axis,
    _ width: CGFloat,
    _ height: CGFloat,
    _ views: [UIView],
    _ configure: (UIStackView) -> Void = { _ in }
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    frame = CGRect(x: 0, y: 0, width: width, height: height)
    configure(self)
    layoutIfNeeded()
  }

  /// The frames of the arranged views as `[x, y, width, height]`.
  var frames: [[CGFloat]] {
    arrangedSubviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }
}
