import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Stored only.
  open var accessibilityIgnoresInvertColors = false
  open var image: UIImage? { didSet { if image !== oldValue { imageDidChange() } } }
  open var highlightedImage: UIImage? { didSet { imageDidChange() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageDidChange() } }

  /// A view of the picture's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    HeadlessCoder.finish(self, as: UIImageView.self, coder)
  }

  /// The picture that is shown now.
  package var effectiveImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration else { return shown }
    return shown?.resized(preferredSymbolConfiguration)
  }

  override open var intrinsicContentSize: CGSize {
    effectiveImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    effectiveImage?.size ?? .zero
  }

  private func imageDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
