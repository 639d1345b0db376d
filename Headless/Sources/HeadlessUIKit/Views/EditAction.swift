/// The actions of an edit menu, which responders do that say so in `canPerformAction(_:withSender:)`.
enum EditAction {
  static let names: Set = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "delete:", "select:", "selectAll:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:",
  ]
}

/// What has the actions of an edit menu: in UIKit a protocol that responders conform to, whose methods selectors name.
public typealias UIResponderStandardEditActions = UIResponder
