import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UIGraphicsImageRendererTests {
  private func draw() {
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  private func svg(_ image: UIImage?) -> String? {
    guard case .svg(let text)? = image?.content else { return nil }
    return text
  }

  @Test func aPictureHasWhatWasDrawn() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in draw() }
    expectEqual(image.size, CGSize(width: 10, height: 20))
    expectEqual(svg(image), "<path d=\"M1 2L4 2L4 6L1 6Z\" fill=\"#FF0000\"/>")
    expectEqual(image, UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in draw() })
    #expect(image != UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { $0.fill(.zero) })
  }

  @Test func contextsOfPicturesAreNested() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    draw()
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(inner?.size.width == 5 && svg(inner)?.contains("#000000") == true)
    #expect(svg(outer)?.contains("#FF0000") == true && svg(outer)?.contains("#000000") == false)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil && UIGraphicsGetCurrentContext() == nil)
  }

  @Test func clipsTextsAndPicturesAreDrawn() {
    let dot = UIImage(headlessColor: .blue, size: CGSize(width: 1, height: 1))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { context in
      context.cgContext.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      dot.draw(in: CGRect(x: 1, y: 1, width: 2, height: 2))
      context.cgContext.restoreGState()
      "a < b".draw(at: CGPoint(x: 3, y: 4))
    }
    let text = svg(image) ?? ""
    #expect(text.contains("<clipPath id=") && text.contains("fill=\"#0000FF\""))
    #expect(text.contains(">a &lt; b</text>"))
    #expect(text.firstRange(of: "</g></g>")!.lowerBound < text.firstRange(of: "<text")!.lowerBound)
  }
}
