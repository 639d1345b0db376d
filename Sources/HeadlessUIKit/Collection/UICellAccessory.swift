import Foundation

/// Something beside the content of a list cell.
public struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Int, Hashable, Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The side of the content that an accessory is on.
  public enum Placement: Hashable, Sendable {
    case leading, trailing
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    case checkmark, delete, detail, disclosureIndicator, insert, label, multiselect, outlineDisclosure, reorder
    case customView
  }

  public let accessoryType: AccessoryType
  public let displayedState: DisplayedState
  /// The side that the accessory is on.
  public let headlessPlacement: Placement
  /// What happens at a tap on the accessory.
  public let headlessActionHandler: (@MainActor () -> Void)?
  /// The text of a label.
  public let headlessText: String?
  /// The view of a custom accessory.
  public let headlessCustomView: UIView?

  private init(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    _ placement: Placement,
    action: (@MainActor () -> Void)? = nil,
    text: String? = nil,
    customView: UIView? = nil
  ) {
    accessoryType = type
    displayedState = displayed
    headlessPlacement = placement
    headlessActionHandler = action
    headlessText = text
    headlessCustomView = customView
  }

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, .trailing)
  }

  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, .trailing)
  }

  public static func detail(
    displayed: DisplayedState = .always,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, .trailing, action: actionHandler)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, .leading, action: actionHandler)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, .leading, action: actionHandler)
  }

  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, .trailing)
  }

  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, .leading)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.outlineDisclosure, displayed, .trailing, action: actionHandler)
  }

  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.label, displayed, .trailing, text: text)
  }

  /// An accessory with a view of one's own.
  public static func headlessCustomView(
    _ view: UIView,
    placement: Placement = .trailing,
    displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(.customView, displayed, placement, customView: view)
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
