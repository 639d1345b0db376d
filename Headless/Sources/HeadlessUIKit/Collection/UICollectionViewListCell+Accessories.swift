import Foundation

extension UICollectionViewListCell {
  /// The room that one accessory of the system takes, in points.
  package static var accessoryWidth: CGFloat { 32 }

  /// The room beside a label or a custom view, in points.
  private static var accessoryPadding: CGFloat { 8 }

  /// The accessories that show now, from the leading edge: those before the content, then those after it.
  ///
  /// Accessories of the system are in the system's order; custom ones are where their placement says.
  public var headlessDisplayedAccessories: [UICellAccessory] {
    let displayed = accessories.filter { $0.headlessIsDisplayed(whenEditing: isCellEditing) }
    return arranged(displayed.filter(\.headlessIsLeading)) + arranged(displayed.filter { !$0.headlessIsLeading })
  }

  private func arranged(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var result = accessories.filter { $0.headlessCustomView == nil }
      .enumerated()
      .sorted { ($0.element.systemOrder, $0.offset) < ($1.element.systemOrder, $1.offset) }
      .map(\.element)
    for accessory in accessories where accessory.headlessCustomView != nil {
      let position =
        switch accessory.placement {
        case .leading(_, let position), .trailing(_, let position): position(result)
        }
      result.insert(accessory, at: min(max(position, 0), result.count))
    }
    return result
  }

  func width(of accessory: UICellAccessory) -> CGFloat {
    switch accessory.common.reservedLayoutWidth {
    case .custom(let width): return width
    case .standard: return Self.accessoryWidth
    case .actual, nil: break
    }
    if let view = accessory.headlessCustomView {
      guard accessory.common.reservedLayoutWidth == .actual || view.bounds.width > Self.accessoryWidth else {
        return Self.accessoryWidth
      }
      return view.bounds.width + Self.accessoryPadding
    }
    guard let text = accessory.headlessText else { return Self.accessoryWidth }
    let label = UILabel()
    label.text = text
    label.font = accessory.headlessFont
    return max(Self.accessoryWidth, label.intrinsicContentSize.width + Self.accessoryPadding)
  }

  /// The rectangles in the cell of the accessories that show now, in their order, in points.
  public var headlessAccessoryFrames: [CGRect] {
    let displayed = headlessDisplayedAccessories
    let trailing = displayed.filter { !$0.headlessIsLeading }.reduce(0) { $0 + width(of: $1) }
    var leadingStart = indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0
    var trailingStart = bounds.width - trailing
    let (top, height) = accessorySpan
    return displayed.map { accessory in
      let frame = CGRect(
        x: accessory.headlessIsLeading ? leadingStart : trailingStart,
        y: top,
        width: width(of: accessory),
        height: height
      )
      if accessory.headlessIsLeading { leadingStart = frame.maxX } else { trailingStart = frame.maxX }
      return directed(frame)
    }
  }

  /// The part of the cell's height in whose middle the content is.
  private var accessorySpan: (top: CGFloat, height: CGFloat) {
    guard let content = contentConfiguration as? UIListContentConfiguration else { return (0, bounds.height) }
    let margins = content.directionalLayoutMargins
    let shift = margins.top - margins.bottom
    return (max(0, shift), max(0, bounds.height - abs(shift)))
  }

  func layOutCustomAccessories() {
    let displayed = headlessDisplayedAccessories
    let shown = Set(displayed.compactMap(\.headlessCustomView).map(ObjectIdentifier.init))
    for view in accessories.compactMap(\.headlessCustomView) where !shown.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    for (accessory, frame) in zip(displayed, headlessAccessoryFrames) {
      guard let view = accessory.headlessCustomView else { continue }
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.isHidden = accessory.common.isHidden
      if view.superview !== self { addSubview(view) }
    }
  }

  func accessoriesDidChange(from old: [UICellAccessory]) {
    setNeedsLayout()
    let views = Set(accessories.compactMap(\.headlessCustomView).map(ObjectIdentifier.init))
    for view in old.compactMap(\.headlessCustomView) where !views.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    var types: Set<UICellAccessory.AccessoryType> = []
    for accessory in accessories where accessory.headlessCustomView == nil {
      guard !types.insert(accessory.accessoryType).inserted else { continue }
      HeadlessFailure(
        .duplicateAccessory,
        name: .invalidArgument,
        reason: "a cell has two system accessories of the type \(accessory.accessoryType)"
      ).raise()
    }
  }

  /// Simulates a tap on an accessory of a type; `false` if none shows or nothing happens.
  ///
  /// A control that deletes uncovers the trailing swipe actions if it has no handler.
  @discardableResult
  public func headlessTapAccessory(_ type: UICellAccessory.AccessoryType) -> Bool {
    guard let accessory = headlessDisplayedAccessories.first(where: { $0.accessoryType == type }),
      !accessory.common.isHidden
    else { return false }
    if let handler = accessory.headlessActionHandler {
      handler()
      return true
    }
    guard let list = headlessCollectionView, let path = list.indexPath(for: self) else { return false }
    switch type {
    case .delete: return list.headlessRevealSwipeActions(forItemAt: path)
    case .outlineDisclosure: return list.headlessTapOutlineDisclosure(at: path)
    default: return false
    }
  }

  /// Simulates a tap on the cell's pop-up menu and on the entry with a title, which is the chosen one from then on.
  ///
  /// - Returns: whether there is such a menu, with such an entry that takes taps.
  @discardableResult
  public func headlessChooseFromPopUpMenu(titled title: String) -> Bool {
    guard let accessory = headlessDisplayedAccessories.first(where: { $0.accessoryType == .popUpMenu }),
      !accessory.common.isHidden, let menu = accessory.headlessMenu
    else { return false }
    let before = menu.selectedElements
    let actions = menu.headlessActions
    guard let chosen = actions.first(where: { $0.title == title && !$0.attributes.contains(.disabled) }) else {
      return false
    }
    for action in actions { action.state = action === chosen ? .on : .off }
    chosen.headlessPerform()
    if !menu.selectedElements.elementsEqual(before, by: ===) { accessory.menuChange?(menu) }
    return true
  }

  /// Whether a tap anywhere in the cell opens or closes its item of an outline.
  var tapTogglesOutline: Bool {
    guard let accessory = headlessDisplayedAccessories.first(where: { $0.accessoryType == .outlineDisclosure }) else {
      return false
    }
    switch accessory.outlineStyle {
    case .header: return true
    case .cell: return false
    case .automatic: return listPlace?.role == .header
    }
  }
}

extension UICellAccessory {
  /// Where the system puts an accessory among others on its side: an assumption.
  fileprivate var systemOrder: Int {
    switch accessoryType {
    case .multiselect, .label: 0
    case .delete, .insert, .checkmark: 1
    case .detail: 2
    case .outlineDisclosure: 3
    case .disclosureIndicator: 4
    case .popUpMenu: 5
    case .reorder: 6
    case .customView: 7
    }
  }

  /// The font of a label.
  public var headlessFont: UIFont { labelFont ?? .preferredFont(forTextStyle: .body) }
  /// The accessory's own colour; `nil` is the cell's tint.
  public var headlessTintColor: UIColor? { common.tintColor }
  /// Whether the accessory takes its room and is not seen.
  public var headlessIsHidden: Bool { common.isHidden }
}
