import Foundation

/// Reads the files that Interface Builder writes. The product `HeadlessNibs` has one, which is found by its name.
@preconcurrency @MainActor public protocol HeadlessInterfaceReading: AnyObject {
  init()

  /// What makes the objects of a nib; `nil` if there is no such file.
  func contents(ofNibNamed name: String, bundle: Bundle?) -> HeadlessInterfaceBuilder.NibContents?

  /// A storyboard; `nil` if there is no such file.
  func storyboard(named name: String, bundle: Bundle?) -> (any HeadlessStoryboardReading)?
}

/// A storyboard that has been read.
@preconcurrency @MainActor public protocol HeadlessStoryboardReading: AnyObject {
  /// Whether there is a controller of the identifier, or an initial one for `nil`.
  func hasViewController(identifier: String?) -> Bool

  /// Makes a controller with what is in it.
  ///
  /// - Parameters:
  ///   - identifier: the controller's; `nil` for the initial one.
  ///   - storyboard: what the controllers say that they are of.
  ///   - creator: makes the controller instead of the initialiser of its class.
  func makeViewController(
    identifier: String?,
    of storyboard: UIStoryboard,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
}
