import Foundation

/// The coder that `init(coder:)` gets from the headless UIKit: an archive with the given values by key.
public final class HeadlessCoder: NSCoder {
  private let values: [String: Any]
  private let decode: (@MainActor (NSObject) -> Void)?

  /// - Parameters:
  ///   - values: what is in the archive by key.
  ///   - decode: sets what UIKit's own class sets of an object before a subclass's initialiser goes on.
  public init(values: [String: Any] = [:], decode: (@MainActor (NSObject) -> Void)? = nil) {
    self.values = values
    self.decode = decode
    super.init()
  }

  /// Called at the end of `init(coder:)` by every class that has one of its own. The last of them sets what is in the archive, so that
  /// an app's initialiser finds it and can replace it.
  @MainActor static func finish<Object: NSObject>(_ object: Object, as type: Object.Type, _ coder: NSCoder) {
    guard let decode = (coder as? HeadlessCoder)?.decode,
      decodingClasses.first(where: { $0.includes(object) })?.type == ObjectIdentifier(type)
    else { return }
    decode(object)
  }

  /// A class that ends its `init(coder:)` with ``finish(_:as:_:)``.
  private struct DecodingClass {
    let type: ObjectIdentifier
    let includes: (NSObject) -> Bool

    init<Object: NSObject>(_ type: Object.Type) {
      self.type = ObjectIdentifier(type)
      includes = { $0 is Object }
    }
  }

  /// Subclasses are before what they inherit from.
  @MainActor private static let decodingClasses = [
    DecodingClass(UITableViewCell.self), DecodingClass(UITableViewHeaderFooterView.self),
    DecodingClass(UICollectionViewCell.self), DecodingClass(UICollectionReusableView.self),
    DecodingClass(UITableView.self), DecodingClass(UICollectionView.self), DecodingClass(UITextView.self),
    DecodingClass(UIScrollView.self), DecodingClass(UISearchTextField.self), DecodingClass(UISearchBar.self),
    DecodingClass(UIButton.self), DecodingClass(UISlider.self), DecodingClass(UIStepper.self),
    DecodingClass(UISwitch.self), DecodingClass(UISegmentedControl.self), DecodingClass(UIControl.self),
    DecodingClass(UIImageView.self), DecodingClass(UILabel.self), DecodingClass(UIVisualEffectView.self),
    DecodingClass(UIStackView.self), DecodingClass(UIActivityIndicatorView.self), DecodingClass(UIView.self),
    DecodingClass(UITableViewController.self), DecodingClass(UICollectionViewController.self),
    DecodingClass(UINavigationController.self), DecodingClass(UIViewController.self),
  ]

  override public var allowsKeyedCoding: Bool { true }

  override public func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override public func decodeObject(forKey key: String) -> Any? { values[key] }
  override public func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  override public func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  override public func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
}

extension NSCoder {
  /// A value of a ``HeadlessCoder``; `nil` if there is none of the type.
  func headlessValue<Value>(forKey key: String) -> Value? {
    (self as? HeadlessCoder)?.decodeObject(forKey: key) as? Value
  }
}
