import Foundation

/// A view whose text is edited: what text fields and text views have in common.
@preconcurrency @MainActor public protocol HeadlessEditedText: UITextInput {
  var headlessEditedText: String { get }
  /// The selection, in UTF-16.
  var headlessSelection: NSRange { get set }
  /// Replaces a part of the text, as a program does: without asking the delegate.
  func headlessReplace(_ range: NSRange, with text: String)
  /// Replaces a part of the text, as a person does: if the delegate allows it.
  func headlessEnter(_ range: NSRange, with text: String)
  /// The place of the cursor before a character, in the view's coordinates.
  func headlessCaret(at offset: Int) -> CGRect
}

extension HeadlessEditedText {
  private func limited(_ range: NSRange) -> NSRange {
    let length = headlessEditedText.utf16.count
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  // MARK: Text

  public func text(in range: UITextRange) -> String? {
    (headlessEditedText as NSString).substring(with: limited(range.headlessRange))
  }

  public func replace(_ range: UITextRange, withText text: String) {
    headlessReplace(limited(range.headlessRange), with: text)
  }

  public var selectedTextRange: UITextRange? {
    get { UITextRange(headlessRange: headlessSelection) }
    set { if let newValue { headlessSelection = limited(newValue.headlessRange) } }
  }

  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}

  // MARK: Places

  public var beginningOfDocument: UITextPosition { UITextPosition(headlessOffset: 0) }
  public var endOfDocument: UITextPosition { UITextPosition(headlessOffset: headlessEditedText.utf16.count) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) = (
      min(fromPosition.headlessOffset, toPosition.headlessOffset),
      max(fromPosition.headlessOffset, toPosition.headlessOffset)
    )
    return UITextRange(headlessRange: NSRange(location: first, length: last - first))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.headlessOffset + offset
    guard (0...headlessEditedText.utf16.count).contains(place) else { return nil }
    return UITextPosition(headlessOffset: place)
  }

  public func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return self.position(from: position, offset: -offset)
    case .up, .down:
      let caret = caretRect(for: position)
      let distance = CGFloat(direction == .up ? -offset : offset) * caret.height
      return closestPosition(to: CGPoint(x: caret.minX, y: caret.midY + distance))
    }
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.headlessOffset < other.headlessOffset
      ? .orderedAscending : position.headlessOffset == other.headlessOffset ? .orderedSame : .orderedDescending
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.headlessOffset - from.headlessOffset
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point) else { return nil }
    let text = headlessEditedText as NSString
    guard text.length > 0 else { return nil }
    return UITextRange(
      headlessRange: text.rangeOfComposedCharacterSequence(at: min(position.headlessOffset, text.length - 1))
    )
  }

  /// The rectangles of a range, one a line.
  func lineRects(of range: NSRange) -> [CGRect] {
    let range = limited(range)
    var rects: [CGRect] = []
    for offset in range.location...range.upperBound {
      let caret = headlessCaret(at: offset)
      if let last = rects.last, abs(last.minY - caret.minY) < 0.5 {
        rects[rects.count - 1].size.width = caret.minX - last.minX
      } else {
        rects.append(CGRect(x: caret.minX, y: caret.minY, width: 0, height: caret.height))
      }
    }
    return rects
  }

  func closestOffset(to point: CGPoint) -> Int {
    let distances = (0...headlessEditedText.utf16.count).map { offset -> (line: CGFloat, across: CGFloat) in
      let caret = headlessCaret(at: offset)
      return (max(0, caret.minY - point.y, point.y - caret.maxY), abs(caret.minX - point.x))
    }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }

  // MARK: Editing actions

  /// Whether an action of the edit menu can be done with the text; `nil` for another action.
  func canEdit(_ action: Selector) -> Bool? {
    switch action.description {
    case "cut:", "copy:": headlessSelection.length > 0 && !isSecureTextEntry
    case "delete:": headlessSelection.length > 0
    case "paste:", "pasteAndMatchStyle:": UIPasteboard.general.hasStrings
    case "select:": hasText && headlessSelection.length == 0
    case "selectAll:": hasText && headlessSelection.length < headlessEditedText.utf16.count
    default: nil
    }
  }

  func copySelection() {
    let selection = limited(headlessSelection)
    guard selection.length > 0 else { return }
    UIPasteboard.general.string = (headlessEditedText as NSString).substring(with: selection)
  }

  func enterOverSelection(_ text: String) { headlessEnter(limited(headlessSelection), with: text) }

  func selectWord() {
    let text = headlessEditedText
    let place = headlessSelection.location
    for match in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let range = NSRange(match.startIndex..<match.endIndex, in: text)
      if range.location <= place, place <= range.upperBound { headlessSelection = range }
    }
  }
}

extension UITextField: HeadlessEditedText {}

extension UITextView: HeadlessEditedText {}
