import Foundation

/// The images and colors that `UIImage(named:)` and `UIColor(named:)` return.
///
/// UIKit's stand-in reads the asset catalogs in the resource bundles next to the program, and in the folders of targets that
/// `HeadlessSources` translates. A name that you set here takes precedence.
public final class HeadlessAssets: @unchecked Sendable {
  // Sendable: what changes is read and written only while the lock is held.
  private static let shared = HeadlessAssets()
  private let lock = NSLock()
  private var images: [String: UIImage] = [:]
  private var colors: [String: UIColor] = [:]
  /// The languages that a person prefers, and that of the app's own texts.
  private var languages = Locale.preferredLanguages
  private var developmentLanguage = "en"
  /// What has been read.
  private var catalogs: [String: AssetCatalog] = [:]
  private var readImages: [String: UIImage] = [:]
  private var readColors: [String: UIColor] = [:]
  private var tables: [[String]: [String: String]] = [:]
  private var infos: [String: [String: Any]] = [:]

  private init() {}

  /// Sets the image that `UIImage(named:)` returns. With `nil`, removes the name.
  public static func setImage(_ image: UIImage?, named name: String) {
    shared.lock.withLock { shared.images[name] = image }
  }

  /// Sets the color that `UIColor(named:)` returns. With `nil`, removes the name.
  public static func setColor(_ color: UIColor?, named name: String) {
    shared.lock.withLock { shared.colors[name] = color }
  }

  // MARK: Catalogues

  static func image(named name: String, in bundle: Bundle?, style: UIUserInterfaceStyle) -> UIImage? {
    if let image = shared.lock.withLock({ shared.images[name] }) { return image }
    let key = "\(bundle?.bundlePath ?? "")|\(style.rawValue)|\(name)"
    if let image = shared.lock.withLock({ shared.readImages[key] }) { return image }
    guard let image = readImage(named: name, in: bundle, style: style) else { return nil }
    shared.lock.withLock { shared.readImages[key] = image }
    return image
  }

  static func color(named name: String, in bundle: Bundle?) -> UIColor? {
    if let color = shared.lock.withLock({ shared.colors[name] }) { return color }
    let key = "\(bundle?.bundlePath ?? "")|\(name)"
    if let color = shared.lock.withLock({ shared.readColors[key] }) { return color }
    let folder = catalogs(in: bundle).lazy.compactMap { $0.folder(.color, name) }.first
    guard let color = folder.flatMap({ AssetCatalog.contents(ColorSet.self, of: $0)?.color }) else { return nil }
    shared.lock.withLock { shared.readColors[key] = color }
    return color
  }

  private static func catalogs(in bundle: Bundle?) -> [AssetCatalog] {
    let module = bundle.flatMap { ResourceFiles.module(ofBundle: $0.bundlePath) }
    return ResourceFiles.shared.paths(ofType: "xcassets", module: module).map { path in
      if let catalog = shared.lock.withLock({ shared.catalogs[path] }) { return catalog }
      let catalog = AssetCatalog(path: path)
      shared.lock.withLock { shared.catalogs[path] = catalog }
      return catalog
    }
  }

  private static func readImage(named name: String, in bundle: Bundle?, style: UIUserInterfaceStyle) -> UIImage? {
    for catalog in catalogs(in: bundle) {
      if let folder = catalog.folder(.image, name) {
        return AssetCatalog.contents(ImageSet.self, of: folder)?.image(in: folder, style: style)
      }
      if catalog.folder(.symbol, name) != nil { return UIImage(systemName: name) }
    }
    let formats = ["png", "jpg", "jpeg", "gif", "webp", "svg"]
    let ownFormat = (name as NSString).pathExtension
    let base = formats.contains(ownFormat) ? (name as NSString).deletingPathExtension : name
    let module = bundle.flatMap { ResourceFiles.module(ofBundle: $0.bundlePath) }
    for format in formats.contains(ownFormat) ? [ownFormat] : formats {
      for scale in [3, 2, 1] {
        let file = scale == 1 ? base : "\(base)@\(scale)x"
        let url = HeadlessResources(module: module ?? "").url(
          forResource: file,
          withExtension: format,
          of: bundle ?? .main
        )
        if let url, let data = try? Data(contentsOf: url) { return UIImage(data: data, scale: CGFloat(scale)) }
      }
    }
    return nil
  }

  // MARK: Texts

  /// ``HeadlessInterfaceBuilder/languages``, wherever it is asked for.
  static var preferredLanguages: [String] {
    get { shared.lock.withLock { shared.languages } }
    set { shared.lock.withLock { shared.languages = newValue } }
  }

  /// ``HeadlessInterfaceBuilder/developmentLanguage``, wherever it is asked for.
  static var nativeLanguage: String {
    get { shared.lock.withLock { shared.developmentLanguage } }
    set { shared.lock.withLock { shared.developmentLanguage = newValue } }
  }

  /// The languages that a text is looked for in: one for `de` serves for `de-CH`.
  static var languageCandidates: [String] {
    (preferredLanguages + [nativeLanguage]).flatMap { [$0, String($0.prefix { $0 != "-" && $0 != "_" })] }
  }

  /// The texts of a table's files in the first language that they have.
  static func texts(at paths: [String]) -> [String: String] {
    let languages = languageCandidates
    let key = paths + [""] + languages
    if let texts = shared.lock.withLock({ shared.tables[key] }) { return texts }
    let texts = (languages + ["Base"]).lazy.compactMap { StringsFile(of: paths, language: $0)?.texts }.first ?? [:]
    shared.lock.withLock { shared.tables[key] = texts }
    return texts
  }

  // MARK: What describes the app

  /// The `Info.plist` of a module, or that of another one.
  static func info(module: String) -> [String: Any]? {
    if let info = shared.lock.withLock({ shared.infos[module] }) { return info }
    guard let path = ResourceFiles.shared.infoPath(module: module),
      let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    let info = InfoVariables(module: module).replaced(in: list) as? [String: Any] ?? list
    shared.lock.withLock { shared.infos[module] = info }
    return info
  }
}
