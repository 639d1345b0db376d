import Foundation
import HeadlessRendering
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct HeadlessDrawnTextTests {
  private func label(_ text: String, _ color: UIColor, on parent: UIView) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
    label.text = text
    label.textColor = color
    parent.addSubview(label)
    return label
  }

  /// Ratios of https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio: 21 for black on white, 4.48 for #777777, 4.54 for #767676.
  @Test(arguments: [(0, 21.0), (0x77, 4.48), (0x76, 4.54), (0xFF, 1.0)])
  func contrastIsComputedAsWCAGDoes(grey: Int, expected: Double) {
    let level = CGFloat(grey) / 255
    let color = HeadlessDrawnText.Color(red: level, green: level, blue: level)
    let white = HeadlessDrawnText.Color(red: 1, green: 1, blue: 1)
    #expect(abs(color.contrast(to: white) - expected) < 0.005)
    expectEqual(color.contrast(to: white), white.contrast(to: color))
  }

  @Test
  func aTextHasTheColourOfWhatIsBehindItTransparentAreasAndViewsIncluded() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    half.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.addSubview(half)
    let text = label("Text", UIColor(white: 1, alpha: 0.5), on: half)
    let drawn = try #require(view.headlessDrawnTexts().first)
    #expect(drawn.text == "Text" && drawn.pointSize == 17 && !drawn.isBold)
    #expect(abs(drawn.background.red - 0.5) < 0.01 && abs(drawn.color.red - 0.75) < 0.01)
    text.font = .boldSystemFont(ofSize: 20)
    half.alpha = 0
    #expect(view.headlessDrawnTexts().isEmpty)
    half.alpha = 1
    #expect(view.headlessDrawnTexts().first?.isBold == true)
  }

  @Test
  func textsThatAreCoveredAndTextsOnPicturesAreLeftOut() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    _ = label("Text", .black, on: view)
    let cover = UIView(frame: view.bounds)
    cover.backgroundColor = .white
    view.addSubview(cover)
    #expect(view.headlessDrawnTexts().isEmpty)
    cover.removeFromSuperview()
    expectEqual(view.headlessDrawnTexts().count, 1)
    let picture = UIImageView(image: UIImage(systemName: "star.fill"))
    picture.frame = view.bounds
    view.insertSubview(picture, at: 0)
    #expect(view.headlessDrawnTexts().isEmpty)
  }

  @Test
  func eachAppearanceHasItsColours() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.backgroundColor = .systemBackground
    _ = label("Text", .label, on: view)
    expectEqual(view.headlessDrawnTexts(style: .light).first?.background.red, 1)
    expectEqual(view.headlessDrawnTexts(style: .dark).first?.background.red, 0)
    expectEqual(view.headlessDrawnTexts(style: .dark).first?.color.red, 1)
  }
}
