import Foundation

extension UINavigationBar {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16
  private static let backTitleGap: CGFloat = 5
  /// The least distance of a view in the place of the title from the edges of the bar, in points.
  private static let titleViewMargin: CGFloat = 60
  /// The side of a button's image, in points.
  package static let imageSide: CGFloat = 22
  /// Where the sign of the button that goes back is in the row of the buttons.
  package static let backChevron = CGRect(x: 8, y: 11, width: 13, height: 22)
  package static let buttonFont = UIFont.systemFont(ofSize: 17)

  /// A button with its place in the bar.
  package struct PlacedButton {
    /// `nil` stands for the button that goes back.
    package var item: UIBarButtonItem?
    package var frame: CGRect
    package var isLeft: Bool
  }

  /// The buttons that are shown, room between them left out.
  var shownItems: [UIBarButtonItem] {
    ((item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])).filter { !$0.isHidden }
  }

  /// Whether the button that goes back is shown.
  package var showsBackButton: Bool {
    guard backTitle != nil, let item, !item.hidesBackButton else { return false }
    return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).allSatisfy(\.isHidden)
  }

  /// The buttons at the beginning from the edge inwards, then those at the end from theirs.
  package var placedButtons: [PlacedButton] {
    guard let item else { return [] }
    let row = buttonRow
    var buttons: [PlacedButton] = []
    var x = UINavigationBar.margin
    if let backTitle, showsBackButton {
      let chevron = UINavigationBar.backChevron
      let width = min(UINavigationBar.buttonFont.drawnWidth(of: backTitle) + 1, bounds.width / 3)
      let end = chevron.maxX + UINavigationBar.backTitleGap + width
      let frame = CGRect(x: chevron.minX, y: row.minY, width: end - chevron.minX, height: row.height)
      buttons.append(PlacedButton(frame: frame, isLeft: true))
      x = end + UINavigationBar.gap
    }
    for button in item.leftBarButtonItems ?? [] where !button.isHidden {
      let frame = CGRect(x: x, y: row.minY, width: width(of: button), height: row.height)
      buttons.append(PlacedButton(item: button, frame: frame, isLeft: true))
      x = frame.maxX + UINavigationBar.gap
    }
    x = bounds.width - UINavigationBar.margin
    for button in item.rightBarButtonItems ?? [] where !button.isHidden {
      let width = width(of: button)
      let frame = CGRect(x: x - width, y: row.minY, width: width, height: row.height)
      buttons.append(PlacedButton(item: button, frame: frame, isLeft: false))
      x = frame.minX - UINavigationBar.gap
    }
    guard isMirrored else { return buttons }
    return buttons.map { button in
      var button = button
      button.frame = directed(button.frame)
      button.isLeft.toggle()
      return button
    }
  }

  /// The strip that the buttons are in.
  package var buttonRow: CGRect {
    let y = bounds.height - headlessSearchBarHeight - headlessShownLargeTitleHeight - UINavigationBar.barHeight
    return CGRect(x: 0, y: y, width: bounds.width, height: UINavigationBar.barHeight)
  }

  /// Where the room for the title begins and ends.
  package var titleRoom: (left: CGFloat, right: CGFloat) {
    var room = (left: UINavigationBar.margin, right: bounds.width - UINavigationBar.margin)
    for button in placedButtons {
      if button.isLeft {
        room.left = max(room.left, button.frame.maxX + UINavigationBar.gap)
      } else {
        room.right = min(room.right, button.frame.minX - UINavigationBar.gap)
      }
    }
    return room
  }

  private func width(of button: UIBarButtonItem) -> CGFloat {
    button.width(
      font: UINavigationBar.buttonFont,
      imageSide: UINavigationBar.imageSide,
      height: UINavigationBar.barHeight
    )
  }

  /// Puts custom views into the places of their items.
  func layoutCustomViews() {
    for button in placedButtons { button.item?.placeCustomView(in: button.frame) }
  }

  /// Puts the view in the place of the title into the middle of the buttons' row, or beside the middle where buttons leave no room
  /// there. It has its own size; without one it fills the row.
  func layoutTitleView(_ view: UIView) {
    let row = buttonRow
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = fitting.width > 0 && fitting.height > 0 ? fitting : view.bounds.size
    let (left, right) = titleRoom
    let room = max(0, min(row.width - 2 * UINavigationBar.titleViewMargin, right - left))
    let width = size.width > 0 ? min(size.width, room) : room
    let height = size.height > 0 ? min(size.height, row.height) : row.height
    view.frame = CGRect(
      x: min(max(pixelCeil(row.midX - width / 2), left), right - width),
      y: pixelCeil(row.midY - height / 2),
      width: width,
      height: height
    )
  }
}
