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
