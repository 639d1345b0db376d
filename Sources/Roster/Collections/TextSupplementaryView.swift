/// A line or more of text as a collection's header or footer, in the look of a table's header.
@preconcurrency @MainActor public final class TextSupplementaryView: UICollectionReusableView, ReusablePresenter {
  /// The label with the text.
  public let label = UILabel()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  public func present(viewModel: String) {
    label.text = viewModel
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: layoutMargins.left,
      y: 0,
      width: max(0, bounds.width - layoutMargins.left - layoutMargins.right),
      height: bounds.height
    )
  }

  /// As high as the text, and not less than ``CollectionViewDelegate/defaultSupplementaryLength``, where the layout asks.
  override public func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    let width = max(0, layoutAttributes.size.width - layoutMargins.left - layoutMargins.right)
    let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    attributes.size.height = max(
      CollectionViewDelegate.defaultSupplementaryLength,
      text.height.rounded(.up) + layoutMargins.top + layoutMargins.bottom
    )
    return attributes
  }

  private func setUp() {
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.numberOfLines = 0
    addSubview(label)
  }
}
