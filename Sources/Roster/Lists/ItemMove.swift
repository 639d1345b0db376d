import Foundation

/// What the user has moved.
struct ItemMove {
  /// The index path of the item in the content, before.
  let source: IndexPath
  /// The one that it has once it has moved.
  let destination: IndexPath
}
