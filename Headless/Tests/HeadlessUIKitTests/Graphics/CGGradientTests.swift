#if !canImport(CoreGraphics)
  import Foundation
  import TestSupport
  import Testing

  @testable import HeadlessUIKit

  @MainActor struct CGGradientTests {
    private let colors = [UIColor.black.cgColor, UIColor.white.cgColor]

    private func svg(_ draw: (CGContext) -> Void) -> String {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 10)).image { draw($0.cgContext) }
      guard case .svg(let text) = image.content else { return "" }
      return text
    }

    private func parts(_ text: String) -> Int { text.components(separatedBy: "<path").count - 1 }

    @Test func colorsMergeBetweenTheirLocations() throws {
      let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0.5, 1]))
      expectEqual(gradient.color(at: 0), .black)
      expectEqual(gradient.color(at: 0.75).light.red, 0.5)
      expectEqual(gradient.color(at: 1), .white)
      let three = try #require(
        CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors + colors, locations: nil)
      )
      expectEqual(three.stops.map(\.location), [0, 1.0 / 3, 2.0 / 3, 1])
      #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
      let parts = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(),
        colorComponents: [1, 0, 0, 1, 0, 0, 1, 1],
        locations: nil,
        count: 2
      )
      expectEqual(parts?.color(at: 0.5).light.blue, 0.5)
      let grays = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(),
        colorComponents: [0, 1, 1, 0.5],
        locations: nil,
        count: 2
      )
      expectEqual(grays?.color(at: 1), UIColor(white: 1, alpha: 0.5))
      let rgb = CGColorSpaceCreateDeviceRGB()
      #expect(CGGradient(colorSpace: rgb, colorComponents: [1, 0, 0], locations: nil, count: 1) == nil)
    }

    @Test func aLinearGradientGoesBeyondItsEndsIfAsked() throws {
      let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
      func draw(_ options: CGGradientDrawingOptions) -> String {
        svg { $0.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 64, y: 0), options: options) }
      }
      expectEqual(parts(draw([])), 64)
      let both = draw([.drawsBeforeStartLocation, .drawsAfterEndLocation])
      expectEqual(parts(both), 66)
      #expect(both.contains("#000000") && both.contains("#FFFFFF"))
    }

    @Test func aRadialGradientIsDrawnFromTheOutside() throws {
      let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
      let text = svg {
        $0.drawRadialGradient(
          gradient,
          startCenter: CGPoint(x: 32, y: 5),
          startRadius: 0,
          endCenter: CGPoint(x: 32, y: 5),
          endRadius: 5,
          options: []
        )
      }
      expectEqual(parts(text), 65)
      let (white, black) = (text.range(of: "#FFFFFF"), text.range(of: "#000000"))
      #expect(try #require(white).lowerBound < #require(black).lowerBound)
    }

    @Test func aPatternIsClear() {
      let image = UIImage(headlessColor: .blue, size: CGSize(width: 1, height: 1))
      expectEqual(UIColor(patternImage: image).cgColor.alpha, 0)
    }
  }
#endif
