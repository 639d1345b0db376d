import HeadlessUIKit
import Testing

@MainActor @Suite struct UIAccessibilityTests {
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement: `false` by default,
  /// unless the receiver is a standard UIKit control.
  @Test
  func standardControlsAndTextsAreElementsWithoutBeingToldOtherViewsAreNotAndBothCanSayOtherwise() {
    let elements: [UIView] = [
      UILabel(), UIButton(type: .system), UISwitch(), UITextField(), UITextView(), UISlider(), UIStepper(),
      UISegmentedControl(items: ["a"]), UIPageControl(), UIProgressView(), UIActivityIndicatorView(style: .medium),
    ]
    for view in elements {
      #expect(view.isAccessibilityElement, "\(type(of: view))")
      view.isAccessibilityElement = false
      #expect(!view.isAccessibilityElement)
    }
    for view in [UIView(), UIImageView(), UICollectionViewCell(frame: .zero), UIControl(frame: .zero), UIScrollView()] {
      #expect(!view.isAccessibilityElement, "\(type(of: view))")
      view.isAccessibilityElement = true
      #expect(view.isAccessibilityElement)
    }
  }

  @Test
  func aCustomActionHasANameAndAHandler() {
    let view = UIView()
    let action = UIAccessibilityCustomAction(name: "Delete") { $0.name == "Delete" }
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
  }
}
