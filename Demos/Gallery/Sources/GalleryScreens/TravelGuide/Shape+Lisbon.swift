import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension Shape {
  /// The river in the evening, with the bridge behind the roofs.
  static var lisbon: [Shape] {
    let size = CityScene.panoramaSize
    var shapes = [Shape].gradient(CGRect(x: 0, y: 0, width: 390, height: 130), from: 0xF2885B, to: 0xFCE3B0, bands: 24)
    shapes += [.circle(196, 98, 30, 0xFDEBC1), .circle(196, 98, 21, 0xFFF6DC)]
    // The other bank, with the statue of Christ.
    shapes += [
      .polygon(
        0xA9807B,
        [0, 130, 0, 112, 40, 106, 96, 112, 150, 118, 220, 121, 300, 114, 350, 106, 390, 108, 390, 130]
      ),
      .rect(333, 84, 5, 26, 0x8C6662), .rect(334, 73, 3, 12, 0x8C6662), .rect(329, 76, 13, 2.5, 0x8C6662),
      .circle(335.5, 71, 2, 0x8C6662),
    ]
    shapes += .river(y: 126, size: size, from: 0xE9B38B, to: 0x5D7F9D)
    shapes += bridge
    shapes += hill
    return shapes
  }

  /// The bridge over the river: two towers, the cables, and the road with what carries it.
  private static var bridge: [Shape] {
    let red: UInt32 = 0xB8402F
    var shapes: [Shape] = []
    for x in stride(from: CGFloat(20), through: 380, by: 10) {
      let top: CGFloat
      switch x {
      case ..<100: top = 54 + (100 - x) * 0.62
      case 290...: top = 54 + (x - 290) * 0.62
      default:
        let part = (x - 100) / 190
        top = 54 + 44 * 4 * part * (1 - part)
      }
      if top < 103 { shapes.append(.rect(x, top, 0.7, 106 - top, red)) }
    }
    let towers = [CGPoint(x: 100, y: 54), CGPoint(x: 290, y: 54)]
    shapes += .cable(from: towers[0], to: towers[1], sag: 44, thickness: 1.8, red)
    shapes += .cable(from: CGPoint(x: 0, y: 112), to: towers[0], sag: 5, thickness: 1.8, red)
    shapes += .cable(from: towers[1], to: CGPoint(x: 390, y: 112), sag: 5, thickness: 1.8, red)
    shapes += [.rect(0, 104, 390, 3.5, red), .rect(0, 110, 390, 1.5, red)]
    for x in stride(from: CGFloat(0), to: 390, by: 10) {
      shapes.append(.polygon(red, [x, 110, x + 5, 106, x + 6, 106, x + 1.2, 110]))
    }
    for tower in towers {
      shapes += [
        .rect(tower.x - 6, 48, 3.5, 90, red), .rect(tower.x + 2.5, 48, 3.5, 90, red),
        .rect(tower.x - 6, 49, 12, 3, red), .rect(tower.x - 6, 72, 12, 2.5, red), .rect(tower.x - 6, 90, 12, 2.5, red),
        .rect(tower.x - 10, 134, 20, 6, 0x8A7266),
      ]
    }
    return shapes
  }

  /// Houses in front, on a street with a tram.
  private static var hill: [Shape] {
    var shapes: [Shape] = []
    let back: [(x: CGFloat, y: CGFloat, width: CGFloat, wall: UInt32)] = [
      (-6, 138, 44, 0xF3D9B1), (38, 150, 36, 0xE8A79A), (74, 158, 40, 0xF7EBD3), (114, 168, 34, 0xBCD2D0),
      (236, 168, 36, 0xF2C777), (272, 158, 40, 0xF5E3CF), (312, 148, 36, 0xD98E73), (348, 136, 48, 0xF7EBD3),
    ]
    for (x, y, width, wall) in back { shapes += .house(x, y, width, 220 - y, wall: wall) }
    let front: [(x: CGFloat, y: CGFloat, width: CGFloat, wall: UInt32)] = [
      (-8, 178, 40, 0xE9C0A8), (32, 186, 46, 0xA9C5CF), (78, 192, 44, 0xF3D28B), (258, 194, 42, 0xE8A79A),
      (300, 186, 46, 0xF7EBD3), (346, 178, 52, 0xA9C5CF),
    ]
    for (x, y, width, wall) in front { shapes += .house(x, y, width, 220 - y, wall: wall, roof: 0xB5522F) }
    shapes.append(.polygon(0x8C8279, [150, 220, 174, 186, 212, 186, 236, 220]))
    shapes += [
      .polygon(0x5F5750, [166, 220, 184, 186, 185.2, 186, 168.5, 220]),
      .polygon(0x5F5750, [220, 220, 202, 186, 200.8, 186, 217.5, 220]),
    ]
    shapes += .tram(175, 156, scale: 0.82)
    return shapes
  }
}
