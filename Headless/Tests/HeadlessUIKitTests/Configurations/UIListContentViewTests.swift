import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UIListContentViewTests {
  private func height(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> CGFloat {
    UIListContentView(configuration: configuration).systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func laidOut(_ configuration: UIListContentConfiguration, width: CGFloat = 320) -> UIListContentView {
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height(configuration, width: width))
    view.layoutIfNeeded()
    return view
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
  }

  @Test func aShortCellHasTheLeastHeight() {
    var configuration = UIListContentConfiguration.cell()
    let empty = height(configuration)
    configuration.text = "Short"
    expectEqual(height(configuration), empty)
  }

  @Test func textWrapsInTheWidth() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = String(repeating: "word ", count: 60)
    let wide = height(configuration, width: 600)
    let narrow = height(configuration, width: 200)
    #expect(narrow > 2 * wide)
    configuration.textProperties.numberOfLines = 2
    let lineHeight = configuration.textProperties.font.lineHeight
    let margins = configuration.directionalLayoutMargins
    let expected = max(2 * lineHeight + margins.top + margins.bottom, 44)
    #expect(abs(height(configuration, width: 200) - expected) < 1)
  }

  @Test func textsStandOneBelowTheOther() throws {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.text = "Title"
    configuration.secondaryText = "Subtitle"
    configuration.textToSecondaryTextVerticalPadding = 3
    let texts = labels(laidOut(configuration))
    try #require(texts.count == 2)
    expectEqual(texts.map(\.text), ["Title", "Subtitle"])
    expectEqual(texts[1].frame.minY, texts[0].frame.maxY + 3)
    #expect(texts.allSatisfy { $0.frame.minX == configuration.directionalLayoutMargins.leading })
  }

  @Test func textsStandSideBySideWhereTheyFit() throws {
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Name"
    configuration.secondaryText = "Value"
    let texts = labels(laidOut(configuration))
    try #require(texts.count == 2)
    expectEqual(texts[0].frame.midY, texts[1].frame.midY)
    expectEqual(texts[1].frame.maxX, 320 - configuration.directionalLayoutMargins.trailing)
    let narrow = labels(laidOut(configuration, width: 80))
    #expect(narrow[1].frame.minY >= narrow[0].frame.maxY)
  }

  @Test func theImageIsMadeSmallerAndHasItsRoom() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    configuration.image = UIImage(headlessColor: .red, size: CGSize(width: 100, height: 200))
    configuration.imageProperties.maximumSize = CGSize(width: 0, height: 50)
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 45, height: 0)
    configuration.imageProperties.cornerRadius = 4
    let view = laidOut(configuration)
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    let leading = configuration.directionalLayoutMargins.leading
    expectEqual(image.frame.size, CGSize(width: 25, height: 50))
    expectEqual(image.frame.minX, leading + 10)
    expectEqual(image.layer.cornerRadius, 4)
    expectEqual(labels(view)[0].frame.minX, leading + 45 + configuration.imageToTextPadding)
    expectEqual(view.bounds.height, 50 + configuration.directionalLayoutMargins.top * 2)
  }

  @Test func aGroupedHeaderIsInCapitals() {
    var configuration = UIListContentConfiguration.groupedHeader()
    configuration.text = "Straße"
    expectEqual(labels(laidOut(configuration))[0].text, "STRASSE")
    expectEqual(configuration.text, "Straße")
  }

  @Test func aNewConfigurationReplacesTheContent() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "one"
    let view = laidOut(configuration)
    configuration.text = "two"
    view.configuration = configuration
    expectEqual(labels(view)[0].text, "two")
    #expect(view.supports(configuration))
  }

  @Test func disabledContentIsDimmed() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "one"
    var state = UICellConfigurationState(traitCollection: UITraitCollection(userInterfaceStyle: .light))
    expectEqual(configuration.updated(for: state), configuration)
    state.isDisabled = true
    let updated = configuration.updated(for: state)
    #expect(updated.textProperties.resolvedColor() != configuration.textProperties.resolvedColor())
    state.isDisabled = false
    expectEqual(updated.updated(for: state), configuration)
  }
}
