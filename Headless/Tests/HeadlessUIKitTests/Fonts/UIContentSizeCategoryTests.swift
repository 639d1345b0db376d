import HeadlessUIKit
import TestSupport
import Testing

struct UIContentSizeCategoryTests {
  private let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The order of https://developer.apple.com/documentation/uikit/uicontentsizecategory
  @Test func allPairsCompareByTheirPlaces() {
    for (left, leftPlace) in zip(ordered, 0...) {
      for (right, rightPlace) in zip(ordered, 0...) {
        expectEqual((left < right), (leftPlace < rightPlace))
        expectEqual((left <= right), (leftPlace <= rightPlace))
        expectEqual((left > right), (leftPlace > rightPlace))
        expectEqual((left >= right), (leftPlace >= rightPlace))
        expectEqual((left == right), (leftPlace == rightPlace))
      }
    }
  }

  @Test func theLastFiveAreAccessibilityCategories() {
    expectEqual(ordered.map(\.isAccessibilityCategory), ordered.indices.map { $0 >= 7 })
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
