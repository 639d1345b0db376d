import Foundation
import HeadlessUIKit

/// What somebody says, in a bubble at their side.
@MainActor final class BubbleCell: UICollectionViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private var edge: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 16
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.78),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, isOwn: Bool) {
    label.text = text
    label.textColor = isOwn ? .white : .label
    bubble.backgroundColor = isOwn ? .systemBlue : .secondarySystemBackground
    edge?.isActive = false
    edge =
      isOwn
      ? bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
      : bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    edge?.isActive = true
  }
}

/// A text in the middle of a shape: a day, a tag.
@MainActor final class WordCell: UICollectionViewCell {
  private let shape = UIView()
  private let label = UILabel()
  private var isRound = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.addSubview(shape)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter isRound: whether the shape is a circle, and not as wide as the cell.
  func show(_ text: String, color: UIColor, on background: UIColor?, isRound: Bool) {
    label.text = text
    label.textColor = color
    label.font = isRound ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .subheadline)
    shape.backgroundColor = background
    shape.layer.cornerRadius = isRound ? 18 : 17
    self.isRound = isRound
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
    shape.frame =
      isRound
      ? CGRect(x: contentView.bounds.midX - 18, y: contentView.bounds.midY - 18, width: 36, height: 36)
      : contentView.bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    let width = label.sizeThatFits(CGSize(width: 10_000, height: 34)).width
    attributes.size = CGSize(width: isRound ? layoutAttributes.size.width : (width + 28).rounded(.up), height: 34)
    return attributes
  }
}

/// A cover above a title and an artist.
@MainActor final class AlbumCell: UICollectionViewCell {
  private let cover = UIView()
  private let title = UILabel()
  private let artist = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.layer.cornerRadius = 8
    title.font = .preferredFont(forTextStyle: .subheadline)
    artist.font = .preferredFont(forTextStyle: .footnote)
    artist.textColor = .secondaryLabel
    for view in [cover, title, artist] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ name: String, by person: String, color: UIColor) {
    title.text = name
    artist.text = person
    cover.backgroundColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    cover.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 42)
    title.frame = CGRect(x: 0, y: bounds.height - 39, width: bounds.width, height: 20)
    artist.frame = CGRect(x: 0, y: bounds.height - 19, width: bounds.width, height: 18)
  }
}

/// A number at the corner of something, or a dot.
@MainActor final class BadgeView: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .footnote)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter color: that of the badge; `nil` if there is none.
  func show(_ text: String?, _ color: UIColor?) {
    label.text = text
    backgroundColor = color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
