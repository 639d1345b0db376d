import Foundation
import Roster

/// A message laid out by hand, with the same result.
final class FrameCell: UITableViewCell, MessageShowing {
  private let views = MessageViews()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in views.all { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    for view in views.all { contentView.addSubview(view) }
  }

  func show(_ message: Message) {
    views.show(message)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let title = views.title.sizeThatFits(size).height
    let body = views.body.sizeThatFits(CGSize(width: size.width - 84, height: 0)).height
    return CGSize(width: size.width, height: max(62, 11 + title + 4 + body + 11))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    views.avatar.frame = CGRect(x: 16, y: 11, width: 40, height: 40)
    let title = views.title.sizeThatFits(size)
    let badge = views.badge.sizeThatFits(size)
    let badgeWidth = max(4, badge.width)
    views.badge.frame = CGRect(
      x: size.width - 16 - badgeWidth,
      y: 11 + (title.height - badge.height) / 2,
      width: badgeWidth,
      height: badge.height
    )
    views.title.frame = CGRect(
      x: 68,
      y: 11,
      width: min(title.width, size.width - 16 - badgeWidth - 8 - 68),
      height: title.height
    )
    let top = 11 + title.height + 4
    views.body.frame = CGRect(x: 68, y: top, width: size.width - 84, height: size.height - 11 - top)
    views.line.frame = CGRect(x: 68, y: size.height - 0.5, width: size.width - 68, height: 0.5)
  }
}
