import Foundation
import HeadlessUIKit

/// Hands out the identities of layers.
@MainActor enum HeadlessLayerIdentity {
  private static var last = 0

  static func make() -> Int {
    last += 1
    return last
  }
}

extension UIView {
  /// The identity of the view's layer: a cell gets another one whenever it is displayed for another row.
  public var headlessLayerID: Int {
    if let layerID { return layerID }
    let id = HeadlessLayerIdentity.make()
    layerID = id
    return id
  }

  /// The view in this view's tree, the view itself included, that has the layer with an identity.
  ///
  /// - Complexity: O(*n*) in the number of views.
  public func headlessView(ofLayer id: HeadlessLayer.ID) -> UIView? {
    if layerID == id { return self }
    for subview in subviews {
      if let view = subview.headlessView(ofLayer: id) { return view }
    }
    return nil
  }
}
