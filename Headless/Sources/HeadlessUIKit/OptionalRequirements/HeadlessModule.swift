/// The name of this module, as the runtime and tables of symbols write it.
package enum HeadlessModule {
  package static let name = String(String(reflecting: UIView.self).prefix { $0 != "." })

  /// Returns the full name of a declaration of this module.
  package static func fullName(of declaration: String) -> String { "\(name).\(declaration)" }

  /// Returns a Boolean value that indicates whether this module declares a class.
  ///
  /// - Complexity: O(1), except for the first call for a class.
  @MainActor static func declares(_ type: AnyClass) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isOwn = String(reflecting: type).hasPrefix(fullName(of: ""))
    known[ObjectIdentifier(type)] = isOwn
    return isOwn
  }

  @MainActor private static var known: [ObjectIdentifier: Bool] = [:]
}
