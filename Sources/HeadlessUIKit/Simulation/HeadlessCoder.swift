import Foundation

/// The coder that `init(coder:)` gets from the headless UIKit: an archive with the given values by key.
public final class HeadlessCoder: NSCoder {
  private let values: [String: Any]

  public init(values: [String: Any] = [:]) {
    self.values = values
    super.init()
  }

  override public var allowsKeyedCoding: Bool { true }

  override public func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override public func decodeObject(forKey key: String) -> Any? { values[key] }
  override public func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  override public func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  override public func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
}
