import Foundation
import HeadlessUIKit

/// The identities of layers that are no views: segments and the buttons in a bar.
@MainActor final class HeadlessLayerParts {
  enum Part: Hashable {
    case segment(Int)
    case back
    case item(ObjectIdentifier)
  }

  private var ids: [Part: Int] = [:]

  func id(of part: Part) -> Int {
    if let id = ids[part] { return id }
    let id = HeadlessLayerIdentity.make()
    ids[part] = id
    return id
  }

  func part(withID id: Int) -> Part? {
    ids.first { $0.value == id }?.key
  }
}

extension UIView {
  /// The identities of the layers in this one that are no views.
  fileprivate var layerParts: HeadlessLayerParts {
    if let parts = self[headlessAssociated: HeadlessLayerParts.self] { return parts }
    let parts = HeadlessLayerParts()
    self[headlessAssociated: HeadlessLayerParts.self] = parts
    return parts
  }

  /// The view in this view's tree that has a layer which is no view, and which one that is.
  func layerPart(withID id: Int) -> (view: UIView, part: HeadlessLayerParts.Part)? {
    if let part = self[headlessAssociated: HeadlessLayerParts.self]?.part(withID: id) { return (self, part) }
    for subview in subviews {
      if let found = subview.layerPart(withID: id) { return found }
    }
    return nil
  }
}

extension UISegmentedControl {
  func segmentLayerID(at index: Int) -> Int { layerParts.id(of: .segment(index)) }
}

extension UINavigationBar {
  /// - Parameter item: the button; `nil` is the one that goes back.
  func buttonLayerID(_ item: UIBarButtonItem?) -> Int {
    layerParts.id(of: item.map { .item(ObjectIdentifier($0)) } ?? .back)
  }
}
