/// A drawing that stands for a system symbol, on a grid of 24 by 24.
package struct HeadlessSymbol: Sendable {
  /// The inside of an SVG element; `currentColor` is the tint.
  package var svg: String

  init(stroke path: String) {
    svg =
      "<path d=\"\(path)\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" "
      + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  init(fill path: String) {
    svg = "<path d=\"\(path)\" fill=\"currentColor\" fill-rule=\"evenodd\"/>"
  }

  private init(svg: String) {
    self.svg = svg
  }

  /// The drawing of the system symbol with the given name: its own; that of its first words, in the variant that the others name; or
  /// its first letters in a frame. `nil` if no symbol can have that name: small letters and digits, in words between points.
  package static func named(_ name: String) -> HeadlessSymbol? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isPartOfSymbolName) }) else { return nil }
    return variant(name) ?? letters(of: name)
  }

  private static func variant(_ name: String) -> HeadlessSymbol? {
    if let drawn = drawn[name] { return drawn }
    for (variant, draw) in variants where name.hasSuffix(variant) {
      if let base = self.variant(String(name.dropLast(variant.count))) { return draw(base) }
    }
    // Further words add something small, such as a badge.
    return name.lastIndex(of: ".").flatMap { variant(String(name[..<$0])) }
  }

  /// How variants are drawn, by the ends of their names; the first that fits is meant.
  private static let variants: [(String, @Sendable (HeadlessSymbol) -> HeadlessSymbol)] = [
    (".circle.fill", { HeadlessSymbol(svg: HeadlessSymbol(fill: circle).svg + $0.inside("#FFFFFF")) }),
    (".square.fill", { HeadlessSymbol(svg: HeadlessSymbol(fill: square).svg + $0.inside("#FFFFFF")) }),
    (".circle", { HeadlessSymbol(svg: HeadlessSymbol(stroke: circle).svg + $0.inside("currentColor")) }),
    (".square", { HeadlessSymbol(svg: HeadlessSymbol(stroke: square).svg + $0.inside("currentColor")) }),
    (".fill", { HeadlessSymbol(svg: $0.svg.replacing("fill=\"none\"", with: "fill=\"currentColor\"")) }),
    (".slash", { HeadlessSymbol(svg: $0.svg + HeadlessSymbol(stroke: "M3 3 l18 18").svg) }),
  ]

  /// The drawing at half its size, in the middle.
  private func inside(_ color: String) -> String {
    "<g transform=\"translate(6 6) scale(.5)\">\(svg.replacing("currentColor", with: color))</g>"
  }

  private static func letters(of name: String) -> HeadlessSymbol {
    let frame = HeadlessSymbol(stroke: square).svg.replacing("stroke-width=\"2\"", with: "stroke-width=\"1\"")
    let letters =
      "<text x=\"12\" y=\"16\" font-size=\"11\" font-family=\"sans-serif\" text-anchor=\"middle\" fill=\"currentColor\">"
      + "\(name.prefix(2))</text>"
    return HeadlessSymbol(svg: "<title>\(name)</title>" + frame + letters)
  }
}

extension Character {
  /// Whether it stands in names of system symbols: a small letter or a digit.
  fileprivate var isPartOfSymbolName: Bool { isASCII && (isNumber || isLowercase) }
}
