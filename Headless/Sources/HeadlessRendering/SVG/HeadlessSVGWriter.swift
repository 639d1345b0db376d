import Foundation
import HeadlessUIKit

/// A writer of a drawing as SVG.
struct HeadlessSVGWriter {
  /// Fonts like Helvetica first, with whose widths text is measured.
  static let fontFamily = "Helvetica, Arial, 'Liberation Sans', Arimo, 'Helvetica Neue', -apple-system, sans-serif"
  /// Fonts whose characters are 0.6 em wide, as text is measured.
  static let monospacedFontFamily = "'Liberation Mono', Cousine, 'Courier New', Menlo, monospace"

  private let idPrefix: String
  private var body: [String] = []
  private var definitions: [String] = []
  private var clipIDs: [HeadlessDrawing.Shape: String] = [:]
  private var maskCount = 0
  private var gradientCount = 0
  private var hasMotion = false

  private init(idPrefix: String) {
    self.idPrefix = idPrefix
  }

  /// Returns the drawing as an `svg` element.
  ///
  /// - Parameters:
  ///   - drawing: The drawing.
  ///   - idPrefix: The prefix of every id, which differs among the elements of a page.
  ///   - label: The description of the image, or `nil` to hide it from assistive technology.
  static func element(_ drawing: HeadlessDrawing, idPrefix: String, label: String?) -> String {
    var writer = HeadlessSVGWriter(idPrefix: idPrefix)
    writer.write(drawing.elements)
    let width = HeadlessNumber.text(drawing.size.width)
    let height = HeadlessNumber.text(drawing.size.height)
    let role = label.map { "role=\"img\" aria-label=\"\(HeadlessXML.escaped($0))\"" } ?? "aria-hidden=\"true\""
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\" \(role)"
        + " font-family=\"\(fontFamily)\" style=\"font-kerning:none\" xml:space=\"preserve\">"
    ]
    if writer.hasMotion { lines.append(HeadlessSVGWriter.motionStyle(idPrefix: idPrefix)) }
    if !writer.definitions.isEmpty { lines += ["<defs>"] + writer.definitions + ["</defs>"] }
    return (lines + writer.body + ["</svg>"]).joined(separator: "\n")
  }

  // MARK: Elements

  private mutating func write(_ elements: [HeadlessDrawing.Element]) {
    for element in elements { write(element) }
  }

  private mutating func write(_ element: HeadlessDrawing.Element) {
    switch element {
    case .fill(let shape, let color):
      body.append(Self.shape(shape, Self.paint("fill", color)))
    case .stroke(let shape, let color, let style):
      body.append(Self.shape(shape, " fill=\"none\"" + Self.paint("stroke", color) + Self.attributes(of: style)))
    case .gradient(let shape, let gradient):
      body.append(Self.shape(shape, " fill=\"url(#\(gradientID(gradient)))\""))
    case .text(let line): write(line)
    case .image(let picture): write(picture)
    case .sign: break
    case .group(let group): write(group)
    }
  }

  private mutating func write(_ group: HeadlessDrawing.Group) {
    var attributes = ""
    if group.alpha < 1 { attributes += " opacity=\"\(HeadlessNumber.text(group.alpha))\"" }
    if !group.transform.isIdentity {
      let t = group.transform
      // Factors need more digits than lengths: 0.01 of a screen's width is visible.
      let factors = [t.a, t.b, t.c, t.d].map { HeadlessNumber.text($0 * 100) + "e-2" }
      let numbers = factors + [HeadlessNumber.text(t.tx), HeadlessNumber.text(t.ty)]
      attributes += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
    }
    if let clip = group.clip { attributes += " clip-path=\"url(#\(clipID(clip)))\"" }
    if let mask = group.mask { attributes += " mask=\"url(#\(maskID(mask)))\"" }
    let motion = group.motion.map { attributesOfMotion($0) }
    if let motion { body.append("<g\(motion)>") }
    body.append("<g\(attributes)>")
    write(group.elements)
    body.append(motion == nil ? "</g>" : "</g></g>")
  }

  private mutating func clipID(_ shape: HeadlessDrawing.Shape) -> String {
    if let id = clipIDs[shape] { return id }
    let id = "\(idPrefix)clip\(clipIDs.count + 1)"
    clipIDs[shape] = id
    var rule = ""
    if case .path(_, evenOdd: true) = shape { rule = " clip-rule=\"evenodd\"" }
    definitions.append("<clipPath id=\"\(id)\">\(Self.shape(shape, rule))</clipPath>")
    return id
  }

  /// Writes elements that reveal the covered parts of others.
  private mutating func maskID(_ elements: [HeadlessDrawing.Element]) -> String {
    maskCount += 1
    let id = "\(idPrefix)mask\(maskCount)"
    let outer = body
    body = []
    write(elements)
    definitions.append("<mask id=\"\(id)\" style=\"mask-type:alpha\">\(body.joined())</mask>")
    body = outer
    return id
  }

  private mutating func gradientID(_ gradient: HeadlessDrawing.Gradient) -> String {
    gradientCount += 1
    let id = "\(idPrefix)gradient\(gradientCount)"
    let number = HeadlessNumber.text
    let stops = gradient.stops.map { stop in
      let offset = number(min(max(stop.location, 0), 1) * 100) + "%"
      return "<stop offset=\"\(offset)\"\(Self.paint("stop", stop.color, suffix: "-color"))/>"
    }
    let (start, end) = (gradient.start, gradient.end)
    let text: String
    if gradient.isRadial {
      // A circle of radius 1, stretched to the distances on both axes.
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      let matrix = "matrix(\(number(width)) 0 0 \(number(height)) \(number(start.x)) \(number(start.y)))"
      text =
        "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\""
        + " gradientTransform=\"\(matrix)\">\(stops.joined())</radialGradient>"
    } else {
      text =
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(start.x))\" y1=\"\(number(start.y))\""
        + " x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">\(stops.joined())</linearGradient>"
    }
    definitions.append(text)
    return id
  }

  // MARK: Motion

  private mutating func attributesOfMotion(_ motion: HeadlessDrawing.Motion) -> String {
    hasMotion = true
    switch motion {
    case .appears: return " class=\"\(idPrefix)appears\""
    // Without an animation, the image shows the final state.
    case .disappears: return " class=\"\(idPrefix)disappears\" opacity=\"0\""
    case .slides(let from):
      let place = "--x:\(HeadlessNumber.text(from.x))px;--y:\(HeadlessNumber.text(from.y))px"
      return " class=\"\(idPrefix)slides\" style=\"\(place)\""
    }
  }

  /// Returns the animations of the motion classes: back and forth, with a pause at both ends.
  private static func motionStyle(idPrefix id: String) -> String {
    """
    <style>
    @media (prefers-reduced-motion: no-preference) {
    .\(id)slides { animation: \(id)slide 3.5s ease-in-out infinite alternate; }
    .\(id)appears { animation: \(id)appear 3.5s linear infinite alternate; }
    .\(id)disappears { animation: \(id)disappear 3.5s linear infinite alternate; }
    }
    @keyframes \(id)slide { 0%, 35% { transform: translate(var(--x), var(--y)); } 65%, 100% { transform: none; } }
    @keyframes \(id)appear { 0%, 45% { opacity: 0; } 65%, 100% { opacity: 1; } }
    @keyframes \(id)disappear { 0%, 35% { opacity: 1; } 55%, 100% { opacity: 0; } }
    </style>
    """
  }

  // MARK: Text

  private mutating func write(_ line: HeadlessDrawing.Line) {
    var attributes = " x=\"\(HeadlessNumber.text(line.position.x))\" y=\"\(HeadlessNumber.text(line.position.y))\""
    attributes += " font-size=\"\(HeadlessNumber.text(line.font.pointSize))\""
    if line.font.isBold { attributes += " font-weight=\"bold\"" }
    if line.font.isItalic { attributes += " font-style=\"italic\"" }
    if line.font.family == .monospaced { attributes += " font-family=\"\(Self.monospacedFontFamily)\"" }
    switch (line.anchor, line.isRightToLeft) {
    case (.left, false), (.right, true): break
    case (.middle, _): attributes += " text-anchor=\"middle\""
    case (.left, true), (.right, false): attributes += " text-anchor=\"end\""
    }
    if line.isRightToLeft { attributes += " direction=\"rtl\"" }
    attributes += Self.paint("fill", line.color)
    body.append("<text\(attributes)>\(HeadlessXML.escaped(line.text))</text>")
  }

  // MARK: Images

  private mutating func write(_ picture: HeadlessDrawing.Picture) {
    switch picture.content {
    case .symbol(let name): write(symbol: name, picture)
    case .svg(let svg):
      let color = picture.tint.map { Self.hex($0) } ?? "#000"
      let width = HeadlessNumber.text(picture.size.width)
      let height = HeadlessNumber.text(picture.size.height)
      let document =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\" color=\"\(color)\">\(svg)</svg>"
      write(data: Data(document.utf8), mediaType: "image/svg+xml", picture, isMasked: false)
    case .data(let data, let mediaType):
      write(data: data, mediaType: mediaType, picture, isMasked: picture.tint != nil)
    case .color(let color): write(.fill(.rect(picture.frame), picture.tint ?? color.light))
    }
  }

  private mutating func write(symbol name: String, _ picture: HeadlessDrawing.Picture) {
    guard let symbol = HeadlessSymbol.named(name) else { return }
    let color = picture.tint ?? UIColor.label.light
    let opacity = color.alpha < 1 ? " opacity=\"\(HeadlessNumber.text(color.alpha))\"" : ""
    body.append(
      "<svg\(Self.box(picture.frame)) viewBox=\"0 0 24 24\" color=\"\(Self.hex(color))\"\(opacity)>\(symbol.svg)</svg>"
    )
  }

  private mutating func write(data: Data, mediaType: String, _ picture: HeadlessDrawing.Picture, isMasked: Bool) {
    let fit =
      switch picture.fit {
      case .fill: "none"
      case .aspectFit: "xMidYMid"
      case .aspectFill: "xMidYMid slice"
      }
    let image =
      "<image\(Self.box(picture.frame)) preserveAspectRatio=\"\(fit)\""
      + " href=\"data:\(HeadlessXML.escaped(mediaType));base64,\(data.base64EncodedString())\"/>"
    guard isMasked, let tint = picture.tint else {
      body.append(image)
      return
    }
    maskCount += 1
    let id = "\(idPrefix)mask\(maskCount)"
    definitions.append("<mask id=\"\(id)\" style=\"mask-type:alpha\">\(image)</mask>")
    body.append("<rect\(Self.box(picture.frame)) mask=\"url(#\(id))\"\(Self.paint("fill", tint))/>")
  }

  // MARK: Attributes

  private static func shape(_ shape: HeadlessDrawing.Shape, _ attributes: String) -> String {
    switch shape {
    case .rect(let rect, let corners):
      guard corners.isUniform else { return "<path d=\"\(path(rect, corners))\"\(attributes)/>" }
      let radius = corners.topLeft > 0 ? " rx=\"\(HeadlessNumber.text(corners.topLeft))\"" : ""
      return "<rect\(box(rect))\(radius)\(attributes)/>"
    case .line(let points, let closed):
      let steps = points.enumerated().map { index, point in
        (index == 0 ? "M" : "L") + HeadlessNumber.text(point.x) + " " + HeadlessNumber.text(point.y)
      }
      return "<path d=\"\(steps.joined())\(closed ? "Z" : "")\"\(attributes)/>"
    case .path(let elements, let evenOdd):
      let steps = elements.elements.map(step)
      let rule = evenOdd && !attributes.contains("clip-rule") ? " fill-rule=\"evenodd\"" : ""
      return "<path d=\"\(steps.joined())\"\(rule)\(attributes)/>"
    }
  }

  private static func step(_ element: PathElements.Element) -> String {
    let letter =
      switch element {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .close: "Z"
      }
    return letter
      + element.points.map { HeadlessNumber.text($0.x) + " " + HeadlessNumber.text($0.y) }.joined(separator: " ")
  }

  private static func attributes(of style: StrokeStyle) -> String {
    let number = HeadlessNumber.text
    var text = " stroke-width=\"\(number(style.width))\""
    switch style.cap {
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    default: break
    }
    switch style.join {
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    default: break
    }
    if !style.dashes.isEmpty {
      text += " stroke-dasharray=\"\(style.dashes.map(number).joined(separator: " "))\""
      if style.phase != 0 { text += " stroke-dashoffset=\"\(number(style.phase))\"" }
    }
    return text
  }

  private static func path(_ rect: CGRect, _ corners: HeadlessDrawing.Corners) -> String {
    func corner(_ radius: CGFloat, to x: CGFloat, _ y: CGFloat) -> String {
      guard radius > 0 else { return "" }
      let r = HeadlessNumber.text(radius)
      return "A\(r) \(r) 0 0 1 \(HeadlessNumber.text(x)) \(HeadlessNumber.text(y))"
    }
    let number = HeadlessNumber.text
    return "M\(number(rect.minX + corners.topLeft)) \(number(rect.minY))H\(number(rect.maxX - corners.topRight))"
      + corner(corners.topRight, to: rect.maxX, rect.minY + corners.topRight)
      + "V\(number(rect.maxY - corners.bottomRight))"
      + corner(corners.bottomRight, to: rect.maxX - corners.bottomRight, rect.maxY)
      + "H\(number(rect.minX + corners.bottomLeft))"
      + corner(corners.bottomLeft, to: rect.minX, rect.maxY - corners.bottomLeft)
      + "V\(number(rect.minY + corners.topLeft))"
      + corner(corners.topLeft, to: rect.minX + corners.topLeft, rect.minY)
      + "Z"
  }

  private static func box(_ rect: CGRect) -> String {
    " x=\"\(HeadlessNumber.text(rect.minX))\" y=\"\(HeadlessNumber.text(rect.minY))\""
      + " width=\"\(HeadlessNumber.text(rect.width))\" height=\"\(HeadlessNumber.text(rect.height))\""
  }

  private static func paint(_ name: String, _ color: HeadlessDrawing.Color, suffix: String = "") -> String {
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(HeadlessNumber.text(color.alpha))\"" : ""
    return " \(name)\(suffix)=\"\(hex(color))\"" + opacity
  }

  /// Returns a color without its opacity, as `#RRGGBB`.
  static func hex(_ color: HeadlessDrawing.Color) -> String {
    let channels = [color.red, color.green, color.blue].map { channel -> String in
      let value = channel.isNaN ? 0 : Int((min(max(channel, 0), 1) * 255).rounded())
      return (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
    }
    return "#" + channels.joined()
  }
}
