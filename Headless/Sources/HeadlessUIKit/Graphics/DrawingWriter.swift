import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Writes what a program has drawn as the inside of an SVG element.
struct DrawingWriter {
  private(set) var svg = ""

  init(_ commands: [GraphicsRecording.Command]) {
    var rest = commands[...]
    while !rest.isEmpty { write(&rest) }
  }

  /// Writes the commands up to the end of what was saved, and takes them away.
  private mutating func write(_ commands: inout ArraySlice<GraphicsRecording.Command>) {
    while let command = commands.popFirst() {
      switch command {
      case .fill(let path, let color, let evenOdd):
        svg += "<path d=\"\(Self.data(path))\"\(evenOdd ? " fill-rule=\"evenodd\"" : "")\(Self.paint("fill", color))/>"
      case .stroke(let path, let color, let style):
        svg += "<path d=\"\(Self.data(path))\" fill=\"none\"\(Self.paint("stroke", color))\(Self.line(style))/>"
      case .clip(let path, let evenOdd):
        let data = Self.data(path)
        let name = "c\(Self.sum(data))"
        svg += "<clipPath id=\"\(name)\"><path d=\"\(data)\"\(evenOdd ? " clip-rule=\"evenodd\"" : "")/></clipPath>"
        svg += "<g clip-path=\"url(#\(name))\">"
        write(&commands)
        svg += "</g>"
        return
      case .text(let layout, let rect, let transform): write(layout, in: rect, transform)
      case .image(let image, let rect, let transform): write(image, in: rect, transform)
      case .save: write(&commands)
      case .restore: return
      }
    }
  }

  private mutating func write(_ layout: HeadlessTextLayout, in rect: CGRect, _ transform: CGAffineTransform) {
    svg += "<g\(Self.matrix(transform))>"
    for line in layout.lines {
      var x = rect.minX + line.indent
      for fragment in line.fragments {
        let size =
          "font-family=\"Helvetica, Arial, sans-serif\" font-size=\"\(Self.number(fragment.style.font.pointSize))\""
        let color = Self.paint("fill", fragment.style.color ?? .black)
        let y = rect.minY + line.baseline - fragment.style.baselineOffset
        svg +=
          "<text x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" \(size)\(color)>\(Self.escaped(fragment.text))</text>"
        x += fragment.width
      }
    }
    svg += "</g>"
  }

  private mutating func write(_ image: UIImage, in rect: CGRect, _ transform: CGAffineTransform) {
    let size = image.size
    let box =
      "x=\"\(Self.number(rect.minX))\" y=\"\(Self.number(rect.minY))\" width=\"\(Self.number(rect.width))\" height=\"\(Self.number(rect.height))\""
    let view = "viewBox=\"0 0 \(Self.number(size.width)) \(Self.number(size.height))\" preserveAspectRatio=\"none\""
    let tint = (image.tint ?? .black).components(for: Self.style)
    svg += "<g\(Self.matrix(transform))>"
    switch image.content {
    case .svg(let inner): svg += "<svg \(box) \(view) color=\"\(Self.hex(tint))\">\(inner)</svg>"
    case .symbol(let name):
      let symbol = HeadlessSymbol.named(name)?.svg ?? ""
      svg += "<svg \(box) viewBox=\"0 0 24 24\" color=\"\(Self.hex(tint))\">\(symbol)</svg>"
    case .data(let data, let mediaType):
      svg +=
        "<image \(box) preserveAspectRatio=\"none\" href=\"data:\(mediaType);base64,\(data.base64EncodedString())\"/>"
    case .color(let color): svg += "<rect \(box)\(Self.paint("fill", image.tint ?? color))/>"
    }
    svg += "</g>"
  }

  // MARK: Attributes

  private static func data(_ path: PathElements) -> String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(text(point))"
      case .line(let point): "L\(text(point))"
      case .quadCurve(let point, let control): "Q\(text(control, point))"
      case .curve(let point, let control1, let control2): "C\(text(control1, control2, point))"
      case .close: "Z"
      }
    }.joined()
  }

  private static func line(_ style: StrokeStyle) -> String {
    var text = " stroke-width=\"\(number(style.width))\""
    if style.cap != .butt { text += " stroke-linecap=\"\(style.cap == .round ? "round" : "square")\"" }
    if style.join != .miter { text += " stroke-linejoin=\"\(style.join == .round ? "round" : "bevel")\"" }
    if !style.dashes.isEmpty {
      text += " stroke-dasharray=\"\(style.dashes.map { number($0) }.joined(separator: " "))\""
      if style.phase != 0 { text += " stroke-dashoffset=\"\(number(style.phase))\"" }
    }
    return text
  }

  private static var style: UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }

  private static func paint(_ attribute: String, _ color: UIColor) -> String {
    let components = color.components(for: style)
    let opacity = components.alpha < 1 ? " \(attribute)-opacity=\"\(number(components.alpha))\"" : ""
    return " \(attribute)=\"\(hex(components))\"\(opacity)"
  }

  private static func hex(_ color: UIColor.Components) -> String {
    "#"
      + [color.red, color.green, color.blue].map { part in
        let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return text.count < 2 ? "0" + text : text
      }.joined()
  }

  private static func matrix(_ t: CGAffineTransform) -> String {
    guard !t.isIdentity else { return "" }
    return " transform=\"matrix(\([t.a, t.b, t.c, t.d, t.tx, t.ty].map { number($0) }.joined(separator: " ")))\""
  }

  /// A number with at most three places.
  private static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }

  /// The same number for the same text in every process.
  private static func sum(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
