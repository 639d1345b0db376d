import Foundation

/// A cell with the look of a list's row. The headless UIKit has no list layout: a flow layout of full width shows it.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The room that one accessory takes, in points.
  package static var accessoryWidth: CGFloat { 32 }

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

  /// The rectangles in the cell of the accessories that show now, in their order, in points.
  public var headlessAccessoryFrames: [CGRect] {
    let displayed = headlessDisplayedAccessories
    let trailing = displayed.count { $0.headlessPlacement == .trailing }
    var leadingStart: CGFloat = 0
    var trailingStart = bounds.width - CGFloat(trailing) * Self.accessoryWidth
    return displayed.map { accessory in
      let isLeading = accessory.headlessPlacement == .leading
      let frame = CGRect(
        x: isLeading ? leadingStart : trailingStart,
        y: 0,
        width: Self.accessoryWidth,
        height: bounds.height
      )
      if isLeading { leadingStart = frame.maxX } else { trailingStart = frame.maxX }
      return frame
    }
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
    for accessory in accessories { accessory.headlessCustomView?.removeFromSuperview() }
    for (accessory, frame) in zip(headlessDisplayedAccessories, headlessAccessoryFrames) {
      guard let view = accessory.headlessCustomView else { continue }
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      addSubview(view)
    }
  }
}
