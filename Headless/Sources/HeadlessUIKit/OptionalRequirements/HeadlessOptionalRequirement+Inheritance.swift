extension HeadlessOptionalRequirement {
  /// An object with the optional requirements that its own class implements, which may be more than the class that conforms did.
  ///
  /// A view takes its data sources and delegates so. An object that forwards requirements takes those that it forwards to in the same
  /// way:
  ///
  /// ```swift
  /// let delegate: (any UITableViewDelegate)? = HeadlessOptionalRequirement.ofOwnClass(child as? any UITableViewDelegate)
  /// ```
  ///
  /// - Parameter object: the object, as one of UIKit's protocols.
  /// - Returns: the same object. Where the program does not say what its classes implement, a text is printed, once for each class, and
  ///   what only a subclass implements is not called.
  /// - Complexity: O(1), and for the first object of a class O(*n*), where *n* is the number of functions in the program.
  @preconcurrency @MainActor public static func ofOwnClass<Requirements>(_ object: Requirements?) -> Requirements? {
    InheritedConformance.ofOwnClass(object)
  }

  /// The requirements of a protocol that the classes of an app implement for an object, as `#function` spells them.
  ///
  /// - Parameters:
  ///   - object: the object; one that does not conform implements none.
  ///   - type: the protocol, such as `(any UITableViewDelegate).self`.
  /// - Returns: `nil` if that cannot be found out, as in optimised programs.
  @MainActor package static func implemented<Requirements>(
    by object: AnyObject,
    of type: Requirements.Type
  ) -> [String]? {
    InheritedConformance.implemented(by: object, of: type)
  }
}
