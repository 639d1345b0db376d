import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UITextViewTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    var allows = true

    func textViewDidBeginEditing(_ textView: UITextView) { log.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.append("\(range.location),\(range.length) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { log.append("change") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  }

  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
  private let delegate = Delegate()

  init() {
    view.font = .systemFont(ofSize: 20)
    view.delegate = delegate
  }

  @Test func typingAsksAndTells() {
    view.headlessType("ab")
    expectEqual(view.text, "ab")
    expectEqual(delegate.log, ["begin", "0,0 a", "change", "1,0 b", "change"])
    delegate.log = []
    view.headlessDeleteBackward()
    expectEqual(view.text, "a")
    expectEqual(delegate.log, ["1,1 ", "change"])
    delegate.allows = false
    delegate.log = []
    view.headlessType("x")
    expectEqual(view.text, "a")
    expectEqual(delegate.log, ["1,0 x"])
    view.resignFirstResponder()
    expectEqual(delegate.log.last, "end")
  }

  /// Text that a program sets is no edit: https://developer.apple.com/documentation/uikit/uitextviewdelegate
  @Test func settingTheTextTellsNobody() {
    view.text = "program"
    expectEqual(delegate.log, [])
    view.isEditable = false
    view.headlessType("x")
    expectEqual(view.text, "program")
  }

  @Test func typingReplacesTheSelection() {
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    view.headlessType("1")
    expectEqual(view.text, "1 two")
    expectEqual(view.selectedRange, NSRange(location: 1, length: 0))
  }

  @Test func aViewThatDoesNotScrollIsAsHighAsItsText() {
    view.text = "a\nb\nc"
    expectEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    let height = view.intrinsicContentSize.height
    #expect(abs(height - 3 * line - 16) <= 0.5)
    view.textContainerInset = .zero
    #expect(abs(view.intrinsicContentSize.height - 3 * line) <= 0.5)
    // The padding of lines takes room from the text.
    view.text = "word word"
    let wide = view.sizeThatFits(CGSize(width: 200, height: 0))
    let narrow = view.sizeThatFits(CGSize(width: wide.width - 1, height: 0))
    #expect(narrow.height > wide.height)
  }

  /// As a label has: cells with text views that grow are written so.
  @Test func aViewThatDoesNotScrollHasTheLinesThatFitInTheWidthThatConstraintsGiveIt() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
    view.isScrollEnabled = false
    view.text = "words that go on and on until they need some lines in a telephone that is held upright"
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    expectEqual(view.frame.width, 200)
    expectEqual(view.frame.height, view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(view.frame.height > view.sizeThatFits(.zero).height + 40)
  }

  @Test func longTextScrolls() {
    view.text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    view.layoutIfNeeded()
    #expect(view.contentSize.height > 400)
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    #expect(view.contentOffset.y > 300)
    expectEqual(delegate.log, ["scroll"])
  }

  @Test func theFontFollowsTheCategory() {
    view.font = .preferredFont(forTextStyle: .body)
    view.adjustsFontForContentSizeCategory = true
    let window = UIWindow()
    window.addSubview(view)
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    expectEqual(view.font?.pointSize, 19)
  }
}
