import Foundation

/// The size of text that the user asks for.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// Posted after the user has asked for another size of text.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether this is one of the five sizes beyond the usual ones.
  public var isAccessibilityCategory: Bool { step.map { $0 >= UIContentSizeCategory.firstAccessibilityStep } ?? false }

  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.comparedStep < right.comparedStep
  }

  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.comparedStep <= right.comparedStep
  }

  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }

  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right <= left }

  /// The categories from the smallest to the largest.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let firstAccessibilityStep = 7

  /// The place among the categories, from 0; `nil` if this is none of them.
  private var step: Int? { UIContentSizeCategory.ordered.firstIndex(of: self) }

  /// What is none of the categories is below all.
  private var comparedStep: Int { step ?? -1 }

  /// The place that text is scaled by; what is none of the categories counts as the default size.
  var scalingStep: Int { step ?? UIContentSizeCategory.largeStep }

  static let largeStep = 3
}
