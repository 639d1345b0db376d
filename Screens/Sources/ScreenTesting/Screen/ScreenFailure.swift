#if os(iOS) || !canImport(UIKit)
  /// A verb that a person could not do on a screen, with an outline of the screen.
  public struct ScreenFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The verb that cannot be done, and why.
    public var reason: String
    /// The outline of the screen.
    public var outline: String

    public var description: String { reason + " The screen shows:\n" + outline }
  }
#endif
