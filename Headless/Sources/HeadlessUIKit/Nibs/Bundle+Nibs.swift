import Foundation

extension Bundle {
  /// The top level objects of a nib, made anew and connected with the owner; `nil` if there is no such nib, which is a failure.
  @discardableResult
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    guard nib.headlessExists else {
      nib.headlessFailToLoad()
      return nil
    }
    return nib.instantiate(withOwner: owner, options: options)
  }
}
