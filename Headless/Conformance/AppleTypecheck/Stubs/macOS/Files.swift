// What Foundation has of ranges, texts and files, for the stand-in's own sources.

extension NSRange: @retroactive Hashable {
  public static func == (lhs: NSRange, rhs: NSRange) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }

  public init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == S.Index {
    fatalError()
  }

  public var lowerBound: Int { fatalError() }
  public var upperBound: Int { fatalError() }
  public func contains(_ index: Int) -> Bool { fatalError() }
  public func intersection(_ other: NSRange) -> NSRange? { fatalError() }
  public func union(_ other: NSRange) -> NSRange { fatalError() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange { fatalError() }

extension Selector: CustomStringConvertible {
  public var description: String { fatalError() }
}

extension NSString {
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let literal = CompareOptions(rawValue: 2)
  }

  public var deletingLastPathComponent: String { fatalError() }
  public func rangeOfComposedCharacterSequence(at index: Int) -> NSRange { fatalError() }
  public func range(of searchString: String, options mask: CompareOptions, range: NSRange) -> NSRange { fatalError() }
}

extension StringProtocol {
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target,
    with replacement: Replacement
  ) -> String { fatalError() }
}

extension NSMutableAttributedString {
  public convenience init() { fatalError() }
}

extension FileManager {
  public func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { fatalError() }
}

extension Bundle {
  public var infoDictionary: [String: Any]? { fatalError() }
  public func url(forResource name: String?, withExtension ext: String?, subdirectory: String?) -> URL? { fatalError() }
  public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String] { fatalError() }
  public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { fatalError() }
}

public class PropertyListSerialization: NSObject {
  public enum PropertyListFormat: UInt, Sendable {
    case xml = 100
  }

  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public class func propertyList(
    from data: Data,
    options opt: ReadOptions = [],
    format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any { fatalError() }
}
