#if !canImport(UIKit)
  import Foundation
  import HeadlessUIKit

  /// A device's settings: screen size, text size, appearance, direction, and language.
  public struct TestEnvironment: Hashable, Sendable, CustomStringConvertible {
    /// The size of the window, in points.
    public var size: CGSize
    /// The preferred text size.
    public var textSize: UIContentSizeCategory
    /// The layout direction.
    public var direction: UITraitEnvironmentLayoutDirection
    /// The appearance.
    public var style: UIUserInterfaceStyle
    /// A Boolean value that indicates whether the person prefers bold text.
    public var isTextBold: Bool
    /// The preferred contrast.
    public var contrast: UIAccessibilityContrast
    /// The language of texts.
    public var language: HeadlessPseudoLanguage

    // Sizes aren't hashable in all supported versions of macOS.
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

    /// Creates an environment. The defaults are a new phone's settings.
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

    /// The size of the smallest phone in use, in points.
    public static let smallPhone = CGSize(width: 320, height: 568)
    /// The size of a tablet, in points.
    public static let tablet = CGSize(width: 820, height: 1180)

    /// A new phone, each of the other environments separately, and two that combine several.
    public static let usual: [TestEnvironment] = [
      TestEnvironment(), TestEnvironment(size: smallPhone), TestEnvironment(size: tablet),
      TestEnvironment(textSize: .extraExtraExtraLarge),
      TestEnvironment(textSize: .accessibilityExtraExtraExtraLarge),
      TestEnvironment(direction: .rightToLeft), TestEnvironment(style: .dark), TestEnvironment(isTextBold: true),
      TestEnvironment(contrast: .high), TestEnvironment(language: .long),
      TestEnvironment(size: smallPhone, textSize: .extraExtraExtraLarge),
      TestEnvironment(direction: .rightToLeft, style: .dark, isTextBold: true, language: .long),
    ]

    /// Returns every combination of the values, the first of each first.
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

    /// The unusual settings, as in “320 × 568, right to left”.
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

    /// Runs a body on a device with these settings, and restores the old ones.
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
