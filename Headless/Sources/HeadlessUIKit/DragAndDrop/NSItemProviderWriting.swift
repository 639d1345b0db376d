import Foundation

/// An object that an item provider can offer as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types that the object can be written as, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes data of a type and hands it on.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (_ data: Data?, _ error: (any Error)?) -> Void
  ) -> Progress?
}
