import UIKit

/// What the app finds in its bundle, in the ways in which apps ask for it.
final class AppResources {
  static var version: String? { Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String }
  static var server: String? {
    Bundle(for: AppResources.self).object(forInfoDictionaryKey: "PostcardsServer") as? String
  }
  static var name: String? { Bundle.main.infoDictionary?["CFBundleName"] as? String }
  static var identifier: String? { Bundle.main.bundleIdentifier }
  static var paths: [String?] {
    let bundle = Bundle(for: AppResources.self)
    return [
      bundle.path(forResource: "postcards", ofType: "json"), bundle.path(forResource: "lighthouse@2x.png", ofType: nil),
      bundle.url(forResource: "postcards.json", withExtension: nil)?.path,
      bundle.url(forResource: "Reply", withExtension: "swift", subdirectory: "Templates")?.path,
      bundle.path(forResource: "Reply", ofType: "swift", inDirectory: "Templates"),
      bundle.urls(forResourcesWithExtension: "json", subdirectory: nil)?.first?.path,
      bundle.paths(forResourcesOfType: "json", inDirectory: nil).first,
      Bundle.module.url(forResource: "Templates", withExtension: nil)?.path,
    ]
  }
  static var nothing: URL? { Bundle.main.url(forResource: "letters", withExtension: "json") }
  static var title: String { NSLocalizedString("postcards.title", comment: "") }
  static var harbour: String { Bundle.main.localizedString(forKey: "Harbour", value: nil, table: "Sights") }
  static var missing: String { NSLocalizedString("postcards.none", bundle: .main, value: "None", comment: "") }
}
