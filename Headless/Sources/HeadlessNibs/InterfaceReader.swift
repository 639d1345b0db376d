import Foundation
import HeadlessUIKit

/// A reader of nibs and storyboards for the headless UIKit, which finds it by name: link this module, and call nothing.
@preconcurrency @MainActor public final class InterfaceReader: HeadlessInterfaceReading {
  private let files = InterfaceFiles()
  private struct Key: Hashable {
    let path: String
    let languages: [String]
  }

  private var documents: [Key: InterfaceDocument] = [:]
  /// The known locations by name, or `nil` without a file.
  private var locations: [String: InterfaceFiles.Location?] = [:]

  /// Creates a reader.
  public init() {}

  public func contents(ofNibNamed name: String, bundle: Bundle?) -> HeadlessInterfaceBuilder.NibContents? {
    guard let document = document(name, "xib", bundle) else { return nil }
    return { owner, externalObjects in
      InterfaceLoader(document, owner: owner as AnyObject?, externalObjects: externalObjects).loadNib()
    }
  }

  public func storyboard(named name: String, bundle: Bundle?) -> (any HeadlessStoryboardReading)? {
    document(name, "storyboard", bundle).map { StoryboardReader($0) }
  }

  private func document(_ name: String, _ fileExtension: String, _ bundle: Bundle?) -> InterfaceDocument? {
    let key = "\(bundle?.bundlePath ?? "")/\(name).\(fileExtension)"
    let location = locations[key] ?? files.locate(name, fileExtension, bundle: bundle)
    locations[key] = .some(location)
    guard let location else { return nil }
    let languages = HeadlessInterfaceBuilder.languages
    let documentKey = Key(path: location.path, languages: languages)
    if let document = documents[documentKey] { return document }
    do throws(InterfaceDocument.Refusal) {
      let document = try InterfaceDocument(
        path: location.path,
        module: location.module,
        strings: InterfaceFiles.strings(
          at: location.stringPaths,
          languages: languages,
          development: HeadlessInterfaceBuilder.developmentLanguage
        )
      )
      documents[documentKey] = document
      return document
    } catch {
      HeadlessFailure.handler(HeadlessFailure(.invalidNib, name: .invalidArgument, reason: error.text))
      return nil
    }
  }
}
