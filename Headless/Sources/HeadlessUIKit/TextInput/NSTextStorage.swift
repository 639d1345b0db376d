import Foundation

/// A text whose layout managers, view and delegate follow its edits.
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open weak var delegate: (any NSTextStorageDelegate)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// What has changed since the outermost `beginEditing()`.
  open private(set) var editedMask: EditActions = []
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  open private(set) var changeInLength = 0
  private var editing = 0
  /// Whether edits are told of.
  private var isSilent = false
  /// Called after each edit.
  var didEdit: () -> Void = {}

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  override open func replaceCharacters(in range: NSRange, with str: String) {
    isInSuper { super.replaceCharacters(in: range, with: str) }
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  override open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    isInSuper { super.replaceCharacters(in: range, with: attrString) }
    edited([.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
  }

  override open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    isInSuper { super.setAttributes(attrs, range: range) }
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    isInSuper { super.addAttribute(name, value: value, range: range) }
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    isInSuper { super.addAttributes(attrs, range: range) }
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    isInSuper { super.removeAttribute(name, range: range) }
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  override open func setAttributedString(_ attrString: NSAttributedString) {
    let before = length
    isInSuper { super.setAttributedString(attrString) }
    edited(
      [.editedCharacters, .editedAttributes],
      range: NSRange(location: 0, length: before),
      changeInLength: attrString.length - before
    )
  }

  override open func append(_ attrString: NSAttributedString) {
    let before = length
    isInSuper { super.append(attrString) }
    edited(
      [.editedCharacters, .editedAttributes],
      range: NSRange(location: before, length: 0),
      changeInLength: attrString.length
    )
  }

  override open func insert(_ attrString: NSAttributedString, at loc: Int) {
    isInSuper { super.insert(attrString, at: loc) }
    edited(
      [.editedCharacters, .editedAttributes],
      range: NSRange(location: loc, length: 0),
      changeInLength: attrString.length
    )
  }

  override open func deleteCharacters(in range: NSRange) {
    isInSuper { super.deleteCharacters(in: range) }
    edited(.editedCharacters, range: range, changeInLength: -range.length)
  }

  /// Runs what may call other methods of this class, so that one edit is told of once.
  private func isInSuper(_ body: () -> Void) {
    let outer = isSilent
    isSilent = true
    body()
    isSilent = outer
  }

  override open func beginEditing() { editing += 1 }

  override open func endEditing() {
    editing = max(0, editing - 1)
    if editing == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Takes note of a change, which is processed at once or at the end of editing. A class with a text of its own calls it.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    guard !isSilent else { return }
    let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange =
      self.editedRange.location == NSNotFound ? range : NSUnionRange(self.editedRange, range)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editing == 0 { processEditing() }
  }

  /// Tells the delegate and those who show the text.
  open func processEditing() {
    editing += 1
    delegate?.textStorage(
      self,
      willProcessEditing: editedMask,
      range: editedRange,
      changeInLength: changeInLength
    )
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    editing -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    if !isSilent { didEdit() }
  }

  /// Takes the text of the view that the storage belongs to.
  func adopt(_ text: NSAttributedString) { isInSuper { setAttributedString(text) } }
}

#if canImport(ObjectiveC)
  // Apple's attributed strings are Sendable. A storage changes with its view, so it can't be sent.
  @available(*, unavailable) extension NSTextStorage: @unchecked Sendable {}
#endif
