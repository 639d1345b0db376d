// What Foundation has of drag and drop. Elsewhere the derived UIKit declares it.

public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  @objc public class var writableTypeIdentifiersForItemProvider: [String] { fatalError() }
  @objc public class var readableTypeIdentifiersForItemProvider: [String] { fatalError() }
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? { fatalError() }
  public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self { fatalError() }
}
