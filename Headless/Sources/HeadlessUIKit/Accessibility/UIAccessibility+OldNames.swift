// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The names and the operators of Swift before 4.2, which files of apps still have.

public var UIAccessibilityTraitNone: UIAccessibilityTraits { .none }
public var UIAccessibilityTraitButton: UIAccessibilityTraits { .button }
public var UIAccessibilityTraitLink: UIAccessibilityTraits { .link }
public var UIAccessibilityTraitHeader: UIAccessibilityTraits { .header }
public var UIAccessibilityTraitSearchField: UIAccessibilityTraits { .searchField }
public var UIAccessibilityTraitImage: UIAccessibilityTraits { .image }
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { .selected }
public var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { .playsSound }
public var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { .keyboardKey }
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { .staticText }
public var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits { .summaryElement }
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { .notEnabled }
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { .updatesFrequently }
public var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits { .startsMediaSession }
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { .adjustable }
public var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits { .allowsDirectInteraction }
public var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits { .causesPageTurn }
public var UIAccessibilityTraitTabBar: UIAccessibilityTraits { .tabBar }

extension UIAccessibilityTraits {
  public static func | (left: Self, right: Self) -> Self { left.union(right) }
  public static func |= (left: inout Self, right: Self) { left.formUnion(right) }
  public static func & (left: Self, right: Self) -> Self { left.intersection(right) }
  public static func &= (left: inout Self, right: Self) { left.formIntersection(right) }
  public static func ^ (left: Self, right: Self) -> Self { left.symmetricDifference(right) }
  public static prefix func ~ (traits: Self) -> Self { Self(rawValue: ~traits.rawValue) }
}

@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}

public var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification { .screenChanged }
public var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification { .layoutChanged }
public var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification { .announcement }
public var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification { .pageScrolled }

@preconcurrency @MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification,
  _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
