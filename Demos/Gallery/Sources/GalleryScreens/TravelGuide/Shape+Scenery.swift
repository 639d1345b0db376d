import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// What is seen on several pictures of the travel guide.
extension [Shape] {
  /// Bands from one colour at the top to another one at the bottom.
  static func gradient(_ frame: CGRect, from top: UInt32, to bottom: UInt32, bands: Int = 16) -> [Shape] {
    let height = frame.height / CGFloat(bands)
    return (0..<bands).map { band in
      let y = frame.minY + CGFloat(band) * height
      // Bands go on below the next ones, so that no seam shows between them.
      return .rect(frame.minX, y, frame.width, frame.maxY - y, mixed(top, bottom, CGFloat(band) / CGFloat(bands - 1)))
    }
  }

  /// A sky as large as the picture of a place.
  static func sky(from top: UInt32 = 0x6FB7E9, to bottom: UInt32 = 0xE6F3FA) -> [Shape] {
    gradient(CGRect(origin: .zero, size: CityScene.placeSize), from: top, to: bottom)
  }

  /// A river with light on it, from a height down to the bottom of the picture.
  static func river(y: CGFloat, size: CGSize, from top: UInt32 = 0x5BA4CF, to bottom: UInt32 = 0x2E6E9E) -> [Shape] {
    let frame = CGRect(x: 0, y: y, width: size.width, height: size.height - y)
    let glints = (0..<Int(frame.width / 10)).map { index -> Shape in
      let x = CGFloat(index * 37 % Int(frame.width))
      let line = frame.minY + 3 + CGFloat(index * 17 % Swift.max(1, Int(frame.height - 5)))
      return .rect(x, line, 9, 1, mixed(top, 0xFFFFFF, 0.4))
    }
    return gradient(frame, from: top, to: bottom, bands: 8) + glints
  }

  /// A wall with battlements on it.
  ///
  /// - Parameter y: the top of the battlements.
  static func battlements(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UInt32) -> [Shape] {
    let count = Swift.max(2, Int(width / 7))
    let step = width / (CGFloat(count) - 0.4)
    return [.rect(x, y + 4, width, height - 4, color)]
      + (0..<count).map { .rect(x + CGFloat($0) * step, y, step * 0.6, 5, color) }
  }

  /// A door or a window with a round top.
  static func arch(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UInt32) -> [Shape] {
    [
      .circle(x + width / 2, y + width / 2, width / 2, color),
      .rect(x, y + width / 2, width, height - width / 2, color),
    ]
  }

  /// A house with a tiled roof and rows of windows.
  static func house(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    wall: UInt32,
    roof: UInt32 = 0xC8603C
  ) -> [Shape] {
    let roofHeight = width * 0.28
    var shapes: [Shape] = [
      .rect(x, y, width, height, wall),
      .polygon(
        roof,
        [x - 2, y + 1, x + width * 0.2, y - roofHeight, x + width * 0.8, y - roofHeight, x + width + 2, y + 1]
      ),
    ]
    let columns = Swift.max(1, Int(width / 11))
    let step = width / CGFloat(columns)
    for row in 0..<Int(height / 14) {
      for column in 0..<columns {
        let left = x + CGFloat(column) * step + step / 2 - 2.5
        shapes.append(.rect(left - 0.8, y + 5.2 + CGFloat(row) * 14, 6.6, 8.6, mixed(wall, 0xFFFFFF, 0.6)))
        shapes.append(.rect(left, y + 6 + CGFloat(row) * 14, 5, 7, 0x4A5A6A))
      }
    }
    return shapes
  }

  /// A rope that hangs between two points.
  static func cable(
    from start: CGPoint,
    to end: CGPoint,
    sag: CGFloat,
    thickness: CGFloat,
    _ color: UInt32
  ) -> [Shape] {
    let points = (0...20).map { index -> CGPoint in
      let part = CGFloat(index) / 20
      let straight = start.y + (end.y - start.y) * part
      return CGPoint(x: start.x + (end.x - start.x) * part, y: straight + sag * 4 * part * (1 - part))
    }
    let upper = points.flatMap { [$0.x, $0.y] }
    let lower = points.reversed().flatMap { [$0.x, $0.y + thickness] }
    return [.polygon(color, upper + lower)]
  }

  /// A yellow tram, seen from the front.
  ///
  /// - Parameter scale: 1 for a tram of 44 by 70 points.
  static func tram(_ x: CGFloat, _ y: CGFloat, scale: CGFloat) -> [Shape] {
    func part(_ left: CGFloat, _ top: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UInt32) -> Shape {
      .rect(x + left * scale, y + top * scale, width * scale, height * scale, color)
    }
    let corners: [CGFloat] = [4, 8, 12, 0, 32, 0, 40, 8]
    let roof = corners.enumerated().map { ($0.isMultiple(of: 2) ? x : y) + $1 * scale }
    return [
      .polygon(0xD9D4C4, roof),
      part(2, 7, 40, 3, 0x8A6D3B),
      part(2, 10, 40, 24, 0xF6F0DC),
      part(5, 13, 9, 17, 0x34495E), part(16, 13, 12, 17, 0x34495E), part(30, 13, 9, 17, 0x34495E),
      part(0, 32, 44, 30, 0xF4B81C), part(0, 44, 44, 2, 0xC98F0A),
      part(16, 4, 12, 4, 0x2C3E50),
      .circle(x + 22 * scale, y + 52 * scale, 4.5 * scale, 0xFFFBE6),
      part(2, 60, 40, 4, 0x5B4636), part(7, 64, 6, 5, 0x2B2B2B), part(31, 64, 6, 5, 0x2B2B2B),
    ]
  }

  /// A colour between two, which are 0 and 1.
  private static func mixed(_ first: UInt32, _ second: UInt32, _ part: CGFloat) -> UInt32 {
    [16, 8, 0].reduce(0) { color, shift in
      let (start, end) = (CGFloat(first >> shift & 0xFF), CGFloat(second >> shift & 0xFF))
      return color | UInt32((start + (end - start) * part).rounded()) << shift
    }
  }
}
