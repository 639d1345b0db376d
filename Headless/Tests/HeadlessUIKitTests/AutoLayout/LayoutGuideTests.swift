import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor struct LayoutGuideTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1_024, height: 768))
  private let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
  }

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func anOwnGuideSpacesViews() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides == [guide] && guide.owningView === root)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
      guide.heightAnchor.constraint(equalToConstant: 5),
      child.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 3, width: 256, height: 5))
    expectEqual(child.frame.minX, 256)
    #expect(!guide.hasAmbiguousLayout && child.hasAmbiguousLayout)
    expectEqual(child.headlessAmbiguousAxes, [.horizontal, .vertical])
  }

  /// useyourloaf.com: 672 points on a screen that is 1024 wide.
  @Test func readableContent() {
    pin(child, to: root.readableContentGuide)
    root.layoutIfNeeded()
    let margin = (1_024 - LayoutAssumptions.readableWidth) / 2
    expectEqual(child.frame, CGRect(x: margin, y: 8, width: LayoutAssumptions.readableWidth, height: 752))
    root.frame.size.width = 320
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 8, y: 8, width: 304, height: 752))
  }

  @Test func safeArea() {
    pin(child, to: root.safeAreaLayoutGuide)
    root.layoutIfNeeded()
    expectEqual(child.frame, root.bounds)
    root.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 1, bottom: 30, right: 2))
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 1, y: 20, width: 1_021, height: 718))
    expectEqual(root.safeAreaLayoutGuide.layoutFrame, child.frame)
  }

  @Test func guidesOfViewsWithoutConstraints() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    expectEqual(view.layoutMarginsGuide.layoutFrame, CGRect(x: 8, y: 8, width: 84, height: 34))
    expectEqual(view.safeAreaLayoutGuide.layoutFrame, view.bounds)
    expectEqual(view.readableContentGuide.layoutFrame, CGRect(x: 8, y: 8, width: 84, height: 34))
  }

  @Test func marginsOfAControllersView() {
    let controller = UIViewController()
    expectEqual(
      controller.view.layoutMargins,
      UIEdgeInsets(top: 0, left: LayoutAssumptions.systemMargin, bottom: 0, right: LayoutAssumptions.systemMargin)
    )
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
    expectEqual(controller.view.layoutMargins, UIEdgeInsets(top: 1, left: 16, bottom: 3, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    expectEqual(controller.view.layoutMargins.left, 2)
  }

  @Test func directionalMarginsFollowTheDirection() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(root.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    root.semanticContentAttribute = .forceRightToLeft
    expectEqual(root.directionalLayoutMargins.leading, 4)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(root.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test func theKeyboardPushesContentUp() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.headlessSafeAreaInsets.bottom = 34
    let controller = UIViewController()
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    field.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor).isActive = true
    window.rootViewController = controller
    window.makeKeyAndVisible()
    expectEqual(field.frame.maxY, 446)
    window.headlessKeyboardHeight = 300
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 180)
    expectEqual(controller.view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 180, width: 320, height: 300))
    window.headlessKeyboardHeight = 0
    controller.view.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    expectEqual(field.frame.maxY, 480)
  }

  @Test func trackedConstraintsAreActiveNearTheirEdges() {
    let guide = root.keyboardLayoutGuide
    let (near, away) = (
      child.widthAnchor.constraint(equalToConstant: 1), child.widthAnchor.constraint(equalToConstant: 2)
    )
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive && !away.isActive)
    expectEqual(guide.constraints(activeWhenNearEdge: .bottom), [near])
    expectEqual(guide.constraints(activeWhenAwayFrom: .bottom), [away])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && guide.constraints(activeWhenNearEdge: .bottom) == [])
  }

  // MARK: Scroll views

  private func scrollView() -> UIScrollView {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.widthAnchor.constraint(equalToConstant: 300),
      scrollView.heightAnchor.constraint(equalToConstant: 200),
    ])
    return scrollView
  }

  @Test(arguments: [false, true]) func contentSizeFollowsConstraints(usesGuide: Bool) {
    let scrollView = scrollView()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
    if usesGuide {
      pin(content, to: scrollView.contentLayoutGuide)
    } else {
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        content.topAnchor.constraint(equalTo: scrollView.topAnchor),
        content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      ])
    }
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    NSLayoutConstraint.activate([content.widthAnchor.constraint(equalTo: scrollView.widthAnchor), height])
    root.layoutIfNeeded()
    expectEqual(scrollView.frame, CGRect(x: 10, y: 0, width: 300, height: 200))
    expectEqual(scrollView.contentSize, CGSize(width: 300, height: 900))
    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 300, height: 900))
    scrollView.contentOffset.y = 50
    height.constant = 1_000
    root.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 1_000 && scrollView.contentOffset.y == 50)
    expectEqual(content.frame.minY, 0)
  }

  @Test func theFrameGuideMovesOverTheContent() {
    let scrollView = scrollView()
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(badge)
    scrollView.contentSize = CGSize(width: 300, height: 2_000)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 4),
      badge.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      badge.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame.origin == CGPoint(x: 0, y: 4) && badge.frame.width == 300)
    scrollView.contentOffset.y = 120
    root.layoutIfNeeded()
    expectEqual(badge.frame.minY, 124)
    expectEqual(scrollView.contentSize.height, 2_000)
  }
}
