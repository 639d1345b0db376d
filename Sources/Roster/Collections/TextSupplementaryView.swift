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

  private func setUp() {
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .label
    label.numberOfLines = 0
    addSubview(label)
  }
}
