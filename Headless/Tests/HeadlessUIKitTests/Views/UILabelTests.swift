import Foundation
import TestSupport
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
    expectEqual(label(nil).intrinsicContentSize, .zero)
    expectEqual(label("").sizeThatFits(CGSize(width: 100, height: 100)), .zero)
  }

  @Test func oneLineIsAsWideAsItsText() {
    let label = label("Some text that is rather long")
    let width = label.font.headlessMetrics.width(of: "Some text that is rather long")
    #expect(label.intrinsicContentSize.width >= width && label.intrinsicContentSize.width < width + 0.5)
    expectEqual(label.sizeThatFits(CGSize(width: 30, height: 0)), label.intrinsicContentSize)
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
    expectEqual(label.intrinsicContentSize, before)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > 1.9 * before.height)
    label.font = nil
    expectEqual(label.font, .systemFont(ofSize: 17))
  }

  @Test func textAndAttributedTextFollowEachOther() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "attributed")
    expectEqual(label.text, "attributed")
    label.text = "plain"
    expectEqual(label.attributedText?.string, "plain")
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
    expectEqual(parent.passes, passes)
    label.text = "two"
    parent.layoutIfNeeded()
    expectEqual(parent.passes, passes + 1)
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
          expectEqual(layout.lines.map(\.text), [text], "\(text) at \(label.font.pointSize) points")
        }
      }
    }
  }
}

/// Labels with room around their text, as apps write them.
@MainActor @Suite struct PaddedLabelTests {
  /// The room comes from the rectangle of the text.
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let rect = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return rect.inset(
        by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
      )
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  /// The room comes from the size.
  private final class GrownLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 16, height: size.height + 8)
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 4)) }
  }

  private final class SilentLabel: UILabel {
    override func drawText(in rect: CGRect) {}
  }

  private func plain(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func sizesHaveTheRoomAroundTheText() {
    let size = plain("Tea").intrinsicContentSize
    for label in [PaddedLabel(), GrownLabel()] {
      label.text = "Tea"
      expectEqual(label.intrinsicContentSize, CGSize(width: size.width + 16, height: size.height + 8))
    }
    let padded = PaddedLabel()
    padded.text = "Tea"
    expectEqual(
      padded.sizeThatFits(CGSize(width: 5, height: 5)),
      padded.intrinsicContentSize,
      "one line has all the width"
    )
  }

  @Test func linesBreakInsideTheRoom() {
    let text = "Tea and coffee and cake and bread"
    let label = PaddedLabel()
    label.text = text
    label.numberOfLines = 0
    let expected = plain(text, lines: 0).sizeThatFits(CGSize(width: 84, height: 0)).height + 8
    expectEqual(label.sizeThatFits(CGSize(width: 100, height: 0)).height, expected)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.topAnchor.constraint(equalTo: view.topAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(label.bounds.size == CGSize(width: 100, height: expected) && !label.headlessIsTruncated)
    label.insets = UIEdgeInsets(top: 4, left: 40, bottom: 4, right: 40)
    #expect(label.headlessIsTruncated)
  }

  @Test func anOverriddenSizeCountsInLayoutsWithSeveralLines() {
    let label = GrownLabel()
    label.text = "Tea and coffee and cake and bread"
    label.numberOfLines = 0
    let expected = plain("Tea and coffee and cake and bread", lines: 0).sizeThatFits(CGSize(width: 100, height: 0))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor), label.topAnchor.constraint(equalTo: view.topAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    view.layoutIfNeeded()
    expectEqual(label.bounds.height, expected.height + 8)
  }

  @Test func aTextThatIsNotDrawnIsNotCutOff() {
    let label = SilentLabel(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    label.text = "A long text"
    #expect(!label.headlessIsTruncated)
  }

  @Test func thereIsNoTextWhereThereIsNoRoom() {
    let label = plain("Tea")
    expectEqual(
      label.textRect(forBounds: CGRect(x: 5, y: 6, width: -10, height: 20), limitedToNumberOfLines: 1).size,
      .zero
    )
    let rect = label.textRect(forBounds: CGRect(x: 5, y: 6, width: 300, height: 300), limitedToNumberOfLines: 1)
    expectEqual(rect, CGRect(origin: CGPoint(x: 5, y: 6), size: label.intrinsicContentSize))
  }
}
