import Foundation
import Roster

/// A screen that a browser can choose.
public struct LiveScreen: Sendable {
  /// The name in addresses and messages.
  public let name: String
  /// The name that people read.
  public let title: String
  /// Whether the title stands large above the list until it is scrolled.
  public let prefersLargeTitle: Bool
  /// What the screens of its group teach; screens with the same words stand together.
  public let group: String
  /// What there is to see, in a sentence.
  public let summary: String
  /// The files that the screen is made of, in the order in which the page shows them.
  public let sources: [URL]
  /// Sets the locale of dates, prices and counts among the traits of a window.
  let setLocale: @MainActor @Sendable (Locale, inout any UITraitOverrides) -> Void
  /// Makes the screen anew for each session that shows it.
  let make: @MainActor @Sendable () throws -> UIViewController

  /// - Parameters:
  ///   - name: what addresses and messages call the screen.
  ///   - title: the name that people read.
  ///   - prefersLargeTitle: whether the title stands large above the list until it is scrolled.
  ///   - group: what the screens of its group teach; empty if the screen has no group.
  ///   - summary: what there is to see, in a sentence.
  ///   - sources: the files that the screen is made of, which are read when a page asks for them.
  ///   - setLocale: sets the locale of dates, prices and counts among the traits of a window, where the screen has a trait for it.
  ///   - make: makes the screen anew for each session that shows it.
  public init(
    name: String,
    title: String,
    prefersLargeTitle: Bool = false,
    group: String = "",
    summary: String = "",
    sources: [URL] = [],
    setLocale: @escaping @MainActor @Sendable (Locale, inout any UITraitOverrides) -> Void = { _, _ in },
    make: @escaping @MainActor @Sendable () throws -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.prefersLargeTitle = prefersLargeTitle
    self.group = group
    self.summary = summary
    self.sources = sources
    self.setLocale = setLocale
    self.make = make
  }
}
