import Foundation
import HeadlessRendering
import Roster

/// A row that a swipe has opened.
@MainActor struct LiveSwipe {
  let key: Int
  let edge: LiveMessage.Edge
  let table: UITableView
  let cell: UITableViewCell
  let actions: [UIContextualAction]
  let allowsFullSwipe: Bool

  /// The smallest width of a button and the room beside its title, in points.
  private static let minimumWidth: CGFloat = 74
  private static let padding: CGFloat = 16

  var frame: LiveFrame.Swipe {
    LiveFrame.Swipe(
      key: key,
      edge: edge.rawValue,
      actions: actions.map { button($0, height: cell.bounds.height) },
      full: allowsFullSwipe
    )
  }

  private func button(_ action: UIContextualAction, height: CGFloat) -> LiveFrame.Action {
    let content: UIView
    var width = LiveSwipe.minimumWidth
    if let image = action.image {
      let picture = UIImageView(image: image)
      picture.tintColor = .white
      picture.contentMode = .scaleAspectFit
      picture.frame.size = CGSize(width: 24, height: 24)
      content = picture
    } else {
      let label = UILabel()
      label.text = action.title
      label.textColor = .white
      label.font = .systemFont(ofSize: 15)
      label.sizeToFit()
      width = max(width, label.bounds.width + 2 * LiveSwipe.padding)
      content = label
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = action.backgroundColor
    view.addSubview(content)
    content.center = CGPoint(x: width / 2, y: height / 2)
    return LiveFrame.Action(
      title: action.title ?? "",
      width: Double(width),
      svg: view.headlessLayers(style: table.traitCollection.userInterfaceStyle).svg
    )
  }
}
