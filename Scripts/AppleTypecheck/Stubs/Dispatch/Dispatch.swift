@_exported import ObjectiveC

public final class DispatchSpecificKey<T>: Sendable {
  public init() {}
}

@objc open class DispatchQueue: NSObject, @unchecked Sendable {
  open class var main: DispatchQueue { fatalError() }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { fatalError() }
}
