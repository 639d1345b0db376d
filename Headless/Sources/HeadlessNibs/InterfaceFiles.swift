import Foundation
import HeadlessUIKit

/// The locations of Interface Builder files: a bundle, resource bundles next to the program, and folders of targets that
/// `HeadlessSources` translates.
@MainActor final class InterfaceFiles {
  /// A file, and the information from its location.
  struct Location {
    let path: String
    let module: String?
    /// The language folders next to it, such as `de.lproj`, in the order of the app's preference.
    let stringPaths: [String]
  }

  private let listings: [ResourceFiles.Listing]
  private let bundlePaths: [String]

  /// - Parameter folders: The folders of resource bundles. The default is the program's.
  init(beside folders: [String]? = nil) {
    let resources = folders.map { ResourceFiles(beside: $0) } ?? .shared
    bundlePaths = resources.bundlePaths
    listings = resources.listings
  }

  /// Returns the file with a name.
  ///
  /// - Parameters:
  ///   - name: The name without an extension.
  ///   - fileExtension: `xib` or `storyboard`.
  ///   - bundle: The bundle that the app searches. Files of the app's own target are always found.
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

  /// Returns the texts of the most preferred available language.
  ///
  /// - Parameters:
  ///   - paths: The files of texts, with one language each or with all of them.
  ///   - languages: The languages, the most preferred one first.
  ///   - development: The language of the nib's own texts, which are used if it's preferred to others.
  nonisolated static func strings(at paths: [String], languages: [String], development: String) -> [String: String] {
    for language in languages {
      // A text for `de` is valid for `de-CH`.
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

  /// Returns the possible names of a nib's text files.
  private static func stringNames(of name: String) -> [String] { ["\(name).strings", "\(name).xcstrings"] }

  private static func languageFolders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".lproj") }.sorted().map { "\(folder)/\($0)" }
  }
}
