#if !canImport(ObjectiveC)
  /// What happened to a property: it was set, as nothing else is observed here.
  public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
  }

  /// What an observer wants to know.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// To be told once at the start.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// To be told before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }
#endif
