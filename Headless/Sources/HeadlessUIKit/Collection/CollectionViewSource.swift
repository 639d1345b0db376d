import Foundation

/// What a reuse identifier was registered with.
enum CollectionViewSource {
  case viewClass(AnyClass)
  case nib(UINib)
}

/// The name under which a class or nib was registered.
struct CollectionRegistrationKey: Hashable {
  var kind: String
  var identifier: String
}

/// A view in the collection view, and the attributes that were last applied to it.
struct DisplayedElement {
  var view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// Whether the delegate's `willDisplay` was called for the view.
  var isDisplayed = false
  /// The size that the view asked for.
  var preferredSize: CGSize?
  /// The size that the view was offered when it asked for another one in vain.
  var declinedSize: CGSize?
  /// Whether the view says the same in the size that it has asked for.
  var sizeIsConfirmed = false
}

/// The data source is being asked for a view.
struct CollectionViewRequest {
  let element: CollectionElement
  let attributes: UICollectionViewLayoutAttributes?
  /// The cell that is configured again; it is what is dequeued.
  var existing: UICollectionReusableView?
  /// What was dequeued since the request began.
  var dequeued: [UICollectionReusableView] = []
  let token: Int
}

/// An item that follows a finger.
struct InteractiveMovement {
  let original: IndexPath
  var target: IndexPath
  /// Where the finger is; `nil` before it has moved.
  var position: CGPoint?
}
