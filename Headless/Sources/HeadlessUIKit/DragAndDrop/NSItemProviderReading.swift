import Foundation

/// An object that can be made of what an item provider offers.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that the object can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
