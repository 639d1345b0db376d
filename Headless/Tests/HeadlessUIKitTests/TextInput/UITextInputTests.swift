import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What text fields and text views have in common as texts with places.
@MainActor struct UITextInputTests {
  enum Kind: CaseIterable {
    case field, view

    @MainActor func make(_ text: String) -> any HeadlessEditedText & UIView {
      switch self {
      case .field:
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.text = text
        return field
      case .view:
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = text
        return view
      }
    }

    var notifications: [Notification.Name] {
      switch self {
      case .field:
        [
          UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
          UITextField.textDidEndEditingNotification,
        ]
      case .view:
        [
          UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
          UITextView.textDidEndEditingNotification,
        ]
      }
    }
  }

  @Test(arguments: Kind.allCases) func editingIsTold(_ kind: Kind) {
    let input = kind.make("")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.addSubview(input)
    window.isHidden = false
    nonisolated(unsafe) var names: [Notification.Name] = []
    let tokens = kind.notifications.map { name in
      NotificationCenter.default.addObserver(forName: name, object: input, queue: nil) { names.append($0.name) }
    }
    if let field = input as? UITextField { field.headlessType("ab") }
    if let view = input as? UITextView { view.headlessType("ab") }
    input.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    let expected = [0, 1, 1, 2].map { kind.notifications[$0] }
    expectEqual(names, expected)
    window.isHidden = true
  }

  @Test(arguments: Kind.allCases) func typedTextGoesOverTheSelection(_ kind: Kind) throws {
    let input = kind.make("one two")
    expectEqual(input.selectedTextRange?.start, input.endOfDocument)
    let start = try #require(input.position(from: input.beginningOfDocument, offset: 4))
    input.selectedTextRange = input.textRange(from: start, to: input.endOfDocument)
    expectEqual(input.selectedTextRange.flatMap { input.text(in: $0) }, "two")
    input.insertText("2")
    expectEqual(input.headlessEditedText, "one 2")
    expectEqual(input.offset(from: input.beginningOfDocument, to: try #require(input.selectedTextRange?.end)), 5)
    input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.beginningOfDocument)
    input.insertText("x")
    #expect(input.headlessEditedText == "xone 2" && input.headlessSelection.location == 1)
    input.deleteBackward()
    expectEqual(input.headlessEditedText, "one 2")
    #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
    expectEqual(input.compare(input.beginningOfDocument, to: input.endOfDocument), .orderedAscending)
  }

  @Test(arguments: Kind.allCases) func placesAreFoundOnTheScreen(_ kind: Kind) throws {
    let input = kind.make("abc def")
    let third = try #require(input.position(from: input.beginningOfDocument, offset: 3))
    let caret = input.caretRect(for: third)
    #expect(caret.minX > input.caretRect(for: input.beginningOfDocument).minX && caret.height > 5)
    expectEqual(input.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)), third)
    let range = try #require(input.textRange(from: input.beginningOfDocument, to: third))
    #expect(abs(input.firstRect(for: range).width - (caret.minX - input.caretRect(for: range.start).minX)) < 0.01)
    expectEqual(input.selectionRects(for: range).count, 1)
  }

  @Test(arguments: Kind.allCases) func theEditMenuDoesWhatItSays(_ kind: Kind) {
    let input = kind.make("one two")
    func can(_ name: String) -> Bool { input.canPerformAction(Selector(name), withSender: nil) }
    UIPasteboard.general.strings = nil
    #expect(can("selectAll:") && can("select:") && !can("copy:") && !can("cut:") && !can("paste:"))
    input.select(nil)
    expectEqual(input.headlessSelection, NSRange(location: 4, length: 3))
    #expect(can("copy:") && can("cut:"))
    input.cut(nil)
    #expect(input.headlessEditedText == "one " && UIPasteboard.general.string == "two")
    input.selectAll(nil)
    input.copy(nil)
    expectEqual(UIPasteboard.general.string, "one ")
    input.paste(nil)
    input.paste(nil)
    expectEqual(input.headlessEditedText, "one one ")
    #expect(!UIView().canPerformAction(Selector("paste:"), withSender: nil))
  }

  @Test func aTextStorageIsTheViewsText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "Hello"
    view.textStorage.append(NSAttributedString(string: " you", attributes: [.foregroundColor: UIColor.red]))
    expectEqual(view.text, "Hello you")
    #expect(view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
    expectEqual(view.text, "Bye you")
    view.text = "New"
    expectEqual(view.textStorage.string, "New")
  }

  private final class Log: NSObject, NSTextStorageDelegate {
    var entries: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      entries.append("\(editedMask.contains(.editedCharacters)) \(editedRange.location),\(editedRange.length) \(delta)")
    }
  }

  @Test func editsOfAStorageAreToldOnce() {
    let storage = NSTextStorage(string: "abc")
    let log = Log()
    storage.delegate = log
    storage.append(NSAttributedString(string: "de"))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
    storage.endEditing()
    expectEqual(log.entries, ["true 3,2 2", "false 0,2 0", "true 0,3 1"])
    expectEqual(storage.string, "xyzcde")
  }

  @Test func aLayoutManagerFindsTheCharacterAtAPoint() {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(
        string: "Some words and a link",
        attributes: [.font: UIFont.systemFont(ofSize: 17)]
      )
    )
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let used = manager.usedRect(for: container)
    #expect(used.width <= 100 && used.height > 30)
    let link = (storage.string as NSString).range(of: "link")
    let rect = manager.boundingRect(forGlyphRange: link, in: container)
    #expect(rect.minY > 10 && rect.width > 10)
    let index = manager.characterIndex(
      for: CGPoint(x: rect.midX, y: rect.midY),
      in: container,
      fractionOfDistanceBetweenInsertionPoints: nil
    )
    #expect(NSLocationInRange(index, link))
    expectEqual(manager.glyphRange(for: container).length, storage.length)
  }

  private final class Links: NSObject, UITextViewDelegate {
    var log: [String] = []
    var allows = false
    func textView(
      _ textView: UITextView,
      shouldInteractWith url: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(url) \(characterRange.location)")
      return allows
    }
  }

  @Test func aLinkIsOpenedIfTheDelegateAllowsIt() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let links = Links()
    view.delegate = links
    view.isEditable = false
    let url = try #require(URL(string: "https://a.b"))
    let text = NSMutableAttributedString(string: "See ")
    text.append(NSAttributedString(string: "this", attributes: [.link: url]))
    view.attributedText = text
    window.addSubview(view)
    window.isHidden = false
    #expect(!view.headlessTapItem(at: 1) && !view.headlessTapItem(at: 5))
    links.allows = true
    #expect(view.headlessTapItem(at: 5))
    expectEqual(links.log, ["https://a.b 4", "https://a.b 4"])
    expectEqual(UIApplication.shared.headlessOpenedURLs.last, url)
    window.isHidden = true
  }
}
