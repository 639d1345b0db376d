import Foundation
import Roster

/// A city's picture as wide as the view, with its name and a line below.
final class CityHeaderView: UIView {
  private static let insets = UIEdgeInsets(top: 12, left: 16, bottom: 8, right: 16)
  private static let spacing: CGFloat = 2
  private let picture = UIImageView(frame: .zero)
  private let name = UILabel(style: .title1, weight: .bold)
  private let subtitle = UILabel(style: .subheadline, color: .secondaryLabel, lines: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func show(_ city: City) {
    picture.image = city.picture.image
    name.text = city.name
    subtitle.text = city.subtitle
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).subtitle.maxY + CityHeaderView.insets.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    picture.frame = frames.picture
    name.frame = frames.name
    subtitle.frame = frames.subtitle
  }

  private func frames(width: CGFloat) -> (picture: CGRect, name: CGRect, subtitle: CGRect) {
    let insets = CityHeaderView.insets
    let textWidth = max(0, width - insets.left - insets.right)
    func below(_ frame: CGRect, _ distance: CGFloat, _ label: UILabel) -> CGRect {
      let height = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
      return CGRect(x: insets.left, y: frame.maxY + distance, width: textWidth, height: height)
    }
    let scene = CityScene.panoramaSize
    let pictureFrame = CGRect(x: 0, y: 0, width: width, height: (width * scene.height / scene.width).rounded())
    let nameFrame = below(pictureFrame, insets.top, name)
    return (pictureFrame, nameFrame, below(nameFrame, CityHeaderView.spacing, subtitle))
  }

  private func setUp() {
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    for view in [picture, name, subtitle] { addSubview(view) }
  }
}
