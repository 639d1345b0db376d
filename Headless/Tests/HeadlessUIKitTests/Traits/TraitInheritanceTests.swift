import HeadlessUIKit
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
    #expect(inner.traitCollection.horizontalSizeClass == .compact)

    window.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(controller.traitCollection.horizontalSizeClass == .regular)

    controller.traitOverrides[Accent.self] = 1
    #expect(window.traitCollection[Accent.self] == 0)
    #expect(controller.traitCollection[Accent.self] == 1)
    #expect(inner.traitCollection[Accent.self] == 1)

    controller.view.traitOverrides[Accent.self] = 2
    #expect(controller.traitCollection[Accent.self] == 1)
    #expect(inner.traitCollection[Accent.self] == 2)
    #expect(controller.view.traitOverrides.contains(Accent.self))
    controller.view.traitOverrides.remove(Accent.self)
    #expect(inner.traitCollection[Accent.self] == 1)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
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
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.view.overrideUserInterfaceStyle == .unspecified)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .unspecified
    controller.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aParentSaysTraitsOfAChild() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let compact = UITraitCollection(verticalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == compact)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(child.view.traitCollection.verticalSizeClass == .compact)
    #expect(parent.traitCollection.verticalSizeClass == .regular)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.verticalSizeClass == .regular)
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
    #expect(outer.changes + inner.changes + fixed.changes == [])
    window.overrideUserInterfaceStyle = .dark
    #expect(outer.changes == ["1 -> 2"])
    #expect(inner.changes == ["1 -> 2"])
    #expect(fixed.changes == [])
    window.overrideUserInterfaceStyle = .light
    #expect(inner.changes == ["1 -> 2", "2 -> 1"])
    window.overrideUserInterfaceStyle = .unspecified
    #expect(inner.changes.count == 2)
  }

  /// Traits are predicted when a view is made, and it is told of what turns out different (WWDC 2019, session 214).
  @Test func aViewIsToldWhenItComesIntoAnotherEnvironment() {
    let window = UIWindow()
    window.overrideUserInterfaceStyle = .dark
    let outer = UIView()
    let inner = Recorder()
    outer.addSubview(inner)
    #expect(inner.changes == [])
    window.addSubview(outer)
    #expect(inner.changes == ["1 -> 2"])
    // Taking it out and putting it back changes nothing.
    outer.removeFromSuperview()
    window.addSubview(outer)
    #expect(inner.changes == ["1 -> 2"])
    outer.removeFromSuperview()
    UIWindow().addSubview(outer)
    #expect(inner.changes == ["1 -> 2", "2 -> 1"])
  }

  @Test func aControllerIsToldToo() {
    let window = UIWindow()
    let controller = Screen()
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(controller.changes == 0)
    window.traitOverrides.preferredContentSizeCategory = .small
    #expect(controller.changes == 1)
    navigation.traitOverrides.preferredContentSizeCategory = .small
    #expect(controller.changes == 1)
    navigation.traitOverrides.preferredContentSizeCategory = .medium
    #expect(controller.changes == 2)
  }

  @Test func aHandlerFollowsTheTraitsThatItNames() {
    let window = UIWindow()
    let view = Recorder()
    window.addSubview(view)
    let registration = view.follow([UITraitDisplayScale.self, Accent.self])
    window.overrideUserInterfaceStyle = .dark
    #expect(view.changes == ["1 -> 2"])
    window.traitOverrides.displayScale = 3
    #expect(view.changes.suffix(1) == ["handler 2.0 -> 3.0"])
    view.unregisterForTraitChanges(registration)
    window.traitOverrides.displayScale = 1
    #expect(view.changes.suffix(1) == ["2 -> 2"])
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
    #expect(told == [ObjectIdentifier(controller), ObjectIdentifier(controller)])
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
    #expect(content.size == 17)
    // A change of traits asks for a layout.
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.layoutIfNeeded()
    #expect(content.size == 19)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test(arguments: [false, true]) func aWindowIsPutAsideOrStays(stays: Bool) {
    let window = UIWindow()
    let view = Recorder()
    window.addSubview(view)
    window.makeKeyAndVisible()
    let number = UIScreen.main.headlessAlone(with: stays ? window : nil) {
      $0.userInterfaceStyle = .dark
    } perform: {
      #expect(view.changes == (stays ? ["1 -> 2"] : []))
      #expect(UIView().traitCollection.userInterfaceStyle == .dark)
      return 7
    }
    #expect(number == 7)
    #expect(view.changes == (stays ? ["1 -> 2", "2 -> 1"] : []))
    // It is on the screen again.
    view.changes = []
    UIScreen.main.headlessWithTraits({ $0.userInterfaceStyle = .dark }) {}
    #expect(view.changes == ["1 -> 2", "2 -> 1"])
    window.isHidden = true
  }

  @Test func aWindowThatIsHiddenFollowsWhenItIsShown() {
    let window = UIWindow()
    let view = Recorder()
    window.addSubview(view)
    UIScreen.main.headlessWithTraits {
      $0.userInterfaceStyle = .dark
    } perform: {
      #expect(view.changes == [])
      window.makeKeyAndVisible()
      #expect(view.changes == ["1 -> 2"])
      #expect(UIView().traitCollection.userInterfaceStyle == .dark)
    }
    #expect(view.changes == ["1 -> 2", "2 -> 1"])
    window.isHidden = true
  }
}
