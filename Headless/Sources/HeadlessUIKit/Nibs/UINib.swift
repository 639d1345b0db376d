import Foundation

/// A file with views that Interface Builder made. The product `HeadlessNibs` reads it, or ``HeadlessInterfaceBuilder`` says what it
/// contains.
@preconcurrency @MainActor open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private enum Source {
    case file(name: String, bundle: Bundle?)
    case objects(() -> [AnyObject?])
    case data
  }

  private let source: Source

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .file(name: name, bundle: bundleOrNil)
    super.init()
  }

  /// A nib from a compiled file's data, which the headless UIKit cannot read.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .data
    super.init()
  }

  /// A nib with the objects that the closure makes at every use.
  public init(headlessContents contents: @escaping () -> [AnyObject?]) {
    source = .objects(contents)
    super.init()
  }

  /// The nib's top level objects, made anew. A nib that is not there is a failure, and has none.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    switch source {
    case .objects(let contents):
      return contents().compactMap { $0 }
    case .file(let name, let bundle):
      if let contents = HeadlessInterfaceBuilder.contents(ofNibNamed: name, bundle: bundle) {
        return contents(ownerOrNil).compactMap { $0 }
      }
      if let contents = HeadlessInterfaceBuilder.reader?.contents(ofNibNamed: name, bundle: bundle) {
        return contents(ownerOrNil, optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
      }
    case .data: break
    }
    headlessFailToLoad()
    return []
  }

  /// Whether there is anything to load.
  final var headlessExists: Bool {
    switch source {
    case .objects: true
    case .file(let name, let bundle):
      HeadlessInterfaceBuilder.contents(ofNibNamed: name, bundle: bundle) != nil
        || HeadlessInterfaceBuilder.reader?.contents(ofNibNamed: name, bundle: bundle) != nil
    case .data: false
    }
  }

  final func headlessFailToLoad() {
    if case .file(let name, let bundle) = source {
      fail(
        "Could not load NIB in bundle: 'NSBundle <\((bundle ?? .main).bundlePath)>' with name '\(name)'"
          + HeadlessInterfaceBuilder.adviceWithoutReader
      )
    } else {
      fail("Could not load NIB from data: register the nib by name with HeadlessInterfaceBuilder instead")
    }
  }

  private func fail(_ reason: String) {
    HeadlessFailure(.invalidNib, name: .invalidArgument, reason: reason).raise()
  }
}
