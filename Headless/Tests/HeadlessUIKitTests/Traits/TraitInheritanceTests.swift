import HeadlessUIKit
import TestSupport
import Testing

private enum Accent: UITraitDefinition {
  static let defaultValue = 0
}

@MainActor struct TraitInheritanceTests {
  private class Recorder: UIView {
    var changes: [String] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      let before = previous?.userInterfaceStyle.rawValue ?? -1
      changes.append("\(before) -> \(traitCollection.userInterfaceStyle.rawValue)")
    }

    func follow(_ traits: [UITrait]) -> any UITraitChangeRegistration {
      registerForTraitChanges(traits) { (self: Self, previous: UITraitCollection) in
        self.changes.append("handler \(previous.displayScale) -> \(self.traitCollection.displayScale)")
      }
    }
  }

  private final class Screen: UIViewController {
    var changes = 0

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      changes += 1
    }
  }

  /// https://developer.apple.com/documentation/uikit/automatic-trait-tracking and WWDC 2023, session 10057: from the
  /// window through a controller to its view, and each may override.
  @Test func traitsAreInheritedFromTheOutsideInwards() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    let inner = UIView()
    controller.view.addSubview(inner)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    expectEqual(inner.traitCollection.horizontalSizeClass, .compact)

    window.traitOverrides.horizontalSizeClass = .regular
    expectEqual(inner.traitCollection.horizontalSizeClass, .regular)
    expectEqual(controller.traitCollection.horizontalSizeClass, .regular)

    controller.traitOverrides[Accent.self] = 1
    expectEqual(window.traitCollection[Accent.self], 0)
    expectEqual(controller.traitCollection[Accent.self], 1)
    expectEqual(inner.traitCollection[Accent.self], 1)

    controller.view.traitOverrides[Accent.self] = 2
    expectEqual(controller.traitCollection[Accent.self], 1)
    expectEqual(inner.traitCollection[Accent.self], 2)
    #expect(controller.view.traitOverrides.contains(Accent.self))
    controller.view.traitOverrides.remove(Accent.self)
    expectEqual(inner.traitCollection[Accent.self], 1)
    expectEqual(inner.traitCollection.horizontalSizeClass, .regular)
  }

  @Test func aStyleIsOverriddenByViewsAndControllers() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    let inner = UIView()
    controller.view.addSubview(inner)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    controller.overrideUserInterfaceStyle = .dark
    expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
    expectEqual(controller.view.overrideUserInterfaceStyle, .unspecified)
    expectEqual(inner.traitCollection.userInterfaceStyle, .dark)
    inner.overrideUserInterfaceStyle = .light
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
    inner.overrideUserInterfaceStyle = .unspecified
    controller.overrideUserInterfaceStyle = .unspecified
    expectEqual(inner.traitCollection.userInterfaceStyle, .light)
    expectEqual(window.traitCollection.userInterfaceStyle, .light)
  }

  @Test func aParentSaysTraitsOfAChild() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let compact = UITraitCollection(verticalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    expectEqual(parent.overrideTraitCollection(forChild: child), compact)
    expectEqual(child.traitCollection.verticalSizeClass, .compact)
    expectEqual(child.view.traitCollection.verticalSizeClass, .compact)
    expectEqual(parent.traitCollection.verticalSizeClass, .regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    expectEqual(child.traitCollection.verticalSizeClass, .regular)
  }

  @Test func aChangeIsToldOnceAndOnlyWhereItIsOne() {
    let window = UIWindow()
    let outer = Recorder()
    let inner = Recorder()
    let fixed = Recorder()
    fixed.overrideUserInterfaceStyle = .light
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(fixed)
    expectEqual(outer.changes + inner.changes + fixed.changes, [])
    window.overrideUserInterfaceStyle = .dark
    expectEqual(outer.changes, ["1 -> 2"])
    expectEqual(inner.changes, ["1 -> 2"])
    expectEqual(fixed.changes, [])
    window.overrideUserInterfaceStyle = .light
    expectEqual(inner.changes, ["1 -> 2", "2 -> 1"])
    window.overrideUserInterfaceStyle = .unspecified
    expectEqual(inner.changes.count, 2)
  }

  /// Traits are predicted when a view is made, and it is told of what turns out different (WWDC 2019, session 214).
  @Test func aViewIsToldWhenItComesIntoAnotherEnvironment() {
    let window = UIWindow()
    window.overrideUserInterfaceStyle = .dark
    let outer = UIView()
    let inner = Recorder()
    outer.addSubview(inner)
    expectEqual(inner.changes, [])
    window.addSubview(outer)
    expectEqual(inner.changes, ["1 -> 2"])
    // Taking it out and putting it back changes nothing.
    outer.removeFromSuperview()
    window.addSubview(outer)
    expectEqual(inner.changes, ["1 -> 2"])
    outer.removeFromSuperview()
    UIWindow().addSubview(outer)
    expectEqual(inner.changes, ["1 -> 2", "2 -> 1"])
  }

  @Test func aControllerIsToldToo() {
    let window = UIWindow()
    let controller = Screen()
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    expectEqual(controller.changes, 0)
    window.traitOverrides.preferredContentSizeCategory = .small
    expectEqual(controller.changes, 1)
    navigation.traitOverrides.preferredContentSizeCategory = .small
    expectEqual(controller.changes, 1)
    navigation.traitOverrides.preferredContentSizeCategory = .medium
    expectEqual(controller.changes, 2)
  }

  @Test func aHandlerFollowsTheTraitsThatItNames() {
    let window = UIWindow()
    let view = Recorder()
    window.addSubview(view)
    let registration = view.follow([UITraitDisplayScale.self, Accent.self])
    window.overrideUserInterfaceStyle = .dark
    expectEqual(view.changes, ["1 -> 2"])
    window.traitOverrides.displayScale = 3
    expectEqual(view.changes.suffix(1), ["handler 2.0 -> 3.0"])
    view.unregisterForTraitChanges(registration)
    window.traitOverrides.displayScale = 1
    expectEqual(view.changes.suffix(1), ["2 -> 2"])
  }

  @Test func aHandlerIsGivenTheObject() {
    let controller = Screen()
    var told: [ObjectIdentifier] = []
    controller.registerForTraitChanges([UITraitLayoutDirection.self]) { (controller: Screen, _) in
      told.append(ObjectIdentifier(controller))
    }
    controller.registerForTraitChanges([UITraitLayoutDirection.self]) { controller, _ in
      told.append(ObjectIdentifier(controller))
    }
    controller.traitOverrides.layoutDirection = .rightToLeft
    expectEqual(told, [ObjectIdentifier(controller), ObjectIdentifier(controller)])
  }

  @Test func theTraitsOfTheViewThatIsLaidOutAreCurrent() {
    final class Content: UIView {
      var size: CGFloat = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        size = UIFont.preferredFont(forTextStyle: .body).pointSize
      }
    }
    let window = UIWindow()
    let content = Content()
    window.addSubview(content)
    window.layoutIfNeeded()
    expectEqual(content.size, 17)
    // A change of traits asks for a layout.
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.layoutIfNeeded()
    expectEqual(content.size, 19)
    expectEqual(UITraitCollection.current.preferredContentSizeCategory, .large)
  }

  @Test(arguments: [false, true]) func aWindowIsPutAsideOrStays(stays: Bool) {
    let window = UIWindow()
    let view = Recorder()
    window.addSubview(view)
    window.makeKeyAndVisible()
    let number = UIScreen.main.headlessAlone(with: stays ? window : nil) {
      $0.userInterfaceStyle = .dark
    } perform: {
      expectEqual(view.changes, (stays ? ["1 -> 2"] : []))
      expectEqual(UIView().traitCollection.userInterfaceStyle, .dark)
      return 7
    }
    expectEqual(number, 7)
    expectEqual(view.changes, (stays ? ["1 -> 2", "2 -> 1"] : []))
    // It is on the screen again.
    view.changes = []
    UIScreen.main.headlessWithTraits({ $0.userInterfaceStyle = .dark }) {}
    expectEqual(view.changes, ["1 -> 2", "2 -> 1"])
    window.isHidden = true
  }

  @Test func aWindowThatIsHiddenFollowsWhenItIsShown() {
    let window = UIWindow()
    let view = Recorder()
    window.addSubview(view)
    UIScreen.main.headlessWithTraits {
      $0.userInterfaceStyle = .dark
    } perform: {
      expectEqual(view.changes, [])
      window.makeKeyAndVisible()
      expectEqual(view.changes, ["1 -> 2"])
      expectEqual(UIView().traitCollection.userInterfaceStyle, .dark)
    }
    expectEqual(view.changes, ["1 -> 2", "2 -> 1"])
    window.isHidden = true
  }
}
