import Foundation

extension UITraitCollection {
  /// The traits that code runs under: those of the view that is laid out or called for a change, else the screen's.
  ///
  /// Each thread has its own, as in UIKit.
  public static var current: UITraitCollection {
    get {
      guard MainActor.isCurrent else {
        return Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? .initial
      }
      return MainActor.assumeIsolated {
        CurrentTraits.assigned ?? CurrentTraits.environment?.traitCollection ?? UIScreen.main.traitCollection
      }
    }
    set {
      guard MainActor.isCurrent else {
        Thread.current.threadDictionary[currentKey] = newValue
        return
      }
      MainActor.assumeIsolated { CurrentTraits.assigned = newValue }
    }
  }

  /// Runs the actions with this collection as the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    guard MainActor.isCurrent else {
      let previous = Thread.current.threadDictionary[UITraitCollection.currentKey]
      Thread.current.threadDictionary[UITraitCollection.currentKey] = self
      actions()
      Thread.current.threadDictionary[UITraitCollection.currentKey] = previous
      return
    }
    let previous = MainActor.assumeIsolated { CurrentTraits.exchange(self) }
    actions()
    MainActor.assumeIsolated { _ = CurrentTraits.exchange(previous) }
  }

  private static let currentKey = "HeadlessUIKit.currentTraitCollection"
}

/// The current traits of the main thread.
@MainActor enum CurrentTraits {
  /// What a program has made current.
  static var assigned: UITraitCollection?
  /// The view or controller that UIKit calls now.
  private(set) static var environment: (any UITraitEnvironment)?

  static func exchange(_ traits: UITraitCollection?) -> UITraitCollection? {
    defer { assigned = traits }
    return assigned
  }

  /// Runs a call to a view or a view controller under its traits.
  static func call(_ environment: any UITraitEnvironment, _ body: () -> Void) {
    let previous = (self.environment, assigned)
    self.environment = environment
    assigned = nil
    body()
    (self.environment, assigned) = previous
  }
}
