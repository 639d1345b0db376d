import Foundation

/// Something beside the content of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory shows.
  public nonisolated enum DisplayedState: Int, Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// What an accessory is.
  public nonisolated enum AccessoryType: Hashable {
    case checkmark, delete, detail, disclosureIndicator, insert, label, multiselect, outlineDisclosure, popUpMenu,
      reorder
    case customView(UIView)
  }

  /// What happens at a tap on an accessory.
  public typealias ActionHandler = () -> Void
  /// What happens when another entry of a pop-up menu is chosen.
  public typealias MenuSelectedElementDidChangeHandler = (_ menu: UIMenu) -> Void
  /// The place of an accessory among those that are already on its side, from the leading edge.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  /// The side of the content that an accessory is on, when it shows, and where it is among others.
  public enum Placement {
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The room that an accessory takes, in the middle of which it is.
  public nonisolated enum LayoutDimension: Hashable, Sendable {
    /// Its own width.
    case actual
    /// The width of the system's accessories.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  public let accessoryType: AccessoryType
  public let displayedState: DisplayedState
  let placement: Placement
  let common: CommonOptions
  /// What happens at a tap on the accessory.
  public let headlessActionHandler: ActionHandler?
  /// The text of a label.
  public let headlessText: String?
  /// The menu of a pop-up accessory.
  public let headlessMenu: UIMenu?
  let menuChange: MenuSelectedElementDidChangeHandler?
  let outlineStyle: OutlineDisclosureOptions.Style
  let labelFont: UIFont?
  /// Whether a reorder control has a line before it; stored only.
  let showsVerticalSeparator: Bool

  init(
    _ type: AccessoryType,
    _ placement: Placement,
    _ common: CommonOptions,
    action: ActionHandler? = nil,
    text: String? = nil,
    menu: UIMenu? = nil,
    menuChange: MenuSelectedElementDidChangeHandler? = nil,
    outlineStyle: OutlineDisclosureOptions.Style = .automatic,
    labelFont: UIFont? = nil,
    showsVerticalSeparator: Bool = true
  ) {
    accessoryType = type
    self.placement = placement
    self.common = common
    switch placement {
    case .leading(let displayed, _), .trailing(let displayed, _): displayedState = displayed
    }
    headlessActionHandler = action
    headlessText = text
    headlessMenu = menu
    self.menuChange = menuChange
    self.outlineStyle = outlineStyle
    self.labelFont = labelFont
    self.showsVerticalSeparator = showsVerticalSeparator
  }

  // MARK: The accessories

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, .trailing(displayed: displayed), options.common)
  }

  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, .trailing(displayed: displayed), options.common)
  }

  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, .trailing(displayed: displayed), options.common, action: actionHandler)
  }

  /// The red control. Without a handler, a tap uncovers the trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, .leading(displayed: displayed), options.common, action: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, .leading(displayed: displayed), options.common, action: actionHandler)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder,
      .trailing(displayed: displayed),
      options.common,
      showsVerticalSeparator: options.showsVerticalSeparator ?? true
    )
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, .leading(displayed: displayed), options.common)
  }

  /// The arrow that opens and closes an item of an outline.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .outlineDisclosure,
      .trailing(displayed: displayed),
      options.common,
      action: actionHandler,
      outlineStyle: options.style ?? .automatic
    )
  }

  /// Arrows that say that the cell opens a menu, of which one entry is chosen.
  ///
  /// - Parameters:
  ///   - menu: the menu
  ///   - displayed: when the accessory shows; always by default
  ///   - options: how it looks
  ///   - selectedElementDidChangeHandler: takes the menu after another entry of it was chosen
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .popUpMenu,
      .trailing(displayed: displayed),
      options.common,
      menu: menu,
      menuChange: selectedElementDidChangeHandler
    )
  }

  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(.label, .trailing(displayed: displayed), options.common, text: text, labelFont: options.font)
  }

  /// An accessory with a view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(.customView(configuration.customView), configuration.placement, configuration.common)
  }

  // MARK: Positions

  /// The place before the first accessory of a type; the beginning if there is none.
  public static func position(before accessoryType: AccessoryType) -> Position {
    { accessories in accessories.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
  }

  /// The place after the last accessory of a type; the end if there is none.
  public static func position(after accessoryType: AccessoryType) -> Position {
    { accessories in accessories.lastIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? accessories.count }
  }

  // MARK: For cells

  /// Whether the accessory is before the content.
  public var headlessIsLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  /// The view of a custom accessory.
  public var headlessCustomView: UIView? {
    if case .customView(let view) = accessoryType { return view }
    return nil
  }

  /// Whether the accessory shows in a cell that is editing or is not.
  public func headlessIsDisplayed(whenEditing isEditing: Bool) -> Bool {
    switch displayedState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
