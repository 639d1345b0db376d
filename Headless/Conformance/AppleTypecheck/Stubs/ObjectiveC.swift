@_exported import ObjectiveC

/// What Apple's SDK adds to the headers: `#selector` and key paths need the compiler to find `Selector` here.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  var number = 0

  public init(_ name: String) {}

  public init(stringLiteral value: String) {}
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  var value: Int8

  public init(_ value: Bool) { self.value = value ? 1 : 0 }

  public init(booleanLiteral value: Bool) { self.init(value) }

  public var boolValue: Bool { value != 0 }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Equatable, Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {}
}

// What takes or returns an `id` is declared in Swift: the compiler has no conversion between Objective-C's objects and
// `Any` without Apple's standard library, and stops at the first one after type-checking.

extension NSObject {
  public func copy() -> Any { fatalError() }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { fatalError() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { fatalError() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {}
