/// A collection view's header or footer with text, which looks like a table view's header.
///
/// ```swift
/// let days = NestedDataSource([ContentSection(header: "Monday", items: newMails)])
/// collectionView.attach(days)
/// ```
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

  private static let measured = TextSupplementaryView(frame: .zero)

  /// Returns the height of a view that shows a text in a collection view's width, in points.
  static func height(of text: String, in collectionView: UICollectionView) -> CGFloat {
    measured.present(viewModel: text)
    measured.label.font = .preferredFont(forTextStyle: .headline, compatibleWith: collectionView.traitCollection)
    return measured.height(forWidth: collectionView.bounds.width)
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(
      width: max(0, width - layoutMargins.left - layoutMargins.right),
      height: .greatestFiniteMagnitude
    )
    return max(
      CollectionViewDelegate.defaultSupplementaryLength,
      label.sizeThatFits(room).height.rounded(.up) + layoutMargins.top + layoutMargins.bottom
    )
  }

  /// Returns attributes with the text's height, at least 44 points.
  override public func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = height(forWidth: layoutAttributes.size.width)
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
