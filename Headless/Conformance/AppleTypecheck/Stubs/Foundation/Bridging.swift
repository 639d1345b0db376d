@_exported import Dispatch
@_exported import FoundationEssentials
@_exported import FoundationInternationalization
@_exported import ObjectiveC

/// A Swift value that Objective-C sees as an object: what makes it usable in an `@objc` declaration.
///
/// Nothing is ever bridged, because nothing that is checked here is run.
public protocol _CheckedBridge: _ObjectiveCBridgeable {}

extension _CheckedBridge {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}

extension String: @retroactive _ObjectiveCBridgeable, _CheckedBridge { public typealias _ObjectiveCType = NSString }
extension Array: @retroactive _ObjectiveCBridgeable, _CheckedBridge { public typealias _ObjectiveCType = NSArray }
extension Set: @retroactive _ObjectiveCBridgeable, _CheckedBridge { public typealias _ObjectiveCType = NSSet }
extension Dictionary: @retroactive _ObjectiveCBridgeable, _CheckedBridge {
  public typealias _ObjectiveCType = NSDictionary
}
extension IndexPath: @retroactive _ObjectiveCBridgeable, _CheckedBridge {
  public typealias _ObjectiveCType = NSIndexPath
}
extension IndexSet: _CheckedBridge { public typealias _ObjectiveCType = NSIndexSet }
extension Data: @retroactive _ObjectiveCBridgeable, _CheckedBridge { public typealias _ObjectiveCType = NSData }
extension Date: @retroactive _ObjectiveCBridgeable, _CheckedBridge { public typealias _ObjectiveCType = NSDate }
extension URL: @retroactive _ObjectiveCBridgeable, _CheckedBridge { public typealias _ObjectiveCType = NSURL }
extension UUID: @retroactive _ObjectiveCBridgeable, _CheckedBridge { public typealias _ObjectiveCType = NSUUID }
extension Locale: @retroactive _ObjectiveCBridgeable, _CheckedBridge { public typealias _ObjectiveCType = NSLocale }
extension Calendar: @retroactive _ObjectiveCBridgeable, _CheckedBridge { public typealias _ObjectiveCType = NSCalendar }
extension Notification: _CheckedBridge { public typealias _ObjectiveCType = NSNotification }
