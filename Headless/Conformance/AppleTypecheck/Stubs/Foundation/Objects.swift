@objc open class NSArray: NSObject {}
@objc open class NSSet: NSObject {}
@objc open class NSDictionary: NSObject {}
@objc open class NSValue: NSObject {}
@objc open class NSIndexPath: NSObject {}
@objc open class NSIndexSet: NSObject {}
@objc open class NSData: NSObject {}
@objc open class NSDate: NSObject {}
@objc open class NSURL: NSObject {}
@objc open class NSUUID: NSObject, NSCopying {
  open func copy(with zone: NSZone?) -> Any { fatalError() }
}
@objc open class NSNull: NSObject {}
@objc open class NSLocale: NSObject {}
@objc open class NSCalendar: NSObject {}

@objc open class UserDefaults: NSObject {}

@objc open class NSZone: NSObject {}

@objc public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

@objc public protocol NSCoding {
  func encode(with coder: NSCoder)
  init?(coder: NSCoder)
}

@objc open class NSCoder: NSObject {
  open var allowsKeyedCoding: Bool { fatalError() }
  open func containsValue(forKey key: String) -> Bool { fatalError() }
  open func decodeObject(forKey key: String) -> Any? { fatalError() }
  open func decodeBool(forKey key: String) -> Bool { fatalError() }
  open func decodeInteger(forKey key: String) -> Int { fatalError() }
  open func decodeDouble(forKey key: String) -> Double { fatalError() }
}

@objc open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { fatalError() }
  public convenience init(for aClass: AnyClass) { fatalError() }
  public init?(path: String) { fatalError() }
  public convenience init?(identifier: String) { fatalError() }
  open var bundlePath: String { fatalError() }
  open var executablePath: String? { fatalError() }
  open var resourcePath: String? { fatalError() }
  open func path(forResource name: String?, ofType ext: String?) -> String? { fatalError() }
  open func url(forResource name: String?, withExtension ext: String?) -> URL? { fatalError() }
  open func object(forInfoDictionaryKey key: String) -> Any? { fatalError() }
}

@preconcurrency @MainActor @objc open class UndoManager: NSObject {
  @objc open func setActionName(_ actionName: String) {}
  public nonisolated func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @Sendable (TargetType) -> Void
  ) {}
}

@objc open class NSUserActivity: NSObject {
  public init(activityType: String) {}
  open var activityType: String { fatalError() }
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {}
}

@objc open class NSNotification: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name { fatalError() }
  public var object: Any? { fatalError() }
  public var userInfo: [AnyHashable: Any]? { fatalError() }
}

@objc open class Thread: NSObject {
  open class var isMainThread: Bool { fatalError() }
  open class var current: Thread { fatalError() }
  open class func sleep(forTimeInterval ti: TimeInterval) {}
  open var isMainThread: Bool { fatalError() }
  open var threadDictionary: NSMutableDictionary { fatalError() }
}

@objc open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

@objc open class NSMutableDictionary: NSDictionary {
  open subscript(key: Any) -> Any? {
    get { fatalError() }
    set {}
  }
}

@objc open class NotificationCenter: NSObject, @unchecked Sendable {
  open class var `default`: NotificationCenter { fatalError() }
  open func post(name aName: NSNotification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]? = nil) {}
  open func addObserver(
    forName name: NSNotification.Name?,
    object obj: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { fatalError() }
  open func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}
  open func removeObserver(_ observer: Any) {}
  open func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {}
}

@objc open class OperationQueue: NSObject, @unchecked Sendable {
  open class var main: OperationQueue { fatalError() }
}

@objc open class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "")
  }
  open class var main: RunLoop { fatalError() }
  open class var current: RunLoop { fatalError() }
  open func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool { fatalError() }
  open func run(until limitDate: Date) {}
}

@objc open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardError: FileHandle { fatalError() }
  open func write(_ data: Data) {}
}

@objc open class Progress: NSObject, @unchecked Sendable {
  public init(totalUnitCount unitCount: Int64) {}
  open var totalUnitCount: Int64 {
    get { fatalError() }
    set {}
  }
  open var completedUnitCount: Int64 {
    get { fatalError() }
    set {}
  }
  open var isFinished: Bool { fatalError() }
}

@objc public protocol ProgressReporting: NSObjectProtocol {
  var progress: Progress { get }
}

@objc open class Timer: NSObject {
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    fatalError()
  }
  open class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    fatalError()
  }
  open func invalidate() {}
}

extension NSObject {
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {}
}

@objc open class DateFormatter: NSObject {
  open var locale: Locale!
  open var timeZone: TimeZone!
  open var dateFormat: String!
  open func string(from date: Date) -> String { fatalError() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSClassFromString(_ aClassName: String) -> AnyClass? { fatalError() }
