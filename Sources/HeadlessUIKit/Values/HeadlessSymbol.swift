/// A drawing that stands for a system symbol, on a grid of 24 by 24.
package struct HeadlessSymbol: Sendable {
  /// The inside of an SVG element; `currentColor` is the tint.
  package var svg: String

  private init(stroke path: String) {
    svg =
      "<path d=\"\(path)\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" "
      + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
  }

  private init(fill path: String) {
    svg = "<path d=\"\(path)\" fill=\"currentColor\" fill-rule=\"evenodd\"/>"
  }

  /// The drawing of the system symbol with the given name.
  package static func named(_ name: String) -> HeadlessSymbol? {
    all[name]
  }

  private static let heart = "M12 20 C4 14 3 10 3 8 a4.5 4.5 0 0 1 9 -1.5 a4.5 4.5 0 0 1 9 1.5 c0 2 -1 6 -9 12 z"
  private static let star = "M12 3 l2.7 5.8 6.3 .8 -4.6 4.4 1.2 6.3 -5.6 -3.1 -5.6 3.1 1.2 -6.3 -4.6 -4.4 6.3 -.8 z"
  private static let circle = "M12 2 a10 10 0 1 0 .01 0 z"
  private static let person = "M12 4 a4 4 0 1 1 -.01 0 z M4 21 c0 -10 16 -10 16 0 z"
  private static let phone =
    "M6 3 l3 0 2 5 -2.5 1.5 a12 12 0 0 0 6 6 l1.5 -2.5 5 2 0 3 a2 2 0 0 1 -2 2 c-9 -1 -14 -6 -15 -15 a2 2 0 0 1 2 -2 z"

  private static let all: [String: HeadlessSymbol] = [
    "chevron.right": HeadlessSymbol(stroke: "M9 5 l7 7 -7 7"),
    "chevron.left": HeadlessSymbol(stroke: "M15 5 l-7 7 7 7"),
    "chevron.down": HeadlessSymbol(stroke: "M5 9 l7 7 7 -7"),
    "chevron.up": HeadlessSymbol(stroke: "M5 15 l7 -7 7 7"),
    "checkmark": HeadlessSymbol(stroke: "M5 13 l5 5 9 -12"),
    "plus": HeadlessSymbol(stroke: "M12 4 v16 M4 12 h16"),
    "minus": HeadlessSymbol(stroke: "M4 12 h16"),
    "xmark": HeadlessSymbol(stroke: "M5 5 l14 14 M19 5 l-14 14"),
    "ellipsis": HeadlessSymbol(
      fill: "M5 10 a2 2 0 1 0 .01 0 z M12 10 a2 2 0 1 0 .01 0 z M19 10 a2 2 0 1 0 .01 0 z"
    ),
    "magnifyingglass": HeadlessSymbol(stroke: "M10 4 a6 6 0 1 0 .01 0 z M15 15 l5 5"),
    "info.circle": HeadlessSymbol(stroke: circle + " M12 11 v6 M12 7 v.01"),
    "star": HeadlessSymbol(stroke: star),
    "star.fill": HeadlessSymbol(fill: star),
    "heart": HeadlessSymbol(stroke: heart),
    "heart.fill": HeadlessSymbol(fill: heart),
    "circle": HeadlessSymbol(stroke: circle),
    "circle.fill": HeadlessSymbol(fill: circle),
    "person": HeadlessSymbol(stroke: person),
    "person.fill": HeadlessSymbol(fill: person),
    "person.crop.circle": HeadlessSymbol(
      stroke: circle + " M12 6.5 a3 3 0 1 0 .01 0 z M6 19 c1 -6 11 -6 12 0"
    ),
    "phone": HeadlessSymbol(stroke: phone),
    "phone.fill": HeadlessSymbol(fill: phone),
    "envelope": HeadlessSymbol(stroke: "M3 6 h18 v13 h-18 z M3 7 l9 7 9 -7"),
    "trash": HeadlessSymbol(stroke: "M4 6 h16 M9 6 v-2 h6 v2 M6 6 l1 15 h10 l1 -15 M10 10 v7 M14 10 v7"),
    "square.and.arrow.up": HeadlessSymbol(stroke: "M8 10 h-3 v11 h14 v-11 h-3 M12 15 v-12 M8 6 l4 -4 4 4"),
    "doc.on.doc": HeadlessSymbol(stroke: "M9 8 h11 v13 h-11 z M15 8 v-5 h-11 v13 h5"),
    "doc": HeadlessSymbol(stroke: "M6 3 h8 l5 5 v13 h-13 z M14 3 v5 h5"),
    "folder": HeadlessSymbol(stroke: "M3 6 h6 l2 2 h10 v11 h-18 z"),
    "film": HeadlessSymbol(stroke: "M3 5 h18 v14 h-18 z M7 5 v14 M17 5 v14 M3 10 h4 M3 14 h4 M17 10 h4 M17 14 h4"),
    "photo": HeadlessSymbol(stroke: "M3 5 h18 v14 h-18 z M4 17 l5 -6 4 4 3 -3 4 5 M16 8.5 v.01"),
    "cart": HeadlessSymbol(stroke: "M2 4 h3 l3 11 h10 l3 -8 h-15 M9 19 v.01 M17 19 v.01"),
    "bell": HeadlessSymbol(stroke: "M5 17 c3 -3 0 -12 7 -12 c7 0 4 9 7 12 z M10 20 h4"),
    "flag": HeadlessSymbol(stroke: "M5 21 v-17 h13 l-3 4 3 4 h-13"),
    "pin": HeadlessSymbol(stroke: "M8 3 h8 M9 3 v7 l-3 4 h12 l-3 -4 v-7 M12 14 v7"),
    "line.3.horizontal": HeadlessSymbol(stroke: "M4 7 h16 M4 12 h16 M4 17 h16"),
    "arrow.right": HeadlessSymbol(stroke: "M4 12 h16 M14 6 l6 6 -6 6"),
    "gear": HeadlessSymbol(
      stroke:
        "M12 8 a4 4 0 1 0 .01 0 z M12 2 v3 M12 19 v3 M2 12 h3 M19 12 h3 M5 5 l2 2 M17 17 l2 2 M5 19 l2 -2 M17 7 l2 -2"
    ),
    "house": HeadlessSymbol(stroke: "M3 12 l9 -8 9 8 M6 10 v10 h12 v-10"),
    "map": HeadlessSymbol(stroke: "M3 6 l6 -2 6 2 6 -2 v14 l-6 2 -6 -2 -6 2 z M9 4 v14 M15 6 v14"),
  ]
}
