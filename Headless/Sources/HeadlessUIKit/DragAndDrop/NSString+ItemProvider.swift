import Foundation

#if canImport(ObjectiveC)
  // Foundation's own strings write and read themselves there.
  extension NSString: NSItemProviderWriting, NSItemProviderReading {}
#else
  extension NSString: NSItemProviderWriting, NSItemProviderReading {
    private static let plainTextTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]

    public static var writableTypeIdentifiersForItemProvider: [String] { [plainTextTypes[0]] }
    public static var readableTypeIdentifiersForItemProvider: [String] { plainTextTypes }

    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data("\(self)".utf8), nil)
      return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
        throw HeadlessItemProviderError.isUnreadable(typeIdentifier)
      }
      return object
    }
  }
#endif
