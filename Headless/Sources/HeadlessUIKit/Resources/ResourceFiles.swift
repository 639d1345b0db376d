import Foundation

/// The files of an app that aren't code: those in the bundles of resources beside the program, and those in the folders of targets that
/// `HeadlessSources` translates.
package final class ResourceFiles: Sendable {
  /// The list that the plugin of `HeadlessSources` makes of a target's files.
  package struct Listing: Decodable, Sendable {
    package let module: String
    package let files: [String]
  }

  /// Those beside the program.
  package static let shared = ResourceFiles(
    beside: [Bundle.main.bundlePath, Bundle.main.executablePath.map { ($0 as NSString).deletingLastPathComponent }]
      .compactMap { $0 }
  )

  package let bundlePaths: [String]
  package let listings: [Listing]
  /// The paths of a module's files by their last parts.
  private let modules: [(name: String, files: [String: [String]])]

  /// - Parameter folders: where bundles of resources are.
  package init(beside folders: [String]) {
    var bundlePaths: [String] = []
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
        let path = "\(folder)/\(name)"
        if !bundlePaths.contains(path) { bundlePaths.append(path) }
      }
    }
    self.bundlePaths = bundlePaths
    var listings: [Listing] = []
    var modules: [(name: String, files: [String: [String]])] = []
    for path in bundlePaths {
      let data = FileManager.default.contents(atPath: "\(path)/HeadlessResources.json")
      let listing = data.flatMap { try? JSONDecoder().decode(Listing.self, from: $0) }
      if let listing { listings.append(listing) }
      // Files are read where they were written, so those come first.
      let files = (listing?.files ?? []).flatMap { Self.files(at: $0) } + Self.files(inBundle: path)
      let name = listing?.module ?? Self.module(ofBundle: path) ?? ""
      modules.append((name, Dictionary(grouping: files) { ($0 as NSString).lastPathComponent }))
    }
    self.listings = listings
    self.modules = modules
  }

  /// The module of a bundle that SwiftPM made, which is named `Package_Target`.
  package static func module(ofBundle path: String) -> String? {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let underscore = name.firstIndex(of: "_") else { return nil }
    return String(name[name.index(after: underscore)...])
  }

  /// Whether an app means its own files by a bundle: the main one, or one that SwiftPM made of a target.
  package func isOfApp(_ bundle: Bundle) -> Bool {
    let path = bundle.bundlePath
    return path == Bundle.main.bundlePath
      || bundlePaths.contains { path == $0 || path.hasSuffix("/" + ($0 as NSString).lastPathComponent) }
  }

  /// A file, or a folder and what is in it. A catalogue of assets is one file.
  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue, !["xcassets", "bundle"].contains((path as NSString).pathExtension) else { return [path] }
    return [path] + names(in: path).flatMap { files(at: "\(path)/\($0)") }
  }

  private static func files(inBundle path: String) -> [String] {
    // The others are SwiftPM's and the plugin's.
    names(in: path).filter { !["Info.plist", "HeadlessResources.json"].contains($0) }
      .flatMap { files(at: "\(path)/\($0)") }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  // MARK: Looking for files

  /// The modules, that of a name first.
  private func modules(first module: String?) -> [[String: [String]]] {
    modules.filter { $0.name == module }.map(\.files) + modules.filter { $0.name != module }.map(\.files)
  }

  /// The path of a file: of those with translations, that in a language.
  ///
  /// - Parameters:
  ///   - name: the file's name, with its extension.
  ///   - folder: the folder that the app says that it is in.
  ///   - module: the module that is looked into first.
  ///   - languages: the languages, the most preferred one first.
  package func path(of name: String, in folder: String?, module: String?, languages: [String]) -> String? {
    let parts = name.split(separator: "/")
    guard let last = parts.last.map(String.init) else { return nil }
    let end = "/" + ([folder].compactMap { $0 } + parts.map(String.init)).joined(separator: "/")
    for files in modules(first: module) {
      let found = (files[last] ?? []).filter { path in
        guard let language = Self.language(of: path) else { return path.hasSuffix(end) }
        return path.replacingOccurrences(of: "/\(language).lproj", with: "").hasSuffix(end)
      }
      if let path = found.first(where: { Self.language(of: $0) == nil }) { return path }
      for language in languages + ["Base"] {
        if let path = found.first(where: { Self.language(of: $0) == language }) { return path }
      }
      if let path = found.first { return path }
    }
    return nil
  }

  /// The paths of all files of an extension.
  package func paths(ofType fileExtension: String, in folder: String? = nil, module: String?) -> [String] {
    modules(first: module).flatMap { files in
      files.filter { ($0.key as NSString).pathExtension == fileExtension }.values.flatMap { $0 }.filter { path in
        folder.map { (path as NSString).deletingLastPathComponent.hasSuffix("/" + $0) } ?? true
      }
      .sorted()
    }
  }

  /// The files of texts of a table, by module, that of a name first.
  package func tables(_ name: String, module: String?) -> [[String]] {
    modules(first: module).compactMap { files in
      let paths = ["strings", "stringsdict", "xcstrings"].flatMap { files["\(name).\($0)"] ?? [] }
      return paths.isEmpty ? nil : paths
    }
  }

  /// The property list that describes the app: that of a module, or else one of another one.
  package func infoPath(module: String?) -> String? {
    for files in modules(first: module) {
      let lists =
        (files["Info.plist"] ?? [])
        + files.keys.filter { $0.hasSuffix("-Info.plist") }.sorted().flatMap { files[$0] ?? [] }
      // That of the app stands above those of what is in it.
      if let path = lists.min(by: { $0.split(separator: "/").count < $1.split(separator: "/").count }) { return path }
    }
    return nil
  }

  /// The language of the folder that a file is in.
  package static func language(of path: String) -> String? {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : nil
  }
}
