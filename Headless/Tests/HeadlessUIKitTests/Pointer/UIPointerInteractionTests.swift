import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct UIPointerInteractionTests {
  private final class Delegate: NSObject, UIPointerInteractionDelegate {}

  @Test func interactionsAreKept() {
    let delegate = Delegate()
    let view = UIView()
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.delegate === delegate && interaction.isEnabled)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test func stylesAndRegionsAreMade() {
    let view = UIView()
    let window = UIWindow()
    window.addSubview(view)
    let effect = UIPointerEffect.hover(UITargetedPreview(view: view), prefersShadow: true)
    #expect(effect.preview.view === view)
    _ = UIPointerStyle(effect: effect, shape: .roundedRect(view.bounds))
    _ = UIPointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical)
    let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: "knob")
    #expect(region.rect.minX == 1 && region.identifier == AnyHashable("knob"))
  }
}
