import Foundation
import HeadlessUIKit

/// The identities of layers that aren't views: segments and the buttons in a bar.
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
  /// The identities of this view's layers that aren't views.
  fileprivate var layerParts: HeadlessLayerParts {
    if let parts = self[headlessAssociated: HeadlessLayerParts.self] { return parts }
    let parts = HeadlessLayerParts()
    self[headlessAssociated: HeadlessLayerParts.self] = parts
    return parts
  }

  /// Returns the view in this view's tree with a layer that isn't a view, and its part.
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
  /// - Parameter item: The button, or `nil` for the back button.
  func buttonLayerID(_ item: UIBarButtonItem?) -> Int {
    layerParts.id(of: item.map { .item(ObjectIdentifier($0)) } ?? .back)
  }
}
