#if !canImport(ObjectiveC)
  import Foundation

  /// What Interface Builder can set and call of a class: `HeadlessSources` writes one for each class with `@IBOutlet`, `@IBInspectable` and
  /// `@IBAction`.
  ///
  /// It is of no actor, as classes of an app may be of none; what it has is used on the main actor alone.
  public struct HeadlessConnections {
    /// A property that is set by its name.
    public struct Property {
      /// Why a value is not set.
      public enum Refusal: Error, Hashable {
        /// The object is of another class.
        case owner
        /// The property is of another type.
        case value(expected: String)
      }

      /// Sets the property.
      public let set: (_ owner: AnyObject, _ value: Any?) throws(Refusal) -> Void

      /// A property by its key path. Numbers become those of the property's type.
      public init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        set = { owner, value throws(Refusal) in
          guard let owner = owner as? Owner else { throw .owner }
          // An optional's `nil` is a value of it.
          if value == nil, let none = Optional<Any>.none as? Value {
            owner[keyPath: path] = none
          } else if let value = value as? Value ?? value.flatMap({ HeadlessConnections.number($0) }) {
            owner[keyPath: path] = value
          } else {
            throw .value(expected: "\(Value.self)")
          }
        }
      }
    }

    public let properties: [String: Property]
    public let actions: [String: Selector]

    public init(properties: [String: Property], actions: [String: Selector]) {
      self.properties = properties
      self.actions = actions
    }

    /// A number as another type of numbers; `nil` if either is none.
    private static func number<Value>(_ value: Any) -> Value? {
      guard let number = value as? Double else { return nil }
      if let integer = Int(exactly: number), let value = integer as? Value { return value }
      return CGFloat(number) as? Value ?? Float(number) as? Value ?? (number != 0) as? Value
    }
  }

  /// Holds the connections of a class in one file: the reader finds it by the name of the class with `HeadlessConnections` and a number, from 0,
  /// behind it.
  @preconcurrency @MainActor public protocol HeadlessConnecting {
    static var headlessConnections: HeadlessConnections { get }
    /// Makes an object of the class; `nil` for a view or a controller, which is made with `init(coder:)`.
    static func headlessMake() -> AnyObject?
  }

  extension HeadlessConnecting {
    public static func headlessMake() -> AnyObject? { nil }
  }

  extension Selector {
    /// Sends the message, as a control does, and returns what the method returns.
    @discardableResult
    public func headlessSend(to target: AnyObject, _ arguments: Any?...) -> Any? { sendAll(to: target, arguments) }
  }
#endif
