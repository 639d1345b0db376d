import Foundation
import HeadlessUIKit
import TestSupport
import Testing

struct CGColorTests {
  @Test func colorsComeBackFromLayers() {
    expectEqual(UIColor(cgColor: UIColor.red.cgColor), .red)
    #if !canImport(CoreGraphics)
      expectEqual(UIColor(cgColor: UIColor.label.cgColor), .label, "with both appearances")
    #endif
  }

  @Test func colorsHaveOpacities() {
    let color = UIColor.red.withAlphaComponent(0.25).cgColor
    #expect(color.alpha == 0.25 && color.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(color == UIColor.red.withAlphaComponent(0.25).cgColor && color != UIColor.red.cgColor)
  }
}
