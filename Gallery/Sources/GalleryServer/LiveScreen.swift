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
  /// Makes the screen anew for each session that shows it.
  let make: @MainActor @Sendable () throws -> UIViewController

  /// - Parameters:
  ///   - name: what addresses and messages call the screen.
  ///   - title: the name that people read.
  ///   - prefersLargeTitle: whether the title stands large above the list until it is scrolled.
  ///   - make: makes the screen anew for each session that shows it.
  public init(
    name: String,
    title: String,
    prefersLargeTitle: Bool = false,
    make: @escaping @MainActor @Sendable () throws -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.prefersLargeTitle = prefersLargeTitle
    self.make = make
  }
}
