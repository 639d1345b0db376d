import Foundation

/// The resources of an app's target, as its main bundle has them on a device.
///
/// `HeadlessSources` declares `Bundle`'s methods by it in each module that it translates, as Foundation's main bundle is the program of the tests there.
/// The files of the target's folder come first, then those of the other targets'. In a bundle of resources its own files go before them. Bundles that the app makes of a path have their own files alone.
public struct HeadlessResources: Sendable {
  private let module: String

  /// Creates the resources of a target.
  ///
  /// - Parameter module: the target's module, whose files come before those of others.
  public init(module: String) { self.module = module }

  // MARK: Files

  /// Returns the file of a name in the app's folders or in a bundle.
  public func url(
    forResource name: String?,
    withExtension fileExtension: String?,
    subdirectory: String? = nil,
    of bundle: Bundle
  ) -> URL? {
    let own = { bundle.url(forResource: name, withExtension: fileExtension, subdirectory: subdirectory) }
    let ofApp = { isOfApp(bundle) ? find(name, fileExtension, in: subdirectory) : nil }
    return Self.isMain(bundle) ? ofApp() ?? own() : own() ?? ofApp()
  }

  /// Returns the files of an extension in the app's folders or in a bundle.
  public func urls(forResourcesWithExtension fileExtension: String?, subdirectory: String?, of bundle: Bundle) -> [URL]
  {
    let own = bundle.paths(forResourcesOfType: fileExtension, inDirectory: subdirectory)
    let ofApp =
      isOfApp(bundle)
      ? ResourceFiles.shared.paths(ofType: fileExtension ?? "", in: subdirectory, module: module) : []
    // The folder of the main bundle is that of the build, with files that no app has.
    let paths = Self.isMain(bundle) ? (ofApp.isEmpty ? own : ofApp) : own + ofApp.filter { !own.contains($0) }
    return paths.map { URL(fileURLWithPath: $0) }
  }

  private func isOfApp(_ bundle: Bundle) -> Bool { ResourceFiles.shared.isOfApp(bundle) }

  private static func isMain(_ bundle: Bundle) -> Bool { bundle.bundlePath == Bundle.main.bundlePath }

  private func find(_ name: String?, _ fileExtension: String?, in subdirectory: String?) -> URL? {
    let ending = fileExtension.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    guard let name, !name.isEmpty else {
      return ResourceFiles.shared.paths(ofType: ending, in: subdirectory, module: module).first
        .map { URL(fileURLWithPath: $0) }
    }
    return ResourceFiles.shared.path(
      of: ending.isEmpty ? name : "\(name).\(ending)",
      in: subdirectory,
      module: module,
      languages: HeadlessAssets.languageCandidates
    )
    .map { URL(fileURLWithPath: $0) }
  }

  // MARK: Texts

  /// Returns a text in the first of ``HeadlessInterfaceBuilder/languages`` that the app's table has.
  public func localizedString(forKey key: String, value: String?, table: String?, of bundle: Bundle) -> String {
    if isOfApp(bundle) {
      let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
      for paths in ResourceFiles.shared.tables(name, module: module) {
        if let text = HeadlessAssets.texts(at: paths)[key] { return text }
      }
    }
    return bundle.localizedString(forKey: key, value: value, table: table)
  }

  // MARK: What describes the app

  /// Returns what the target's `Info.plist` has, in the main bundle, and what the bundle itself has.
  public func infoDictionary(of bundle: Bundle) -> [String: Any]? {
    let own = bundle.infoDictionary
    guard Self.isMain(bundle) else { return own }
    return HeadlessAssets.info(module: module).map { (own ?? [:]).merging($0) { $1 } } ?? own
  }

  /// Returns a value of ``infoDictionary(of:)``.
  public func object(forInfoDictionaryKey key: String, of bundle: Bundle) -> Any? {
    infoDictionary(of: bundle)?[key] ?? bundle.object(forInfoDictionaryKey: key)
  }
}
