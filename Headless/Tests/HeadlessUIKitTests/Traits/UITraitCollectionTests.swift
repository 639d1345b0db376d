import HeadlessUIKit
import Testing

private enum Accent: UITraitDefinition {
  static let defaultValue = "blue"
}

struct UITraitCollectionTests {
  @Test func whatIsNotSaidIsUnspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(UITraitCollection(userInterfaceStyle: .dark).horizontalSizeClass == .unspecified)
  }

  @Test func mutationsSayTraits() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
      $0.legibilityWeight = .bold
      $0[Accent.self] = "red"
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.legibilityWeight == .bold)
    #expect(traits[Accent.self] == "red")
    #expect(UITraitCollection()[Accent.self] == "blue")
    let light = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(light.userInterfaceStyle == .light)
    #expect(light.legibilityWeight == .bold)
    #expect(traits.replacing(Accent.self, value: "green")[Accent.self] == "green")
  }

  /// "If the same trait is in more than one collection, the last one counts":
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)
  @Test func theLastOfMergedCollectionsCounts() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(merged.containsTraits(in: nil))
  }

  @Test func collectionsAreEqualByWhatTheySay() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark == UITraitCollection { $0.userInterfaceStyle = .dark })
    #expect(dark.hash == UITraitCollection { $0.userInterfaceStyle = .dark }.hash)
    #expect(dark != UITraitCollection())
    #expect(dark != dark.modifyingTraits { $0.displayScale = 3 })
    #expect(UITraitCollection { $0.userInterfaceStyle = .unspecified } == UITraitCollection())
    #expect(UITraitCollection { $0[Accent.self] = "blue" } == UITraitCollection())
  }

  @Test func coloursDependOnSomeTraits() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.accessibilityContrast = .high }))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
  }

  @Test func theCurrentCollectionIsSetForAWhile() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    await MainActor.run {
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      dark.performAsCurrent {
        #expect(UITraitCollection.current == dark)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
          #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
        }
        #expect(UITraitCollection.current == dark)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
  }

  @Test func eachThreadHasACurrentCollection() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    dark.performAsCurrent { #expect(UITraitCollection.current == dark) }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
