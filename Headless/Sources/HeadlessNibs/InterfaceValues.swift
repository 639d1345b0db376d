import Foundation
import HeadlessUIKit

/// Values in the notation of files.
@MainActor enum InterfaceValues {
  static func rect(_ element: InterfaceElement) -> CGRect {
    CGRect(
      x: element.number("x") ?? 0,
      y: element.number("y") ?? 0,
      width: element.number("width") ?? 0,
      height: element.number("height") ?? 0
    )
  }

  static func size(_ element: InterfaceElement) -> CGSize {
    CGSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }

  static func point(_ element: InterfaceElement) -> CGPoint {
    CGPoint(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
  }

  static func insets(_ element: InterfaceElement) -> UIEdgeInsets {
    UIEdgeInsets(
      top: element.number("minY") ?? element.number("top") ?? 0,
      left: element.number("minX") ?? element.number("left") ?? element.number("leading") ?? 0,
      bottom: element.number("maxY") ?? element.number("bottom") ?? 0,
      right: element.number("maxX") ?? element.number("right") ?? element.number("trailing") ?? 0
    )
  }

  static func directionalInsets(_ element: InterfaceElement) -> NSDirectionalEdgeInsets {
    let insets = insets(element)
    return NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  static func tableStyle(_ name: String?) -> UITableView.Style {
    ["grouped": .grouped, "insetGrouped": .insetGrouped][name ?? ""] ?? .plain
  }

  static func cellStyle(_ name: String?) -> UITableViewCell.CellStyle? {
    [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
      "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    ][name ?? ""]
  }

  static func buttonType(_ name: String?) -> UIButton.ButtonType {
    [
      "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ][name ?? ""] ?? .custom
  }

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
  static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
  static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]
  static let semantics: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
  static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
  static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
  static let keyboards: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation,
    "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]
  static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
    "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
  ]
  static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
    "close": .close,
  ]
  static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
