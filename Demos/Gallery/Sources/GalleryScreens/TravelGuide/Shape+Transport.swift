import Foundation

extension Shape {
  static var tram: [Shape] {
    var shapes: [Shape] = .sky()
    shapes += .house(-8, 22, 58, 80, wall: 0xE9C0A8) + .house(110, 18, 58, 84, wall: 0xBCD2D0)
    shapes += .house(46, 40, 22, 60, wall: 0xF7EBD3) + .house(92, 44, 20, 60, wall: 0xF3D28B)
    shapes += [.rect(0, 90, 160, 10, 0x8C8279), .polygon(0x8C8279, [30, 100, 62, 78, 98, 78, 130, 100])]
    shapes += [
      .polygon(0x5F5750, [58, 100, 68, 88, 70, 88, 62, 100]), .polygon(0x5F5750, [102, 100, 92, 88, 90, 88, 98, 100]),
    ]
    shapes += [.rect(79.5, 0, 1, 22, 0x4A4A4A), .rect(0, 8, 160, 0.8, 0x6A6A6A)]
    return shapes + .tram(58, 22, scale: 1)
  }

  static var ferry: [Shape] {
    var shapes: [Shape] = .sky(from: 0x62AEE6, to: 0xF2F7E9)
    shapes += [.polygon(0x8FB08A, [0, 62, 30, 50, 80, 56, 120, 46, 160, 54, 160, 70, 0, 70])]
    for (x, wall) in [(96, 0xF7EBD3), (110, 0xE8A79A), (124, 0xF3D28B), (14, 0xF7EBD3)] as [(CGFloat, UInt32)] {
      shapes += .house(x, 54, 12, 14, wall: wall)
    }
    shapes += .river(y: 64, size: CityScene.placeSize)
    shapes += [
      .polygon(0xFFFFFF, [22, 66, 132, 66, 138, 76, 20, 76]), .polygon(0xE8772E, [18, 75, 142, 75, 130, 89, 28, 89]),
      .rect(34, 55, 88, 12, 0xF6F6F2), .rect(50, 45, 50, 11, 0xFFFFFF), .rect(68, 36, 20, 10, 0xF6F6F2),
      .rect(106, 42, 9, 14, 0xE8772E), .rect(106, 42, 9, 3, 0x2F3E4A), .rect(77, 26, 1.2, 11, 0x2F3E4A),
      .rect(70, 39, 16, 4, 0x34495E),
    ]
    shapes += stride(from: CGFloat(38), to: 118, by: 8).map { .rect($0, 58, 5, 5, 0x34495E) }
    shapes += stride(from: CGFloat(54), to: 96, by: 8).map { .rect($0, 48, 5, 4, 0x34495E) }
    return shapes + [.oval(80, 90, 70, 2, 0xCFE3EE), .oval(24, 93, 22, 1.2, 0xCFE3EE)]
  }
}
