import Foundation
import HeadlessRendering
import Roster

/// A layer as the page gets it: lengths are points, and what is not there has its default.
struct LiveElement: Encodable, Equatable {
  struct Scroll: Encodable, Equatable {
    var offset: [Double]
    var size: [Double]
    /// The room around the content: top, left, bottom, right.
    var inset: [Double]
    /// The room that bars take at the top, if they have become lower than at the top of the content.
    var covered: Double?
    var list: String?
    var index: [String]?
    var count: Int?
  }

  struct Field: Encodable, Equatable {
    var text: String
    var placeholder: String
    var secure: Bool?
    var size: Double
  }

  struct Handle: Encodable, Equatable {
    var kind: String
    var frame: [Double]
  }

  var key: Int
  var kind: String
  /// Left, top, width, height.
  var frame: [Double]
  /// The picture, if it is another one than the page has.
  var svg: String?
  var label: String?
  var value: String?
  var hint: String?
  var role: String?
  var disabled: Bool?
  var selected: Bool?
  /// The section and the row of a cell.
  var place: [Int]?
  var ordinal: Int?
  var handles: [Handle]?
  var scroll: Scroll?
  var field: Field?
  var floating: [Double]?
  var parts: [LiveElement]?
}

extension LiveElement {
  /// - Parameters:
  ///   - layer: the layer that the element shows.
  ///   - pictures: the pictures that the page has, by key; it has the layer's ones too after this.
  init(_ layer: HeadlessLayer, pictures: inout LivePictures) {
    key = layer.id
    kind = layer.kind.rawValue
    frame = layer.frame.numbers
    svg = pictures.replace(layer.svg, for: layer.id)
    let spoken = layer.accessibility
    label = spoken.label.isEmpty ? nil : spoken.label
    value = spoken.value
    hint = spoken.hint
    role = layer.role
    disabled = layer.isEnabled && !spoken.traits.contains(.notEnabled) ? nil : true
    selected = layer.isSelected || spoken.traits.contains(.selected) ? true : nil
    if let place = layer.place {
      self.place = Array(place.indexPath)
      ordinal = place.ordinal
    }
    if !layer.handles.isEmpty {
      handles = layer.handles.map { Handle(kind: $0.kind.rawValue, frame: $0.frame.numbers) }
    }
    scroll = layer.scrolling.map(Scroll.init)
    field = layer.field.map {
      Field(text: $0.text, placeholder: $0.placeholder, secure: $0.isSecure ? true : nil, size: Double($0.pointSize))
    }
    floating = layer.floating?.numbers
    if !layer.sublayers.isEmpty {
      parts = layer.sublayers.map { LiveElement($0, pictures: &pictures) }
    }
  }
}

extension LiveElement.Scroll {
  init(_ scrolling: HeadlessLayer.Scrolling) {
    offset = [Double(scrolling.offset.x), Double(scrolling.offset.y)]
    size = [Double(scrolling.contentSize.width), Double(scrolling.contentSize.height)]
    let inset = scrolling.inset
    self.inset = [inset.top, inset.left, inset.bottom, inset.right].map(Double.init)
    covered = scrolling.coveredTop == inset.top ? nil : Double(scrolling.coveredTop)
    list = scrolling.list?.rawValue
    index = scrolling.indexTitles.isEmpty ? nil : scrolling.indexTitles
    count = scrolling.itemCount
  }
}

extension HeadlessLayer {
  /// The ARIA role that the traits stand for; `nil` where the kind says enough.
  fileprivate var role: String? {
    let roles: [(UIAccessibilityTraits, String)] = [
      (.link, "link"), (.searchField, "searchbox"), (.header, "heading"), (.image, "img"), (.button, "button"),
    ]
    return roles.first { accessibility.traits.contains($0.0) }?.1
  }
}

extension CGRect {
  /// Left, top, width and height, rounded to hundredths.
  fileprivate var numbers: [Double] {
    [minX, minY, width, height].map { (Double($0) * 100).rounded() / 100 }
  }
}
