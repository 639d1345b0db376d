import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct AttributedTextTests {
  private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  private func plain(_ text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    return label.intrinsicContentSize
  }

  private func text(_ parts: [(String, UIFont)]) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, font) in parts { text.append(NSAttributedString(string: part, attributes: [.font: font])) }
    return text
  }

  /// With one font a text with attributes is as large as a plain one, wherever it breaks.
  @Test(arguments: [9, 12.5, 17, 33] as [CGFloat])
  func oneFontMeasuresAsPlainText(_ size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    let words = "The quick brown fox jumps over the lazy dog.\nWell\u{AD}known co-op, 日本語のテキスト and 👩‍👩‍👧 families"
    let reference = UILabel()
    reference.font = font
    reference.numberOfLines = 0
    reference.text = words
    let measured = label(text([(words, font)]))
    for width in stride(from: 20 as CGFloat, through: 600, by: 7) {
      let target = CGSize(width: width, height: 0)
      expectEqual(measured.sizeThatFits(target), reference.sizeThatFits(target), "width \(width)")
    }
    expectEqual(measured.intrinsicContentSize, reference.intrinsicContentSize)
  }

  @Test func aLineIsAsHighAsItsHighestFont() {
    let small = UIFont.systemFont(ofSize: 10)
    let large = UIFont.systemFont(ofSize: 30)
    let mixed = label(text([("small ", small), ("large", large)]))
    let size = mixed.intrinsicContentSize
    expectEqual(size.height, plain("large", large).height)
    #expect(
      abs(size.width - plain("small x", small).width + plain("x", small).width - plain("large", large).width) <= 1
    )
    // In a narrow width each word has a line of its own.
    let narrow = mixed.sizeThatFits(CGSize(width: plain("large", large).width, height: 0))
    #expect(abs(narrow.height - plain("small", small).height - plain("large", large).height) <= 0.5)
  }

  /// https://developer.apple.com/documentation/uikit/nsparagraphstyle
  @Test func aParagraphStyleSetsLines() {
    let font = UIFont.systemFont(ofSize: 10)
    let line = font.lineHeight
    func height(_ lines: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      return label(NSAttributedString(string: lines, attributes: [.font: font, .paragraphStyle: style]))
        .intrinsicContentSize.height
    }
    func expect(_ measured: CGFloat, _ expected: CGFloat) {
      #expect(abs(measured - expected) <= 0.5, "\(measured) is not \(expected)")
    }
    expect(height("a\nb") { _ in }, 2 * line)
    expect(height("a\nb") { $0.lineSpacing = 7 }, 2 * line + 7)
    expect(height("a\nb") { $0.paragraphSpacing = 5 }, 2 * line + 5)
    expect(height("a\nb") { $0.paragraphSpacingBefore = 3 }, 2 * line + 3)
    expect(height("a\nb") { $0.minimumLineHeight = 40 }, 80)
    expect(height("a\nb") { $0.maximumLineHeight = 4 }, 8)
    expect(height("a\nb") { $0.lineHeightMultiple = 2 }, 4 * line)
    let indented = NSMutableParagraphStyle()
    indented.firstLineHeadIndent = 30
    let width = label(NSAttributedString(string: "a", attributes: [.font: font, .paragraphStyle: indented]))
      .intrinsicContentSize.width
    expectEqual(width, plain("a", font).width + 30)
  }

  @Test func kerningWidensText() {
    let font = UIFont.systemFont(ofSize: 10)
    let wide = label(NSAttributedString(string: "abcd", attributes: [.font: font, .kern: 2]))
    #expect(abs(wide.intrinsicContentSize.width - plain("abcd", font).width - 8) <= 0.5)
  }

  @Test func anAttachmentHasItsSize() {
    let attachment = NSTextAttachment(image: UIImage(headlessColor: .red, size: CGSize(width: 40, height: 50)))
    let text = NSMutableAttributedString(attachment: attachment)
    expectEqual(label(text).intrinsicContentSize, CGSize(width: 40, height: 50))
    attachment.bounds = CGRect(x: 0, y: -5, width: 20, height: 20)
    expectEqual(label(text).intrinsicContentSize, CGSize(width: 20, height: 20))
  }

  /// What attributes do not say comes from the label, and setting a property of the label changes the whole text:
  /// https://developer.apple.com/documentation/uikit/uilabel/attributedtext
  @Test func theLabelsPropertiesCountForTheWholeText() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.attributedText = NSAttributedString(string: "text", attributes: [.kern: 0])
    expectEqual(label.intrinsicContentSize, plain("text", .systemFont(ofSize: 20)))
    expectEqual(label.text, "text")
    label.attributedText = text([("text", .systemFont(ofSize: 40))])
    expectEqual(label.intrinsicContentSize, plain("text", .systemFont(ofSize: 40)))
    label.font = .systemFont(ofSize: 30)
    expectEqual(label.intrinsicContentSize, plain("text", .systemFont(ofSize: 30)))
    label.text = "text"
    #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
  }

  @Test func attributesAloneAreAChange() {
    let label = UILabel()
    label.attributedText = text([("text", .systemFont(ofSize: 10))])
    let before = label.intrinsicContentSize
    label.attributedText = text([("text", .systemFont(ofSize: 20))])
    #expect(label.intrinsicContentSize.width > before.width * 1.8)
  }

  @Test func fontsInAttributesFollowTheCategory() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.attributedText = text([("a", .preferredFont(forTextStyle: .body)), ("b", .systemFont(ofSize: 10))])
    let window = UIWindow()
    window.addSubview(label)
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    let sizes = [0, 1].map {
      (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize
    }
    expectEqual(sizes, [19, 10])
  }

  // MARK: Measuring without a label

  @Test func stringsAreMeasured() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = "some words".size(withAttributes: [.font: font])
    expectEqual(one.height, font.lineHeight)
    #expect(one.width > 0)
    #expect(("some words" as NSString).size(withAttributes: [.font: font]) == one)
    let wrapped = "some words".boundingRect(
      with: CGSize(width: one.width - 1, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin],
      attributes: [.font: font],
      context: nil
    )
    #expect(abs(wrapped.height - 2 * font.lineHeight) < 0.001)
    let single = NSAttributedString(string: "some words", attributes: [.font: font])
      .boundingRect(with: CGSize(width: 10, height: 10), context: nil)
    expectEqual(single.size, one)
  }

  // MARK: Other views

  @Test func aButtonShowsAttributedTitles() {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(text([("Large", .systemFont(ofSize: 40))]), for: .normal)
    expectEqual(button.titleLabel?.text, "Large")
    expectEqual(button.intrinsicContentSize.width, plain("Large", .systemFont(ofSize: 40)).width)
    button.setTitle("Plain", for: .normal)
    expectEqual(button.currentAttributedTitle?.string, "Large")
    button.setAttributedTitle(nil, for: .normal)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.text, "Plain")
  }

  @Test func aConfigurationHasAnAttributedTitle() {
    var title = AttributedString("Buy")
    title.font = .systemFont(ofSize: 40)
    title.foregroundColor = .red
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let button = UIButton(configuration: configuration)
    expectEqual(button.currentTitle, "Buy")
    expectEqual(button.intrinsicContentSize.width, plain("Buy", .systemFont(ofSize: 40)).width)
    let color = button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    expectEqual(color, .red)
  }

  @Test func aFieldHasAttributedTexts() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.foregroundColor: UIColor.red])
    expectEqual(field.placeholder, "Name")
    field.attributedText = text([("Ada", .systemFont(ofSize: 30))])
    expectEqual(field.text, "Ada")
    field.headlessType("!")
    expectEqual(field.attributedText?.string, "Ada!")
    #expect(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == field.font)
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.blue]
    expectEqual(field.font?.pointSize, 9)
    expectEqual(field.textColor, .blue)
  }

  @Test func aListCellShowsAttributedText() {
    var content = UIListContentConfiguration.cell()
    content.attributedText = text([("Large", .systemFont(ofSize: 60))])
    let view = UIListContentView(configuration: content)
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height > 60)
    content.text = "Plain"
    view.configuration = content
    #expect(view.sizeThatFits(CGSize(width: 320, height: 0)).height < 60)
  }

  /// https://developer.apple.com/documentation/uikit/uibutton/contentedgeinsets
  @Test func edgeInsetsOfAButton() {
    let button = UIButton(type: .custom)
    button.setTitle("A rather long title", for: .normal)
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    expectEqual(button.intrinsicContentSize.width, plain.width + 40)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    let before = button.titleLabel?.frame.minX ?? 0
    expectEqual(before, 20)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.frame.minX, before + 6)
  }
}
