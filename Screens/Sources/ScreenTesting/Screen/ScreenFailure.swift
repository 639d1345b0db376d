#if os(iOS) || !canImport(UIKit)
  /// An action that a person couldn't do on a screen, with an outline of the screen.
  public struct ScreenFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The impossible action and its reason.
    public var reason: String
    /// The outline of the screen.
    public var outline: String

    public var description: String { reason + " The screen shows:\n" + outline }
  }
#endif
