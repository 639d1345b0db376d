@objc open class NSString: NSObject {
  public init(string: String) {}
  open var length: Int { fatalError() }
  open func substring(with range: NSRange) -> String { fatalError() }
  open func substring(from: Int) -> String { fatalError() }
  open func substring(to: Int) -> String { fatalError() }
  open func replacingCharacters(in range: NSRange, with replacement: String) -> String { fatalError() }
  open func character(at index: Int) -> UInt16 { fatalError() }
  open func range(of searchString: String) -> NSRange { fatalError() }
  open var pathExtension: String { fatalError() }
  open var deletingPathExtension: String { fatalError() }
  open var lastPathComponent: String { fatalError() }
}

@objc open class NSNumber: NSValue, @unchecked Sendable {
  public init(value: Double) {}
  public init(value: Int) {}
  public init(value: Bool) {}
  open var doubleValue: Double { fatalError() }
  open var intValue: Int { fatalError() }
  open var boolValue: Bool { fatalError() }
}

@objc open class NSAttributedString: NSObject, NSCopying, @unchecked Sendable {
  public struct Key: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct EnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 2)
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  public init(string: String) {}
  public init(string: String, attributes: [Key: Any]?) {}
  public init(attributedString: NSAttributedString) {}
  open func copy(with zone: NSZone?) -> Any { fatalError() }
  open var string: String { fatalError() }
  open var length: Int { fatalError() }
  open func isEqual(to other: NSAttributedString) -> Bool { fatalError() }
  open func attributes(at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> [Key: Any] {
    fatalError()
  }
  open func attribute(_ name: Key, at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?) -> Any? {
    fatalError()
  }
  open func attributedSubstring(from range: NSRange) -> NSAttributedString { fatalError() }
  open func enumerateAttribute(
    _ name: Key,
    in range: NSRange,
    options: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateAttributes(
    in range: NSRange,
    options: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

@objc open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
  open func append(_ attrString: NSAttributedString) {}
  open func addAttribute(_ name: Key, value: Any, range: NSRange) {}
  open func addAttributes(_ attrs: [Key: Any], range: NSRange) {}
  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) {}
  open func removeAttribute(_ name: Key, range: NSRange) {}
  open func insert(_ attrString: NSAttributedString, at loc: Int) {}
  open func deleteCharacters(in range: NSRange) {}
  @objc(replaceCharactersInRange:withString:)
  open func replaceCharacters(in range: NSRange, with str: String) {}
  @objc(replaceCharactersInRange:withAttributedString:)
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {}
  open func setAttributedString(_ attrString: NSAttributedString) {}
  open func beginEditing() {}
  open func endEditing() {}
}

extension NSObject: @retroactive CustomStringConvertible {
  @objc open dynamic var description: String { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
}

extension StringProtocol {
  public var decomposedStringWithCanonicalMapping: String { fatalError() }
  public func folding(options: String.CompareOptions = [], locale: Locale?) -> String { fatalError() }
  public func range(
    of aString: some StringProtocol,
    options mask: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>? { fatalError() }
  public func localizedStandardCompare(_ string: some StringProtocol) -> ComparisonResult { fatalError() }
  public func components(separatedBy separator: some StringProtocol) -> [String] { fatalError() }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
  public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
  public func commonPrefix(with aString: some StringProtocol, options: String.CompareOptions = []) -> String {
    fatalError()
  }
}

extension StringProtocol {
  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String,
  tableName: String? = nil,
  bundle: Bundle = .main,
  value: String = "",
  comment: String
) -> String { fatalError() }
