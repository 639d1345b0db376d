import Foundation

extension Shape {
  static var castle: [Shape] {
    let wall: UInt32 = 0xD9B98A
    let shade: UInt32 = 0xC19C6C
    var shapes: [Shape] = .sky() + [.circle(132, 20, 9, 0xFFF3C4)]
    shapes += [.oval(80, 98, 105, 42, 0x7FA65A), .oval(30, 104, 60, 34, 0x6A9350)]
    shapes += .battlements(30, 42, 100, 30, wall)
    shapes += .battlements(24, 30, 20, 44, shade) + .battlements(66, 24, 26, 48, shade)
    shapes += .battlements(116, 32, 20, 42, shade)
    shapes += .arch(74, 50, 10, 22, 0x6B4F35)
    shapes += [.rect(78, 8, 1.2, 18, 0x5A4A3A), .polygon(0xC0392B, [79, 8, 92, 11, 79, 15])]
    for x in [31, 71, 84, 123] as [CGFloat] { shapes.append(.rect(x, 40, 2.5, 7, 0x6B4F35)) }
    shapes += .house(6, 84, 26, 20, wall: 0xF7EBD3) + .house(38, 88, 30, 16, wall: 0xE8A79A)
    shapes += .house(92, 88, 28, 16, wall: 0xF3D28B) + .house(126, 84, 28, 20, wall: 0xF7EBD3)
    return shapes
  }

  static var cathedral: [Shape] {
    let wall: UInt32 = 0xE3CFA9
    let shade: UInt32 = 0xCDB68C
    let dark: UInt32 = 0x5E4C38
    var shapes: [Shape] = .sky(from: 0x5AA3DD, to: 0xDCEEF8)
    shapes += [.oval(24, 24, 20, 6, 0xFFFFFF), .oval(38, 20, 14, 6, 0xFFFFFF), .oval(140, 34, 18, 5, 0xFFFFFF)]
    shapes += .battlements(58, 34, 44, 56, wall)
    shapes += .battlements(30, 14, 30, 76, shade) + .battlements(100, 14, 30, 76, shade)
    shapes += [.circle(80, 50, 10, dark), .circle(80, 50, 7.5, 0x8FB6D6), .circle(80, 50, 3, dark)]
    shapes += [.rect(79.4, 41, 1.2, 18, dark), .rect(71, 49.4, 18, 1.2, dark)]
    shapes += .arch(71, 64, 18, 26, 0xB89B6D) + .arch(74, 68, 12, 22, dark)
    for x in [37, 107] as [CGFloat] {
      shapes += .arch(x, 26, 6, 13, dark) + .arch(x + 10, 26, 6, 13, dark) + .arch(x + 5, 50, 6, 14, dark)
    }
    return shapes + [.rect(0, 88, 160, 12, 0xA79C8E), .rect(0, 88, 160, 2, 0x8D8377)]
  }

  static var viewpoint: [Shape] {
    var shapes: [Shape] = .sky(from: 0xF08A5D, to: 0xFCE0A9)
    shapes += [.circle(112, 46, 13, 0xFFF2CC), .polygon(0xB7897D, [0, 60, 50, 52, 110, 57, 160, 50, 160, 70, 0, 70])]
    shapes += [.rect(0, 60, 160, 12, 0xD9A98A), .rect(96, 62, 32, 1, 0xFFF2CC), .rect(102, 65, 22, 1, 0xFFF2CC)]
    let roofs: [(x: CGFloat, y: CGFloat, wall: UInt32)] = [
      (62, 76, 0xF3D9B1), (84, 72, 0xE8A79A), (106, 77, 0xF7EBD3), (130, 73, 0xF3D28B), (40, 80, 0xBCD2D0),
    ]
    for (x, y, wall) in roofs { shapes += .house(x, y, 24, 30, wall: wall, roof: 0xA94F33) }
    // A stone pine on the terrace.
    shapes += [
      .polygon(0x4A3A2E, [26, 92, 29, 46, 33, 46, 33, 92]), .polygon(0x4A3A2E, [30, 56, 44, 42, 46, 44, 32, 60]),
    ]
    shapes += [
      .oval(28, 36, 28, 10, 0x3F6242), .oval(14, 42, 16, 7, 0x355639), .oval(46, 41, 16, 7, 0x355639),
      .oval(30, 29, 18, 8, 0x4C7350),
    ]
    shapes += [.rect(0, 90, 160, 10, 0x8A7B6C), .rect(0, 84, 160, 1.5, 0x3B3B3B)]
    return shapes + stride(from: CGFloat(4), to: 160, by: 8).map { .rect($0, 84, 1, 7, 0x3B3B3B) }
  }

  static var lift: [Shape] {
    let iron: UInt32 = 0x6E7468
    let light: UInt32 = 0xA4AA9B
    var shapes: [Shape] = .sky()
    shapes += .house(-6, 44, 60, 60, wall: 0xF3D9B1) + .house(104, 52, 62, 52, wall: 0xE9C0A8)
    // The way over to the hill.
    shapes += [.rect(88, 30, 72, 4, iron), .rect(88, 22, 72, 1.5, iron)]
    shapes += stride(from: CGFloat(90), to: 160, by: 6).map { .rect($0, 22, 1, 9, iron) }
    shapes += [.rect(64, 14, 32, 86, light), .rect(58, 12, 44, 4, iron), .rect(62, 4, 36, 9, light)]
    shapes += [.rect(58, 3, 44, 2, iron), .rect(60, 28, 40, 3, iron), .rect(76, 14, 8, 86, iron)]
    for y in stride(from: CGFloat(34), to: 94, by: 15) {
      shapes += .arch(66.5, y, 7, 12, 0x4C5148) + .arch(86.5, y, 7, 12, 0x4C5148)
      shapes.append(.rect(64, y + 13, 32, 1.5, iron))
    }
    shapes += .arch(66.5, 17, 7, 11, 0xCFE6F3) + .arch(86.5, 17, 7, 11, 0xCFE6F3)
    return shapes + [.rect(77.5, 52, 5, 11, 0xF4D58A), .rect(0, 95, 160, 5, 0x9C9288)]
  }
}
