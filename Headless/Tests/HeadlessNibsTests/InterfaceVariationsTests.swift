import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite struct InterfaceVariationsTests {
  private func view() throws -> UIView {
    try #require(
      try loaded(
        """
        <view alpha="0.5" id="a1">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
          <subviews>
            <label text="A" id="l1"/>
            <label text="B" id="l2"/>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b1"><constraints>
              <constraint firstAttribute="width" constant="10" id="c1"><variation key="heightClass=compact" constant="20"/></constraint>
              <constraint firstAttribute="height" constant="30" id="c2"/>
              <constraint firstAttribute="height" constant="40" id="c3"/></constraints>
              <variation key="default"><mask key="constraints"><exclude reference="c3"/></mask></variation>
              <variation key="heightClass=compact"><mask key="constraints"><include reference="c3"/><exclude reference="c2"/></mask></variation>
            </view>
          </subviews>
          <variation key="default"><mask key="subviews"><exclude reference="l1"/></mask></variation>
          <variation key="heightClass=compact-widthClass=compact" alpha="0.25"><mask key="subviews"><include reference="l1"/></mask></variation>
        </view>
        """
      )
    )
  }

  @Test func valuesConstraintsAndViewsFollowTheSizeClass() throws {
    let view = try view()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    func state() -> [CGFloat] {
      window.layoutIfNeeded()
      let size = view.subviews.last?.frame.size ?? .zero
      return [view.alpha, CGFloat(view.subviews.count), size.width, size.height]
    }
    #expect(state() == [0.5, 2, 10, 30] && (view.subviews.first as? UILabel)?.text == "B")
    controller.traitOverrides.verticalSizeClass = .compact
    controller.view.updateTraitsIfNeeded()
    #expect(state() == [0.25, 3, 20, 40] && (view.subviews.first as? UILabel)?.text == "A")
    controller.traitOverrides.verticalSizeClass = .regular
    expectEqual(state(), [0.5, 2, 10, 30])
  }

  @Test func whatIsNotReadOfAVariationIsNamedWhenItHolds() throws {
    let document = try document(
      "<view id=\"a1\"><variation key=\"widthClass=compact\" glow=\"1\"/><variation key=\"widthClass=regular\" shine=\"1\"/></view>"
    )
    var view: UIView?
    let first = HeadlessInterfaceWarning.recording { view = InterfaceLoader(document).loadNib().first as? UIView }
    expectEqual(first.map(\.text), ["glow=\"1\" of <variation> is not read"])
    let second = HeadlessInterfaceWarning.recording { view?.traitOverrides.horizontalSizeClass = .regular }
    expectEqual(second.map(\.text), ["shine=\"1\" of <variation> is not read"])
  }

  @Test func variationsKeepNothingAlive() throws {
    weak var gone: UIView?
    do { gone = try view() }
    #expect(gone == nil)
  }
}
