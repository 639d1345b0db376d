/// A trait: a value of the environment that views inherit from what they are in.
public protocol UITraitDefinition<Value>: SendableMetatype {
  associatedtype Value: Sendable

  /// The value where no view and no override sets another.
  static var defaultValue: Value { get }
  /// Whether colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
  /// What the trait is called in texts for developers.
  static var name: String { get }
  /// What tells the trait from others.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait as a value.
public typealias UITrait = any UITraitDefinition.Type
