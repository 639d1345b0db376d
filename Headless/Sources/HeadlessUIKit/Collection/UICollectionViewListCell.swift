import Foundation

/// A cell with the look of a list's row, for the items, headers and footers of list layouts.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// What is shown beside the content. The same accessory of the system twice is a failure.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange(from: oldValue) }
  }
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }
  /// How far one level of indentation moves the content, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }
  /// Whether leading accessories move with the indentation.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// The line that separates the cell from the next one: constraints to its sides say where it begins and ends.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = makeSeparatorGuide()
  /// Whether the app has asked for the guide; without, the line begins where the text does.
  final var hasSeparatorGuide = false

  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether a data source with outlines has set how deep the cell's item is.
  private final var isInOutline = false

  /// Shows how deep the item is in an outline, as data sources with outlines do themselves; `nil` for no outline.
  final func showOutline(_ place: (level: Int, isExpanded: Bool)?) {
    if place == nil, !isInOutline { return }
    isInOutline = place != nil
    let level = place?.level ?? 0
    if indentationLevel != level { indentationLevel = level }
    isExpanded = place?.isExpanded ?? false
  }

  override open func prepareForReuse() {
    super.prepareForReuse()
    showOutline(nil)
  }

  /// The content that suits the cell's place in its list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (listPlace?.role, listPlace?.appearance) {
    case (.header, .plain), (.header, .sidebarPlain): .plainHeader()
    case (.header, .sidebar): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    case (_, .sidebar), (_, .sidebarPlain): .sidebarCell()
    default: .cell()
    }
  }

  override open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let listPlace else { return .listPlainCell() }
    switch (listPlace.appearance, listPlace.role) {
    case (.plain, .cell): return .listPlainCell()
    case (.plain, _), (.sidebarPlain, .header), (.sidebarPlain, .footer): return .listPlainHeaderFooter()
    case (.grouped, .cell), (.insetGrouped, .cell): return .listGroupedCell()
    case (.grouped, _), (.insetGrouped, _): return .listGroupedHeaderFooter()
    case (.sidebar, .cell), (.sidebarPlain, .cell): return .listSidebarCell()
    case (.sidebar, _): return .listSidebarHeader()
    }
  }

  override var headlessContentInset: UIEdgeInsets {
    var inset = UIEdgeInsets.zero
    for (accessory, width) in headlessDisplayedAccessories.map({ ($0, width(of: $0)) }) {
      if accessory.headlessIsLeading { inset.left += width } else { inset.right += width }
    }
    inset.left += CGFloat(indentationLevel) * indentationWidth
    return isMirrored ? UIEdgeInsets(top: 0, left: inset.right, bottom: 0, right: inset.left) : inset
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    layOutCustomAccessories()
    if let content = configuredContentView as? UIListContentView {
      content.superviewMargins = listContentMargins
    }
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    if let content = configuredContentView as? UIListContentView { content.superviewMargins = listContentMargins }
    return super.sizeThatFits(size)
  }
}
