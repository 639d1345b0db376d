import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct UILabelTests {
  private func label(_ text: String?, lines: Int = 1, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func isWholePixels(_ size: CGSize) -> Bool {
    (size.width * 2).rounded() == size.width * 2 && (size.height * 2).rounded() == size.height * 2
  }

  @Test func anEmptyLabelHasNoSize() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func oneLineIsAsWideAsItsText() {
    let label = label("Some text that is rather long")
    let width = label.font.headlessMetrics.width(of: "Some text that is rather long")
    #expect(label.intrinsicContentSize.width >= width && label.intrinsicContentSize.width < width + 0.5)
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)) == label.intrinsicContentSize)
    #expect(isWholePixels(label.intrinsicContentSize))
  }

  @Test func heightIsAMultipleOfTheLineHeight() {
    let text = "one two three four five six seven eight nine ten"
    for lines in [0, 2, 3] {
      let label = label(text, lines: lines)
      let size = label.sizeThatFits(CGSize(width: 60, height: 0))
      let count = (size.height / label.font.lineHeight).rounded()
      #expect(size.height - count * label.font.lineHeight < 0.5)
      #expect(lines == 0 ? count > 3 : Int(count) == lines)
      #expect(size.width <= 60)
    }
  }

  @Test func newlinesBeginLines() {
    let label = label("a\nb\nc", lines: 0)
    #expect(label.intrinsicContentSize.height > 2.9 * label.font.lineHeight)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize.height < 1.1 * label.font.lineHeight)
  }

  @Test func thePreferredWidthWrapsTheIntrinsicSize() {
    let label = label("one two three four five six", lines: 0)
    let oneLine = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.width <= 60)
    #expect(label.intrinsicContentSize.height > 2 * oneLine.height)
  }

  @Test func changesAreMeasuredAgain() {
    let label = label("one")
    let before = label.intrinsicContentSize
    label.text = "one two"
    #expect(label.intrinsicContentSize.width > before.width)
    label.text = "one"
    #expect(label.intrinsicContentSize == before)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > 1.9 * before.height)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
  }

  @Test func textAndAttributedTextFollowEachOther() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "attributed")
    #expect(label.text == "attributed")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.text = nil
    #expect(label.attributedText == nil)
  }

  @Test func theSameTextDoesNotLayOutTheSuperviewAgain() {
    final class Counting: UIView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let parent = Counting()
    let label = label("one")
    parent.addSubview(label)
    parent.layoutIfNeeded()
    let passes = parent.passes
    label.text = "one"
    parent.layoutIfNeeded()
    #expect(parent.passes == passes)
    label.text = "two"
    parent.layoutIfNeeded()
    #expect(parent.passes == passes + 1)
  }

  @Test func aLabelDoesNotTakeTouches() {
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
  }

  /// A label as wide as it asks to be shows its text on one line, whatever fraction of a pixel the text ends in.
  @Test func aLabelThatFitsIsNotCutOff() {
    let texts = ["Vito Corleone", "Marlon Brando", "A b", "The quick brown fox jumps over the lazy dog"]
    for text in texts {
      for step in 0..<600 {
        let label = UILabel()
        label.font = .systemFont(ofSize: 8 + CGFloat(step) / 10)
        label.text = text
        for lines in [0, 1] {
          label.numberOfLines = lines
          let size = label.sizeThatFits(CGSize(width: 10_000, height: 10_000))
          let layout = label.headlessTextLayout(in: size.width)
          #expect(layout.lines.map(\.text) == [text], "\(text) at \(label.font.pointSize) points")
        }
      }
    }
  }
}
