import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct UIButtonTests {
  /// A title follows the text size as any label does, and what its button is in has to be laid out anew:
  /// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
  @Test func aTitleOfAnotherTextSizeHasAnotherSize() {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.setTitle("More", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    box.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: box.topAnchor), button.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      button.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(box)
    window.isHidden = false
    let height = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    expectEqual(height, button.intrinsicContentSize.height)
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let larger = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    #expect(larger > height && larger == button.intrinsicContentSize.height)
  }
}
