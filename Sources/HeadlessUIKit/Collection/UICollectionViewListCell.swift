import Foundation

/// A cell with the look of a list's row. The headless UIKit has no list layout: a flow layout of full width shows it.
@MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The room that one accessory takes, in points.
  static var accessoryWidth: CGFloat { 32 }

  open var accessories: [UICellAccessory] = [] {
    didSet { setNeedsLayout() }
  }
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// How far one level of indentation moves the content, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  open var indentsAccessories = true

  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The accessories that show now.
  public var headlessDisplayedAccessories: [UICellAccessory] {
    accessories.filter { $0.headlessIsDisplayed(whenEditing: isCellEditing) }
  }

  override var headlessContentInset: UIEdgeInsets {
    let displayed = headlessDisplayedAccessories
    let leading = displayed.count { $0.headlessPlacement == .leading }
    return UIEdgeInsets(
      top: 0,
      left: CGFloat(leading) * Self.accessoryWidth + CGFloat(indentationLevel) * indentationWidth,
      bottom: 0,
      right: CGFloat(displayed.count - leading) * Self.accessoryWidth
    )
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutCustomAccessories()
  }

  private func layOutCustomAccessories() {
    let displayed = headlessDisplayedAccessories
    for accessory in accessories { accessory.headlessCustomView?.removeFromSuperview() }
    let leading = displayed.filter { $0.headlessPlacement == .leading }
    let trailing = displayed.filter { $0.headlessPlacement == .trailing }
    let start = bounds.width - CGFloat(trailing.count) * Self.accessoryWidth
    for (origin, accessories) in [(CGFloat(0), leading), (start, trailing)] {
      for (index, accessory) in accessories.enumerated() {
        guard let view = accessory.headlessCustomView else { continue }
        view.center = CGPoint(x: origin + (CGFloat(index) + 0.5) * Self.accessoryWidth, y: bounds.height / 2)
        addSubview(view)
      }
    }
  }
}
