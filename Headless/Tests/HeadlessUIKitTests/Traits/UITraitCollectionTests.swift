import HeadlessUIKit
import TestSupport
import Testing

private enum Accent: UITraitDefinition {
  static let defaultValue = "blue"
}

struct UITraitCollectionTests {
  @Test func whatIsNotSaidIsUnspecified() {
    let traits = UITraitCollection()
    expectEqual(traits.userInterfaceStyle, .unspecified)
    expectEqual(traits.horizontalSizeClass, .unspecified)
    expectEqual(traits.preferredContentSizeCategory, .unspecified)
    expectEqual(traits.displayScale, 0)
    expectEqual(UITraitCollection(userInterfaceStyle: .dark).horizontalSizeClass, .unspecified)
  }

  @Test func mutationsSayTraits() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
      $0.legibilityWeight = .bold
      $0[Accent.self] = "red"
    }
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits.layoutDirection, .rightToLeft)
    expectEqual(traits.legibilityWeight, .bold)
    expectEqual(traits[Accent.self], "red")
    expectEqual(UITraitCollection()[Accent.self], "blue")
    let light = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    expectEqual(light.userInterfaceStyle, .light)
    expectEqual(light.legibilityWeight, .bold)
    expectEqual(traits.replacing(Accent.self, value: "green")[Accent.self], "green")
  }

  /// "If the same trait is in more than one collection, the last one counts":
  /// https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:)
  @Test func theLastOfMergedCollectionsCounts() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    expectEqual(merged.userInterfaceStyle, .light)
    expectEqual(merged.horizontalSizeClass, .regular)
    #expect(merged.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(merged.containsTraits(in: nil))
  }

  @Test func collectionsAreEqualByWhatTheySay() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(dark, UITraitCollection { $0.userInterfaceStyle = .dark })
    expectEqual(dark.hash, UITraitCollection { $0.userInterfaceStyle = .dark }.hash)
    #expect(dark != UITraitCollection())
    #expect(dark != dark.modifyingTraits { $0.displayScale = 3 })
    expectEqual(UITraitCollection { $0.userInterfaceStyle = .unspecified }, UITraitCollection())
    expectEqual(UITraitCollection { $0[Accent.self] = "blue" }, UITraitCollection())
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
      expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
      dark.performAsCurrent {
        expectEqual(UITraitCollection.current, dark)
        expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
        UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
          expectEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 19)
        }
        expectEqual(UITraitCollection.current, dark)
      }
      expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }
  }

  @Test func eachThreadHasACurrentCollection() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
    dark.performAsCurrent { expectEqual(UITraitCollection.current, dark) }
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
  }
}
