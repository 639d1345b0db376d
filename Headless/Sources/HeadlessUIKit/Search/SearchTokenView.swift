import Foundation

/// A token in a search field: its icon and its text, on a colour.
@MainActor final class SearchTokenView: UIView {
  private let icon: UIImageView?
  private let label = UILabel()
  private static let padding: CGFloat = 6
  private static let iconSide: CGFloat = 16

  /// - Parameter isSelected: whether the next deletion takes the token away.
  init(_ token: UISearchToken, color: UIColor, isSelected: Bool) {
    icon = token.icon.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    label.text = token.text
    label.font = .systemFont(ofSize: UIFont.labelFontSize - 2)
    label.textColor = isSelected ? color : .white
    icon?.tintColor = label.textColor
    backgroundColor = isSelected ? color.withAlphaComponent(0.2) : color
    layer.cornerRadius = SearchTokenView.padding
    if let icon { addSubview(icon) }
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = token.text
    if isSelected { accessibilityTraits = .selected }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let iconWidth = icon == nil ? 0 : SearchTokenView.iconSide + SearchTokenView.padding / 2
    return CGSize(
      width: label.intrinsicContentSize.width + iconWidth + 2 * SearchTokenView.padding,
      height: label.intrinsicContentSize.height + SearchTokenView.padding
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var start = SearchTokenView.padding
    if let icon {
      let side = SearchTokenView.iconSide
      icon.frame = directed(CGRect(x: start, y: (bounds.height - side) / 2, width: side, height: side))
      start += side + SearchTokenView.padding / 2
    }
    let width = max(0, bounds.width - start - SearchTokenView.padding)
    label.frame = directed(CGRect(x: start, y: 0, width: width, height: bounds.height))
  }
}
