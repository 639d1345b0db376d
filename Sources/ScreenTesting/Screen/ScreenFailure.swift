#if !canImport(UIKit)
  /// Something that a person cannot do on a screen, with what the screen shows.
  public struct ScreenFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What cannot be done, and why.
    public var reason: String
    /// What the screen shows, as an outline.
    public var outline: String

    public var description: String { reason + " The screen shows:\n" + outline }
  }
#endif
