import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct ContrastTests {
  private func red(_ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Int {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
    }
    var red: CGFloat = 0
    _ = color.resolvedColor(with: traits).getRed(&red, green: nil, blue: nil, alpha: nil)
    return Int((red * 255).rounded())
  }

  @Test
  func systemColoursHaveValuesForEachContrastAsTheGuidelinesListThem() {
    #expect(red(.systemRed, .light, .normal) == 255 && red(.systemRed, .light, .high) == 215)
    #expect(red(.systemPurple, .dark, .normal) == 191 && red(.systemPurple, .dark, .high) == 218)
    expectEqual(red(.systemRed.withAlphaComponent(0.5), .light, .high), 215)
    expectEqual(red(.label, .light, .high), red(.label, .light, .normal))
  }

  @Test
  func aColourOfOnesOwnIsAskedForEachContrast() {
    let color = UIColor { traits in
      switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
      case (.dark, .high): UIColor(white: 0.2, alpha: 1)
      case (.dark, _): UIColor(white: 0.4, alpha: 1)
      case (_, .high): UIColor(white: 0.6, alpha: 1)
      default: UIColor(white: 0.8, alpha: 1)
      }
    }
    #expect(red(color, .dark, .high) == 51 && red(color, .dark, .normal) == 102)
    #expect(red(color, .light, .high) == 153 && red(color, .light, .normal) == 204)
  }

  @Test
  func fontsOfTextStylesFollowBoldTextAndTheirOwnWeightsStay() throws {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    let bold = UILabel()
    let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    bold.font = UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
    bold.adjustsFontForContentSizeCategory = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(label)
    window.addSubview(bold)
    let (usual, heavy) = (label.font, bold.font)
    window.traitOverrides.legibilityWeight = .bold
    let traits = UITraitCollection(legibilityWeight: .bold)
    #expect(label.font == UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits) && label.font != usual)
    expectEqual(bold.font, heavy)
    window.traitOverrides.legibilityWeight = .regular
    #expect(label.font == usual && bold.font == heavy)
  }
}
