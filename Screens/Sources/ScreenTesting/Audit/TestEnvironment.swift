#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// The settings of a person's device: the size of the screen and of texts, appearance, direction and language.
  public struct TestEnvironment: Hashable, Sendable, CustomStringConvertible {
    /// The size of the window, in points.
    public var size: CGSize
    /// The size of text that the person asks for.
    public var textSize: UIContentSizeCategory
    /// The direction in which the person reads.
    public var direction: UITraitEnvironmentLayoutDirection
    /// The appearance.
    public var style: UIUserInterfaceStyle
    /// Whether the person asks for bold text.
    public var isTextBold: Bool
    /// The contrast that the person asks for.
    public var contrast: UIAccessibilityContrast
    /// The language that texts are shown in.
    public var language: HeadlessPseudoLanguage

    // Sizes are not hashable in all supported versions of macOS.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(textSize)
      hasher.combine(direction)
      hasher.combine(style)
      hasher.combine(isTextBold)
      hasher.combine(contrast)
      hasher.combine(language)
    }

    /// An environment; arguments that are left out are those of a new telephone.
    public init(
      size: CGSize = TestScreen.phone,
      textSize: UIContentSizeCategory = .large,
      direction: UITraitEnvironmentLayoutDirection = .leftToRight,
      style: UIUserInterfaceStyle = .light,
      isTextBold: Bool = false,
      contrast: UIAccessibilityContrast = .normal,
      language: HeadlessPseudoLanguage = .unchanged
    ) {
      self.size = size
      self.textSize = textSize
      self.direction = direction
      self.style = style
      self.isTextBold = isTextBold
      self.contrast = contrast
      self.language = language
    }

    /// The size of the smallest telephone that is in use, in points.
    public static let smallPhone = CGSize(width: 320, height: 568)
    /// The size of a tablet, in points.
    public static let tablet = CGSize(width: 820, height: 1180)

    /// A new telephone, each of the other environments by itself, and two in which several come together.
    public static let usual: [TestEnvironment] = [
      TestEnvironment(), TestEnvironment(size: smallPhone), TestEnvironment(size: tablet),
      TestEnvironment(textSize: .extraExtraExtraLarge),
      TestEnvironment(textSize: .accessibilityExtraExtraExtraLarge),
      TestEnvironment(direction: .rightToLeft), TestEnvironment(style: .dark), TestEnvironment(isTextBold: true),
      TestEnvironment(contrast: .high), TestEnvironment(language: .long),
      TestEnvironment(size: smallPhone, textSize: .extraExtraExtraLarge),
      TestEnvironment(direction: .rightToLeft, style: .dark, isTextBold: true, language: .long),
    ]

    /// Every combination of the values, the first of each first.
    ///
    /// - Complexity: O(*n*), where *n* is the product of the numbers of values.
    public static func combinations(
      sizes: [CGSize] = [TestScreen.phone],
      textSizes: [UIContentSizeCategory] = [.large],
      directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight],
      styles: [UIUserInterfaceStyle] = [.light],
      isTextBold: [Bool] = [false],
      contrasts: [UIAccessibilityContrast] = [.normal],
      languages: [HeadlessPseudoLanguage] = [.unchanged]
    ) -> [TestEnvironment] {
      var all = [TestEnvironment()]
      func vary<Value>(_ path: WritableKeyPath<TestEnvironment, Value>, _ values: [Value]) {
        all = values.flatMap { value in
          all.map { environment in
            var environment = environment
            environment[keyPath: path] = value
            return environment
          }
        }
      }
      vary(\.size, sizes)
      vary(\.textSize, textSizes)
      vary(\.direction, directions)
      vary(\.style, styles)
      vary(\.isTextBold, isTextBold)
      vary(\.contrast, contrasts)
      vary(\.language, languages)
      return all
    }

    /// The settings that are unusual, as in “320 × 568, right to left”.
    public var description: String {
      var words: [String] = []
      if size != TestScreen.phone { words.append("\(Int(size.width)) × \(Int(size.height))") }
      if textSize != .large {
        let name = textSize.rawValue.replacing("UICTContentSizeCategory", with: "")
        words.append("text size \(name)")
      }
      if direction == .rightToLeft { words.append("right to left") }
      if style == .dark { words.append("dark") }
      if isTextBold { words.append("bold text") }
      if contrast == .high { words.append("high contrast") }
      if language == .long { words.append("long language") }
      return words.isEmpty ? "a new telephone" : words.joined(separator: ", ")
    }

    /// Runs a body on a device with these settings, and sets them back.
    @MainActor func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
      try UIScreen.main.headlessAlone(
        { traits in
          traits.preferredContentSizeCategory = textSize
          traits.layoutDirection = direction
          traits.userInterfaceStyle = style
          traits.legibilityWeight = isTextBold ? .bold : .regular
          traits.accessibilityContrast = contrast
          traits.headlessPseudoLanguage = language
        },
        perform: body
      )
    }
  }
#endif
