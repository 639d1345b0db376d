import Foundation
import HeadlessUIKit

/// Where the files of Interface Builder are: in a bundle, in the bundles of resources beside the program, and in the folders of targets that
/// `HeadlessSources` translates.
@MainActor final class InterfaceFiles {
  /// A file, and what its place says of it.
  struct Location {
    let path: String
    let module: String?
    /// The folders of languages beside it, such as `de.lproj`, in the order in which the app would have them.
    let stringPaths: [String]
  }

  private let listings: [ResourceFiles.Listing]
  private let bundlePaths: [String]

  /// - Parameter folders: where bundles of resources are; without any, beside the program
  init(beside folders: [String]? = nil) {
    let resources = folders.map { ResourceFiles(beside: $0) } ?? .shared
    bundlePaths = resources.bundlePaths
    listings = resources.listings
  }

  /// The file of a name.
  ///
  /// - Parameters:
  ///   - name: without an extension.
  ///   - fileExtension: `xib` or `storyboard`.
  ///   - bundle: where the app looks; what the app's own target is made of is found in any case.
  func locate(_ name: String, _ fileExtension: String, bundle: Bundle?) -> Location? {
    let fileName = "\(name).\(fileExtension)"
    let own = [bundle?.resourcePath, bundle?.bundlePath].compactMap { $0 }
    let module = bundle.flatMap { ResourceFiles.module(ofBundle: $0.bundlePath) }
    let listing =
      listings.first { $0.module == module && Self.file(fileName, in: $0.files) != nil }
      ?? listings.first { Self.file(fileName, in: $0.files) != nil }
    for folder in own {
      if let path = Self.file(fileName, inFolder: folder) {
        return Location(path: path, module: module, stringPaths: Self.stringFolders(in: folder, name: name))
      }
    }
    if let listing, let path = Self.file(fileName, in: listing.files) {
      let strings = listing.files.filter { file in
        Self.stringNames(of: name).contains { file.hasSuffix(".lproj/\($0)") }
      }
      return Location(path: path, module: listing.module, stringPaths: strings)
    }
    for folder in bundlePaths {
      if let path = Self.file(fileName, inFolder: folder) {
        return Location(
          path: path,
          module: ResourceFiles.module(ofBundle: folder),
          stringPaths: Self.stringFolders(in: folder, name: name)
        )
      }
    }
    return nil
  }

  // MARK: Languages

  /// The texts of the language that a person prefers most, of those that there are.
  ///
  /// - Parameters:
  ///   - paths: files of texts, of a language each or of all of them.
  ///   - languages: the languages, the most preferred one first.
  ///   - development: the language of the nib's own texts: whoever prefers it to others gets those.
  nonisolated static func strings(at paths: [String], languages: [String], development: String) -> [String: String] {
    for language in languages {
      // A text for `de` serves for `de-CH`.
      for candidate in [language, String(language.prefix { $0 != "-" && $0 != "_" })] {
        if let path = paths.first(where: { $0.contains("/\(candidate).lproj/") && $0.hasSuffix(".strings") }) {
          return StringsFile(contentsOfFile: path)?.texts ?? [:]
        }
        for path in paths where path.hasSuffix(".xcstrings") {
          if let texts = StringsFile(catalogue: path, language: candidate)?.texts { return texts }
        }
        if candidate == development { return [:] }
      }
    }
    return [:]
  }

  // MARK: Folders

  private static func file(_ name: String, in files: [String]) -> String? { files.first { $0.hasSuffix("/" + name) } }

  private static func file(_ name: String, inFolder folder: String) -> String? {
    let candidates = [folder, folder + "/Base.lproj"] + languageFolders(in: folder)
    return candidates.map { "\($0)/\(name)" }.first { FileManager.default.fileExists(atPath: $0) }
  }

  private static func stringFolders(in folder: String, name: String) -> [String] {
    languageFolders(in: folder).flatMap { language in stringNames(of: name).map { "\(language)/\($0)" } }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// The names that the texts of a nib may have.
  private static func stringNames(of name: String) -> [String] { ["\(name).strings", "\(name).xcstrings"] }

  private static func languageFolders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.sorted().map { "\(folder)/\($0)" }
  }
}
