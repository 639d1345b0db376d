import Foundation

/// Says what nibs contain, where no file says it.
@preconcurrency @MainActor public enum HeadlessInterfaceBuilder {
  /// The top level objects of a nib, made anew for every use.
  public typealias Contents = @MainActor (_ owner: Any?) -> [AnyObject?]

  /// The top level objects of a nib that has been read, made anew for every use.
  public typealias NibContents = @MainActor (_ owner: Any?, _ externalObjects: [String: Any]) -> [Any]

  /// What reads files of Interface Builder: that of the product `HeadlessNibs` if the program has it.
  public static var reader: (any HeadlessInterfaceReading)? =
    (NSClassFromString("HeadlessNibs.InterfaceReader") as? any HeadlessInterfaceReading.Type)?.init()

  /// The languages that a person prefers, the first most: texts of nibs and tables are in the first of them that an app has.
  public static var languages: [String] {
    get { HeadlessAssets.preferredLanguages }
    set { HeadlessAssets.preferredLanguages = newValue }
  }

  /// The language of the texts in the files of Interface Builder themselves.
  public static var developmentLanguage: String {
    get { HeadlessAssets.nativeLanguage }
    set { HeadlessAssets.nativeLanguage = newValue }
  }

  /// What a failure adds where nothing reads files.
  static var adviceWithoutReader: String {
    reader == nil
      ? ": nothing reads files of Interface Builder. Add the product HeadlessNibs of the package Roster to the dependencies of the test "
        + "target, or say what a nib contains with HeadlessInterfaceBuilder.register(nibNamed:)" : ""
  }

  private struct Key: Hashable {
    var name: String
    var bundlePath: String
  }

  private static var nibs: [Key: Contents] = [:]

  /// Says what the nib with the name contains; replaces what was said before.
  ///
  /// - Parameters:
  ///   - name: the nib's name without an extension.
  ///   - bundle: the bundle; `nil` is the main bundle.
  ///   - contents: makes the top level objects.
  public static func register(nibNamed name: String, bundle: Bundle? = nil, contents: @escaping () -> [AnyObject?]) {
    nibs[key(name, bundle)] = { _ in contents() }
  }

  /// Says what the nib contains, given the owner that it is loaded for.
  public static func register(
    nibNamed name: String,
    bundle: Bundle? = nil,
    contentsForOwner contents: @escaping Contents
  ) {
    nibs[key(name, bundle)] = contents
  }

  /// Forgets the nib.
  public static func unregister(nibNamed name: String, bundle: Bundle? = nil) {
    nibs[key(name, bundle)] = nil
  }

  /// A view as it comes out of a nib: made with `init(coder:)` and awakened; `nil` if its initialiser fails.
  ///
  /// - Parameters:
  ///   - type: the view's class.
  ///   - values: what the coder has by key.
  ///   - connect: sets what a nib would set, outlets for example, before the view is awakened.
  public static func make<View: UIView>(
    _ type: View.Type,
    values: [String: Any] = [:],
    connect: (View) -> Void = { _ in }
  ) -> View? {
    guard let view = type.init(coder: HeadlessCoder(values: values)) else { return nil }
    connect(view)
    view.awakeFromNib()
    return view
  }

  static func contents(ofNibNamed name: String, bundle: Bundle?) -> Contents? {
    nibs[key(name, bundle)]
  }

  private static func key(_ name: String, _ bundle: Bundle?) -> Key {
    Key(name: name, bundlePath: (bundle ?? .main).bundlePath)
  }
}
