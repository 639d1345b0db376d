import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension Shape {
  static var tiles: [Shape] {
    let blue: UInt32 = 0x2457A6
    let light: UInt32 = 0x7FA3DB
    var shapes: [Shape] = [.rect(0, 0, 160, 100, 0xF7F8FA)]
    for row in 0..<3 {
      for column in 0..<4 {
        let (x, y) = (CGFloat(column) * 40, CGFloat(row) * 40 - 10)
        let (midX, midY) = (x + 20, y + 20)
        shapes += [
          .polygon(light, [midX, y + 3, midX + 17, midY, midX, y + 37, midX - 17, midY]),
          .polygon(0xF7F8FA, [midX, y + 7, midX + 13, midY, midX, y + 33, midX - 13, midY]),
          .oval(midX, midY - 6, 3, 6, blue), .oval(midX, midY + 6, 3, 6, blue),
          .oval(midX - 6, midY, 6, 3, blue), .oval(midX + 6, midY, 6, 3, blue), .circle(midX, midY, 2.6, 0xF2B632),
        ]
      }
    }
    for y in [30, 70] as [CGFloat] {
      for x in stride(from: CGFloat(0), through: 160, by: 40) {
        shapes += [.circle(x, y, 10, blue), .circle(x, y, 6.5, 0xF7F8FA), .circle(x, y, 3, light)]
      }
    }
    shapes += stride(from: CGFloat(40), to: 160, by: 40).map { .rect($0 - 0.4, 0, 0.8, 100, 0xC9CFDA) }
    return shapes + [30, 70].map { .rect(0, $0 - 0.4, 160, 0.8, 0xC9CFDA) }
  }

  static var gulbenkian: [Shape] {
    var shapes: [Shape] = .sky(from: 0x86C1E8, to: 0xEFF7FB)
    for (x, radius) in [(10, 24), (44, 18), (120, 20), (150, 26)] as [(CGFloat, CGFloat)] {
      shapes += [.circle(x, 44, radius, 0x4F7F4A), .circle(x - 6, 38, radius * 0.6, 0x5F9158)]
    }
    shapes += [
      .rect(22, 40, 116, 7, 0xC9C2B5), .rect(30, 47, 100, 12, 0x51606B), .rect(14, 58, 132, 7, 0xD6CFC2),
      .rect(26, 65, 108, 12, 0x455460),
    ]
    shapes += stride(from: CGFloat(36), to: 130, by: 12).flatMap { x -> [Shape] in
      [.rect(x, 47, 1.5, 11, 0x8D97A0), .rect(x, 65, 1.5, 12, 0x7C8790)]
    }
    shapes += [.rect(0, 76, 160, 24, 0x7DAA5C), .oval(86, 91, 62, 9, 0x5E93B5), .oval(86, 89, 50, 5, 0x8DB8D2)]
    for (x, y) in [(14, 86), (26, 92), (8, 95), (150, 84)] as [(CGFloat, CGFloat)] {
      shapes += [.oval(x, y, 9, 5, 0x4F7F4A)]
    }
    return shapes
  }

  static var oceanarium: [Shape] {
    var shapes = [Shape].gradient(CGRect(origin: .zero, size: CityScene.placeSize), from: 0x2E9BD6, to: 0x0B3A66)
    shapes += [
      .polygon(0x4FB0E0, [30, 0, 54, 0, 10, 88]), .polygon(0x45A6DA, [84, 0, 100, 0, 76, 72]),
    ]
    shapes += fish(x: 92, y: 36, length: 56, body: 0x9FB4C2, belly: 0xDDE7EC)
    let small: [(x: CGFloat, y: CGFloat, color: UInt32)] = [
      (28, 26, 0xF7C948), (44, 34, 0xF7C948), (26, 42, 0xF7C948), (60, 22, 0xF7C948), (120, 72, 0xF27D52),
      (136, 64, 0xF27D52), (48, 66, 0xF2A0B5),
    ]
    for (x, y, color) in small { shapes += fish(x: x, y: y, length: 12, body: color, belly: color) }
    shapes += [.oval(20, 100, 34, 14, 0x2F5D62), .oval(70, 102, 34, 10, 0x3B6B62), .oval(136, 101, 40, 14, 0x28525A)]
    for (x, height) in [(14, 26), (22, 34), (128, 22), (142, 32)] as [(CGFloat, CGFloat)] {
      shapes.append(.polygon(0x3F8F63, [x - 3, 96, x - 1, 96 - height, x + 2, 96 - height * 0.5, x + 3, 96]))
    }
    return shapes + [(106, 20, 2), (110, 13, 1.5), (70, 50, 2), (73, 43, 1.3)].map { .circle($0, $1, $2, 0xBFE4F5) }
  }

  /// A fish that swims to the right; `x` and `y` are its middle.
  private static func fish(x: CGFloat, y: CGFloat, length: CGFloat, body: UInt32, belly: UInt32) -> [Shape] {
    let (half, height) = (length / 2, length / 5)
    return [
      .polygon(body, [x - half * 0.6, y, x - half * 1.25, y - height, x - half * 1.1, y, x - half * 1.25, y + height]),
      .polygon(
        body,
        [x - half * 0.1, y - height * 0.8, x - half * 0.2, y - height * 1.8, x + half * 0.3, y - height * 0.7]
      ),
      .oval(x, y, half * 0.9, height, body), .oval(x + half * 0.1, y + height * 0.4, half * 0.6, height * 0.45, belly),
      .circle(x + half * 0.6, y - height * 0.2, length / 28, 0x14212B),
    ]
  }
}
