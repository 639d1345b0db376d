import Foundation
import HeadlessUIKit

/// A source of layer identities.
@MainActor enum HeadlessLayerIdentity {
  private static var last = 0

  static func make() -> Int {
    last += 1
    return last
  }
}

extension UIView {
  /// The identity of the view's layer. A cell gets another one when it's displayed for another row.
  public var headlessLayerID: Int {
    if let layerID { return layerID }
    let id = HeadlessLayerIdentity.make()
    layerID = id
    return id
  }

  /// Returns the view with the layer's identity in this view's tree, including the view itself.
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
