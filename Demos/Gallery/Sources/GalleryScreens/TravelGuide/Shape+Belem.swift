import Foundation

extension Shape {
  static var belemTower: [Shape] {
    let stone: UInt32 = 0xF1E7D0
    let shade: UInt32 = 0xDCCDAE
    let dark: UInt32 = 0x6B5A44
    var shapes: [Shape] = .sky(from: 0x4F9FE0, to: 0xE3F1FA)
    shapes += [.oval(130, 22, 18, 5, 0xFFFFFF), .oval(120, 18, 11, 5, 0xFFFFFF)]
    shapes += .river(y: 74, size: CityScene.placeSize)
    shapes += .battlements(24, 56, 74, 26, shade)
    shapes += .battlements(72, 18, 36, 64, stone) + .battlements(78, 6, 24, 16, shade)
    for (x, top) in [(24, 52), (70, 18), (104, 18)] as [(CGFloat, CGFloat)] {
      shapes += [
        .rect(x - 2, top, 8, 13, stone), .oval(x + 2, top, 4, 5, shade), .rect(x + 1.4, top - 8, 1.2, 5, dark),
      ]
    }
    shapes += [.rect(70, 44, 40, 3, shade), .rect(74, 36, 32, 9, shade)]
    for x in stride(from: CGFloat(76), to: 104, by: 7) { shapes += .arch(x, 37, 4.5, 8, dark) }
    shapes += .arch(86, 54, 8, 13, dark) + .arch(86, 24, 7, 9, dark)
    for x in stride(from: CGFloat(32), to: 66, by: 10) { shapes += .arch(x, 66, 5, 7, dark) }
    return shapes + [.oval(62, 83, 54, 4, 0xB9A988), .oval(66, 86, 62, 3, 0x4A8CB8)]
  }

  static var monastery: [Shape] {
    let stone: UInt32 = 0xF0E4C8
    let shade: UInt32 = 0xDAC9A2
    let dark: UInt32 = 0x7A6648
    var shapes: [Shape] = .sky()
    shapes += [.rect(0, 46, 160, 40, stone), .rect(0, 44, 160, 3, shade), .rect(0, 64, 160, 2, shade)]
    shapes += stride(from: CGFloat(2), to: 160, by: 9).flatMap { x -> [Shape] in
      [.polygon(shade, [x, 44, x + 2, 36, x + 4, 44])]
    }
    for x in stride(from: CGFloat(60), to: 156, by: 13) {
      shapes += .arch(x, 68, 9, 18, dark) + .arch(x + 1, 50, 7, 12, dark)
    }
    shapes += [.rect(14, 30, 36, 56, shade), .rect(12, 28, 40, 3, stone)]
    shapes += [.rect(22, 14, 20, 15, stone), .oval(32, 15, 11, 9, shade), .rect(31, -1, 2, 9, dark)]
    shapes += .arch(25, 17, 4, 9, dark) + .arch(35, 17, 4, 9, dark)
    shapes += .arch(24, 40, 16, 46, stone) + .arch(27, 46, 10, 40, dark)
    shapes += [.rect(0, 84, 160, 16, 0x83AE5D), .rect(0, 84, 160, 2, 0x6A9350)]
    for x in [66, 92, 118, 144] as [CGFloat] { shapes.append(.oval(x, 89, 8, 5, 0x4F7D45)) }
    return shapes
  }

  static var discoveries: [Shape] {
    let stone: UInt32 = 0xEDE6D6
    let shade: UInt32 = 0xCFC5B0
    let figure: UInt32 = 0xB3A88F
    var shapes: [Shape] = .sky(from: 0x58A6E2, to: 0xEAF5FB)
    shapes += [.circle(28, 22, 10, 0xFFF0BC)] + .river(y: 72, size: CityScene.placeSize)
    shapes += [
      .polygon(stone, [84, 84, 84, 8, 112, 8, 118, 84]), .polygon(shade, [84, 84, 84, 8, 64, 40, 54, 84]),
      .polygon(stone, [30, 62, 84, 34, 84, 84, 46, 84]), .polygon(shade, [30, 62, 84, 40, 84, 46, 33, 67]),
    ]
    for index in 0..<8 {
      let x = CGFloat(36 + index * 6)
      let foot = 64 - CGFloat(index) * 2.6
      shapes += [.polygon(figure, [x - 2.4, foot, x - 1.4, foot - 9, x + 1.4, foot - 9, x + 2.4, foot])]
      shapes.append(.circle(x, foot - 10.5, 1.9, figure))
    }
    shapes += [.rect(98, 20, 2.5, 40, figure), .rect(91, 30, 16, 2.5, figure)]
    return shapes + [.rect(24, 82, 136, 6, 0xB7AC98), .rect(24, 87, 136, 3, 0x988D7A)]
  }
}
