import Foundation
import HeadlessUIKit

extension UIView {
  /// A Boolean value that indicates whether the view only arranges its subviews inside a system class.
  var isElidedFromOutline: Bool {
    if type(of: self) == UIListContentView.self { return true }
    guard type(of: self) == UIView.self, accessibilityIdentifier == nil else { return false }
    return superview?.outlineContentView === self
  }

  /// The class without its module. A system label is a label.
  var outlineClassName: String {
    self is StandardLabel ? "UILabel" : String(describing: type(of: self))
  }

  /// The words after the class in the outline.
  var outlineWords: [String] {
    switch self {
    case let view as UILabel: view.labelWords
    case let view as UIButton: view.buttonWords
    case let view as UISwitch: [view.isOn ? "on" : "off"] + view.controlWords
    case let view as UITextField: view.fieldWords
    case let view as UISegmentedControl: view.segmentWords
    case let view as UIControl: view.controlWords
    case let view as UIImageView: view.effectiveImage.map { [$0.outlineText] } ?? []
    case let view as UIProgressView: ["\(Int((view.progress * 100).rounded()))%"]
    case let view as UIActivityIndicatorView: view.isAnimating ? ["animating"] : []
    case let view as UINavigationBar: view.barWords
    case let view as UIToolbar: view.toolbarWords
    case let view as UITableViewCell: view.cellWords
    case let view as UITableView: view.tableWords
    case let view as UICollectionViewCell: view.itemWords
    default: []
    }
  }

  /// The children of the view in the outline.
  var outlineChildren: [HeadlessOutlineChild] {
    switch self {
    case is UIButton: []
    case let table as UITableView: table.outlineRows
    case let collection as UICollectionView: collection.outlineItems
    default: subviews.map { .view($0, role: nil) }
    }
  }

  /// The content view of a cell, a header, or a footer.
  var outlineContentView: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    case let cell as UICollectionViewCell: cell.contentView
    default: nil
    }
  }
}

extension UILabel {
  fileprivate var labelWords: [String] {
    let words = text.map { [$0.headlessQuoted] } ?? []
    return isEnabled ? words : words + ["disabled"]
  }
}

extension UIControl {
  fileprivate var controlWords: [String] {
    var words: [String] = []
    if isSelected { words.append("selected") }
    if isHighlighted { words.append("highlighted") }
    if !isEnabled { words.append("disabled") }
    return words
  }
}

extension UIButton {
  fileprivate var buttonWords: [String] {
    var words = currentTitle.map { [$0.headlessQuoted] } ?? []
    if let subtitle = configuration?.subtitle { words.append(subtitle.headlessQuoted) }
    if let image = currentImage { words.append(image.outlineText) }
    return words + controlWords
  }
}

extension UITextField {
  fileprivate var fieldWords: [String] {
    var words: [String] = []
    if hasText {
      words.append(shownText.headlessQuoted)
    } else if let placeholder {
      words += ["placeholder", placeholder.headlessQuoted]
    }
    if isEditing { words.append("editing") }
    return words + controlWords
  }
}

extension UISegmentedControl {
  fileprivate var segmentWords: [String] {
    let titles = segments.enumerated().map { index, segment in
      let title = segment.title?.headlessQuoted ?? segment.image?.outlineText ?? "\"\""
      return index == selectedSegmentIndex ? title + " selected" : title
    }
    return [titles.joined(separator: ", ")] + controlWords
  }
}

extension UINavigationBar {
  fileprivate var barWords: [String] {
    guard let item else { return [] }
    var words = [(item.title ?? "").headlessQuoted]
    if headlessShownLargeTitleHeight > 0 { words.append("large") }
    if let backTitle, showsBackButton { words += ["back", backTitle.headlessQuoted] }
    for (side, buttons) in [("left", item.leftBarButtonItems), ("right", item.rightBarButtonItems)] {
      words += (buttons ?? []).filter(\.isDrawnByBar).flatMap { [side] + $0.outlineWords }
    }
    return words
  }
}

extension UIToolbar {
  fileprivate var toolbarWords: [String] { shownItems.filter(\.isDrawnByBar).flatMap(\.outlineWords) }
}

extension UIBarButtonItem {
  /// A Boolean value that indicates whether the bar shows the item without a view.
  fileprivate var isDrawnByBar: Bool { !isHidden && !isSpace && customView == nil }

  fileprivate var outlineWords: [String] {
    [title?.headlessQuoted ?? image?.outlineText ?? "\"\""] + (isEnabled ? [] : ["disabled"])
  }
}

extension UIImage {
  /// The symbol's name or the image's size in points.
  fileprivate var outlineText: String {
    if case .symbol(let name) = content { return "symbol " + name }
    return "image \(HeadlessNumber.text(size.width))x\(HeadlessNumber.text(size.height))"
  }
}
