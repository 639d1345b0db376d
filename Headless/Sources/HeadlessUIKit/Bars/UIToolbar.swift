import Foundation

/// A bar of buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The height of the bar without what it covers of the safe area, in points.
  package static let height: CGFloat = 44
  /// The room at both ends of the bar and between its items, in points.
  package static let margin: CGFloat = 16

  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor?
  open var isTranslucent = true

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UIToolbar.height) }

  private var customViews = BarCustomViews()

  override open func layoutSubviews() {
    super.layoutSubviews()
    customViews.show(shownItems, in: self)
    for (item, frame) in placedItems { item.placeCustomView(in: frame) }
  }

  // MARK: Places

  package static let titleFont = UIFont.systemFont(ofSize: 17)
  /// The side of an item's image, in points.
  package static let imageSide: CGFloat = 22

  /// The items that take room.
  package final var shownItems: [UIBarButtonItem] { (items ?? []).filter { !$0.isHidden } }

  /// The items with their places: flexible space takes equal parts of what the others leave.
  package final var placedItems: [(item: UIBarButtonItem, frame: CGRect)] {
    let items = shownItems
    let widths = items.map {
      $0.width(font: UIToolbar.titleFont, imageSide: UIToolbar.imageSide, height: UIToolbar.height)
    }
    let room = bounds.width - 2 * UIToolbar.margin - widths.reduce(0, +)
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let share = flexible > 0 ? max(0, room / CGFloat(flexible)) : 0
    var x = UIToolbar.margin
    return zip(items, widths).map { item, width in
      let width = item.systemItem == .flexibleSpace ? share : width
      defer { x += width }
      return (item, directed(CGRect(x: x, y: 0, width: width, height: UIToolbar.height)))
    }
  }
}
