import Foundation

extension UICellAccessory {
  /// What all accessories can be given.
  struct CommonOptions {
    /// Whether the accessory takes its room and is not seen.
    var isHidden: Bool
    var reservedLayoutWidth: LayoutDimension?
    /// `nil` is the cell's tint.
    var tintColor: UIColor?
    /// `nil` is the system's.
    var backgroundColor: UIColor?

    init(
      _ isHidden: Bool?,
      _ reservedLayoutWidth: LayoutDimension?,
      _ tintColor: UIColor?,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a disclosure indicator looks, or another accessory of which the colour can be chosen.
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var common: CommonOptions { CommonOptions(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// How the control that deletes looks, or another accessory of which the colour behind it can be chosen too.
  public struct DeleteOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }

    var common: CommonOptions {
      CommonOptions(isHidden, reservedLayoutWidth, tintColor, backgroundColor: backgroundColor)
    }
  }

  /// How a checkmark looks.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// How a detail button looks.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// How a pop-up menu looks.
  public typealias PopUpMenuOptions = DisclosureIndicatorOptions
  /// How the control that inserts looks.
  public typealias InsertOptions = DeleteOptions
  /// How the circle of an item that is chosen with others looks.
  public typealias MultiselectOptions = DeleteOptions

  /// How an arrow of an outline looks and reacts.
  public struct OutlineDisclosureOptions {
    public nonisolated enum Style: Int, Hashable, Sendable {
      case automatic
      /// A tap anywhere in the cell opens and closes the item.
      case header
      /// A tap on the arrow opens and closes the item.
      case cell
    }

    public var style: Style?
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?

    public init(
      style: Style? = nil,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }

    var common: CommonOptions { CommonOptions(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// How a reorder control looks.
  public struct ReorderOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Whether there is a line before the control.
    public var showsVerticalSeparator: Bool?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }

    var common: CommonOptions { CommonOptions(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// How a label looks.
  public struct LabelOptions {
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// `nil` is that of the text style body.
    public var font: UIFont?
    public var adjustsFontForContentSizeCategory: Bool?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }

    var common: CommonOptions { CommonOptions(isHidden, reservedLayoutWidth, tintColor) }
  }

  /// A view of one's own, and where it is.
  public struct CustomViewConfiguration {
    public let customView: UIView
    public let placement: Placement
    public var isHidden: Bool?
    public var reservedLayoutWidth: LayoutDimension?
    public var tintColor: UIColor?
    /// Whether the view keeps its size where there is not enough room; stored only: it always does.
    public var maintainsFixedSize: Bool?

    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }

    var common: CommonOptions { CommonOptions(isHidden, reservedLayoutWidth, tintColor) }
  }
}
