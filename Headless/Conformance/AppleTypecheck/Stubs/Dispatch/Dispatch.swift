@_exported import ObjectiveC

public final class DispatchSpecificKey<T>: Sendable {
  public init() {}
}

@objc open class DispatchQueue: NSObject, @unchecked Sendable {
  open class var main: DispatchQueue { fatalError() }
  public convenience init(label: String) { fatalError() }
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { fatalError() }
}

public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static func < (first: DispatchTime, second: DispatchTime) -> Bool { fatalError() }
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime { fatalError() }

public class DispatchWorkItem {
  public init(block: @escaping @convention(block) () -> Void) {}
  public func perform() {}
  public func cancel() {}
  public var isCancelled: Bool { fatalError() }
}

extension DispatchQueue {
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {}
}
