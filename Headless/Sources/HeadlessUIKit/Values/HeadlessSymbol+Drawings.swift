extension HeadlessSymbol {
  private static let heart = "M12 20 C4 14 3 10 3 8 a4.5 4.5 0 0 1 9 -1.5 a4.5 4.5 0 0 1 9 1.5 c0 2 -1 6 -9 12 z"
  private static let star = "M12 3 l2.7 5.8 6.3 .8 -4.6 4.4 1.2 6.3 -5.6 -3.1 -5.6 3.1 1.2 -6.3 -4.6 -4.4 6.3 -.8 z"
  static let square = "M7 3 h10 a4 4 0 0 1 4 4 v10 a4 4 0 0 1 -4 4 h-10 a4 4 0 0 1 -4 -4 v-10 a4 4 0 0 1 4 -4 z"
  private static let bubble = "M4 4 h16 v12 h-9 l-5 5 v-5 h-2 z"
  static let circle = "M12 2 a10 10 0 1 0 .01 0 z"
  private static let person = "M12 4 a4 4 0 1 1 -.01 0 z M4 21 c0 -10 16 -10 16 0 z"
  private static let gear =
    "M10.4 5.6 10.5 2.3 13.5 2.3 13.6 5.6 15.4 6.3 17.8 4.1 19.9 6.2 17.7 8.6 18.4 10.4 21.7 10.5 "
    + "21.7 13.5 18.4 13.6 17.7 15.4 19.9 17.8 17.8 19.9 15.4 17.7 13.6 18.4 13.5 21.7 10.5 21.7 10.4 "
    + "18.4 8.6 17.7 6.2 19.9 4.1 17.8 6.3 15.4 5.6 13.6 2.3 13.5 2.3 10.5 5.6 10.4 6.3 8.6 4.1 6.2 "
    + "6.2 4.1 8.6 6.3 z"
  private static let phone =
    "M6 3 l3 0 2 5 -2.5 1.5 a12 12 0 0 0 6 6 l1.5 -2.5 5 2 0 3 a2 2 0 0 1 -2 2 c-9 -1 -14 -6 -15 -15 a2 2 0 0 1 2 -2 z"

  /// The symbols with drawings of their own.
  static let drawn: [String: HeadlessSymbol] = [
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
    "gear": HeadlessSymbol(stroke: gear + " M12 9 a3 3 0 1 0 .01 0 z"),
    "gearshape": HeadlessSymbol(stroke: gear + " M12 9 a3 3 0 1 0 .01 0 z"),
    "calendar": HeadlessSymbol(stroke: "M4 5 h16 v15 h-16 z M4 10 h16 M8 3 v4 M16 3 v4"),
    "clock": HeadlessSymbol(stroke: circle + " M12 7 v5 l4 2"),
    "timer": HeadlessSymbol(stroke: circle + " M12 12 l4 -4"),
    "bookmark": HeadlessSymbol(stroke: "M7 3 h10 v18 l-5 -5 -5 5 z"),
    "tag": HeadlessSymbol(stroke: "M4 4 h8 l9 9 -8 8 -9 -9 z M8 8 v.01"),
    "paperclip": HeadlessSymbol(
      stroke: "M18 11 l-7 7 a4 4 0 0 1 -6 -6 l8 -8 a3 3 0 0 1 4 4 l-8 8 a1 1 0 0 1 -2 -2 l7 -7"
    ),
    "link": HeadlessSymbol(
      stroke: "M10 14 l4 -4 M9 10 l-4 4 a3.5 3.5 0 0 0 5 5 l4 -4 M15 14 l4 -4 a3.5 3.5 0 0 0 -5 -5 l-4 4"
    ),
    "lock": HeadlessSymbol(stroke: "M6 11 h12 v10 h-12 z M8 11 v-4 a4 4 0 0 1 8 0 v4"),
    "key": HeadlessSymbol(stroke: "M16 4 a4 4 0 1 1 -.01 0 z M13 11 l-9 9 M7 17 l3 3"),
    "camera": HeadlessSymbol(stroke: "M3 7 h4 l2 -3 h6 l2 3 h4 v13 h-18 z M12 9 a4 4 0 1 0 .01 0 z"),
    "mic": HeadlessSymbol(
      stroke: "M12 3 a3 3 0 0 1 3 3 v6 a3 3 0 0 1 -6 0 v-6 a3 3 0 0 1 3 -3 z M6 11 a6 6 0 0 0 12 0 M12 17 v4"
    ),
    "play": HeadlessSymbol(stroke: "M7 4 l12 8 -12 8 z"),
    "pause": HeadlessSymbol(stroke: "M7 4 h3 v16 h-3 z M14 4 h3 v16 h-3 z"),
    "stop": HeadlessSymbol(stroke: "M6 6 h12 v12 h-12 z"),
    "square": HeadlessSymbol(stroke: square),
    "checkmark.square": HeadlessSymbol(stroke: square + " M7 12 l4 4 6 -8"),
    "archivebox": HeadlessSymbol(stroke: "M3 4 h18 v5 h-18 z M5 9 v11 h14 v-11 M9 13 h6"),
    "tray": HeadlessSymbol(stroke: "M3 14 l3 -9 h12 l3 9 v6 h-18 z M3 14 h5 l1 3 h6 l1 -3 h5"),
    "pencil": HeadlessSymbol(stroke: "M4 20 l1 -5 11 -11 4 4 -11 11 z"),
    "square.and.pencil": HeadlessSymbol(stroke: "M13 5 h-9 v15 h15 v-9 M9 15 l1 -4 8 -8 3 3 -8 8 z"),
    "paperplane": HeadlessSymbol(stroke: "M21 3 l-18 8 7 3 3 7 z M21 3 l-11 11"),
    "message": HeadlessSymbol(stroke: bubble),
    "bubble.left": HeadlessSymbol(stroke: bubble),
    "globe": HeadlessSymbol(stroke: circle + " M2 12 h20 M12 2 c-6 6 -6 14 0 20 c6 -6 6 -14 0 -20"),
    "location": HeadlessSymbol(stroke: "M20 4 l-16 7 8 1 1 8 z"),
    "mappin": HeadlessSymbol(stroke: "M12 3 a4 4 0 1 1 -.01 0 z M12 11 v10"),
    "wifi": HeadlessSymbol(stroke: "M2 9 c6 -6 14 -6 20 0 M6 13 c4 -4 8 -4 12 0 M10 17 c1.5 -1.5 2.5 -1.5 4 0"),
    "sun.max": HeadlessSymbol(
      stroke:
        "M12 8 a4 4 0 1 0 .01 0 z M12 2 v2 M12 20 v2 M2 12 h2 M20 12 h2 M5 5 l1 1 M18 18 l1 1 M5 19 l1 -1 M18 6 l1 -1"
    ),
    "moon": HeadlessSymbol(stroke: "M10 3 a9 9 0 1 0 11 11 a8 8 0 0 1 -11 -11 z"),
    "cloud": HeadlessSymbol(stroke: "M7 19 a4.5 4.5 0 0 1 0 -9 a5.5 5.5 0 0 1 10.5 -1 a5 5 0 0 1 -.5 10 z"),
    "bolt": HeadlessSymbol(stroke: "M13 2 l-8 12 h6 l-1 8 9 -13 h-7 z"),
    "flame": HeadlessSymbol(
      stroke: "M12 2 c1 5 6 6 6 12 a6 6 0 0 1 -12 0 c0 -3 2 -4 3 -6 c1 2 2 2 2 3 c1 -3 0 -6 1 -9 z"
    ),
    "gift": HeadlessSymbol(stroke: "M3 8 h18 v4 h-18 z M5 12 v9 h14 v-9 M12 8 v13 M12 8 c-8 0 -4 -8 0 0 c4 -8 8 0 0 0"),
    "book": HeadlessSymbol(
      stroke: "M12 6 c-3 -2 -6 -2 -9 -1 v14 c3 -1 6 -1 9 1 c3 -2 6 -2 9 -1 v-14 c-3 -1 -6 -1 -9 1 z M12 6 v14"
    ),
    "list.bullet": HeadlessSymbol(stroke: "M9 6 h11 M9 12 h11 M9 18 h11 M4 6 v.01 M4 12 v.01 M4 18 v.01"),
    "square.grid.2x2": HeadlessSymbol(
      stroke: "M4 4 h6 v6 h-6 z M14 4 h6 v6 h-6 z M4 14 h6 v6 h-6 z M14 14 h6 v6 h-6 z"
    ),
    "line.3.horizontal.decrease": HeadlessSymbol(stroke: "M4 7 h16 M7 12 h10 M10 17 h4"),
    "slider.horizontal.3": HeadlessSymbol(stroke: "M4 6 h16 M4 12 h16 M4 18 h16 M8 4 v4 M15 10 v4 M10 16 v4"),
    "arrow.left": HeadlessSymbol(stroke: "M20 12 h-16 M10 6 l-6 6 6 6"),
    "arrow.up": HeadlessSymbol(stroke: "M12 20 v-16 M6 10 l6 -6 6 6"),
    "arrow.down": HeadlessSymbol(stroke: "M12 4 v16 M6 14 l6 6 6 -6"),
    "arrow.up.arrow.down": HeadlessSymbol(stroke: "M8 20 v-16 M4 8 l4 -4 4 4 M16 4 v16 M12 16 l4 4 4 -4"),
    "arrow.clockwise": HeadlessSymbol(stroke: "M19 12 a7 7 0 1 1 -2 -5 l2 2 M19 4 v5 h-5"),
    "arrow.uturn.backward": HeadlessSymbol(stroke: "M4 9 h10 a5 5 0 0 1 0 10 h-4 M8 5 l-4 4 4 4"),
    "exclamationmark": HeadlessSymbol(stroke: "M12 4 v11 M12 20 v.01"),
    "exclamationmark.triangle": HeadlessSymbol(stroke: "M12 3 l10 18 h-20 z M12 10 v5 M12 18 v.01"),
    "questionmark": HeadlessSymbol(stroke: "M8 8 a4 4 0 1 1 5 4 c-1 .5 -1 1 -1 3 M12 20 v.01"),
    "eye": HeadlessSymbol(stroke: "M2 12 c5 -8 15 -8 20 0 c-5 8 -15 8 -20 0 z M12 9 a3 3 0 1 0 .01 0 z"),
    "creditcard": HeadlessSymbol(stroke: "M3 5 h18 v14 h-18 z M3 10 h18 M6 15 h4"),
    "bag": HeadlessSymbol(stroke: "M5 8 h14 l1 13 h-16 z M9 10 v-4 a3 3 0 0 1 6 0 v4"),
    "car": HeadlessSymbol(stroke: "M3 18 v-5 l2 -1 2 -5 h10 l2 5 2 1 v5 z M5 12 h14 M7 15 v.01 M17 15 v.01"),
    "hand.thumbsup": HeadlessSymbol(
      stroke: "M7 10 l4 -8 a2.5 2.5 0 0 1 2.5 3 l-.5 4 h6 l-2 11 h-10 z M3 10 h4 v10 h-4 z"
    ),
    "house": HeadlessSymbol(stroke: "M3 12 l9 -8 9 8 M6 10 v10 h12 v-10"),
    "map": HeadlessSymbol(stroke: "M3 6 l6 -2 6 2 6 -2 v14 l-6 2 -6 -2 -6 2 z M9 4 v14 M15 6 v14"),
  ]
}
