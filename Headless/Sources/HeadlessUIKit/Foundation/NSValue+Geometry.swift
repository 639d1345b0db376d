#if !canImport(ObjectiveC)
  import Foundation

  // What UIKit adds to `NSValue`, and the casts between `NSValue` and what it holds, which Objective-C's bridging makes.

  extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgVector vector: CGVector) { self.init(headless: vector) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(headless: transform) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(headless: insets) }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(headless: insets) }

    /// The rectangle that the value holds.
    public var cgRectValue: CGRect { rectValue }
    /// The point that the value holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the value holds.
    public var cgSizeValue: CGSize { sizeValue }
    /// The vector that the value holds.
    public var cgVectorValue: CGVector { headlessContent() ?? .zero }
    /// The transform that the value holds.
    public var cgAffineTransformValue: CGAffineTransform { headlessContent() ?? .identity }
    /// The insets that the value holds.
    public var uiEdgeInsetsValue: UIEdgeInsets { headlessContent() ?? .zero }
    /// The insets that the value holds.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { headlessContent() ?? .zero }

    fileprivate convenience init<Value: HeadlessValueConvertible>(headless value: Value) {
      // Numbers one after the other, as the type has them.
      let numbers = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      numbers.initialize(to: value)
      defer { numbers.deallocate() }
      self.init(bytes: numbers, objCType: Value.headlessEncoding)
    }

    /// What the value holds; `nil` if it is of another type.
    fileprivate func headlessContent<Value: HeadlessValueConvertible>() -> Value? {
      guard String(cString: objCType) == Value.headlessEncoding else { return nil }
      var value = Value()
      withUnsafeMutablePointer(to: &value) { getValue($0) }
      return value
    }
  }

  /// A type of numbers that an `NSValue` holds, and that a cast takes out of it.
  public protocol HeadlessValueConvertible: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// How the type is told from others.
    static var headlessEncoding: String { get }
    init()
  }

  extension HeadlessValueConvertible {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(headless: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
      result = source.headlessContent()
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
      result = source.headlessContent()
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
      source?.headlessContent() ?? Self()
    }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable, HeadlessValueConvertible {
    public static var headlessEncoding: String { String(cString: NSValue(rect: .zero).objCType) }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  }

  extension CGPoint: @retroactive _ObjectiveCBridgeable, HeadlessValueConvertible {
    public static var headlessEncoding: String { String(cString: NSValue(point: .zero).objCType) }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable, HeadlessValueConvertible {
    public static var headlessEncoding: String { String(cString: NSValue(size: .zero).objCType) }
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  }

  // Foundation takes no other structures; lists of numbers hold the same.

  extension UIEdgeInsets: HeadlessValueConvertible {
    public static var headlessEncoding: String { "[4d]" }
  }

  extension NSDirectionalEdgeInsets: HeadlessValueConvertible {
    public static var headlessEncoding: String { "[4d]" }
  }

  extension CGVector: HeadlessValueConvertible {
    public static var headlessEncoding: String { "[2d]" }
  }

  extension CGAffineTransform: HeadlessValueConvertible {
    public static var headlessEncoding: String { "[6d]" }
  }
#endif
