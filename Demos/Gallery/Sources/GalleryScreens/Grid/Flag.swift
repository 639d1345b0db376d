import Foundation
import Roster

/// A flag that is made of rectangles and circles. Colours are `0xRRGGBB`.
enum Flag: Hashable, Sendable {
  /// Stripes from the left to the right.
  case vertical([UInt32])
  /// Stripes from the top to the bottom.
  case horizontal([UInt32])
  /// A cross nearer to the hoist, with a narrower one on it.
  case cross(field: UInt32, cross: UInt32, inner: UInt32?)
  /// A disc in the middle.
  case disc(field: UInt32, disc: UInt32)
  /// Stripes with a disc in the middle.
  case horizontalWithDisc([UInt32], disc: UInt32)
  /// A cross in the middle that does not reach the edges.
  case shortCross(field: UInt32, cross: UInt32)

  static let size = CGSize(width: 90, height: 60)

  /// The flag as a picture of ``size``.
  var image: UIImage {
    UIImage.drawing(shapes + edges, size: Flag.size)
  }

  /// A thin line around the flag, so that white parts end where the flag does.
  private var edges: [Shape] {
    let (width, height) = (Flag.size.width, Flag.size.height)
    let color: UInt32 = 0xD1D1D6
    return [
      .rect(0, 0, width, 1, color), .rect(0, height - 1, width, 1, color),
      .rect(0, 0, 1, height, color), .rect(width - 1, 0, 1, height, color),
    ]
  }

  /// What the flag is made of. Stripes go on below the next ones, so that no seam shows between them.
  private var shapes: [Shape] {
    let (width, height) = (Flag.size.width, Flag.size.height)
    switch self {
    case .vertical(let colors):
      let stripe = width / CGFloat(colors.count)
      return colors.enumerated().map { .rect(CGFloat($0) * stripe, 0, width - CGFloat($0) * stripe, height, $1) }
    case .horizontal(let colors):
      let stripe = height / CGFloat(colors.count)
      return colors.enumerated().map { .rect(0, CGFloat($0) * stripe, width, height - CGFloat($0) * stripe, $1) }
    case .cross(let field, let cross, let inner):
      let outside: [Shape] = [
        .rect(0, 0, width, height, field), .rect(25, 0, 12, height, cross), .rect(0, 24, width, 12, cross),
      ]
      guard let inner else { return outside }
      return outside + [.rect(28, 0, 6, height, inner), .rect(0, 27, width, 6, inner)]
    case .disc(let field, let disc):
      return [.rect(0, 0, width, height, field), .circle(width / 2, height / 2, 18, disc)]
    case .horizontalWithDisc(let colors, let disc):
      return Flag.horizontal(colors).shapes + [.circle(width / 2, height / 2, 9, disc)]
    case .shortCross(let field, let cross):
      return [.rect(0, 0, width, height, field), .rect(39, 12, 12, 36, cross), .rect(27, 24, 36, 12, cross)]
    }
  }
}
