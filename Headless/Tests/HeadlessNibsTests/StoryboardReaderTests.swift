import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import HeadlessNibs

@MainActor @Suite struct StoryboardReaderTests {
  private func reader(_ scenes: String, initial: String = "v1") throws -> StoryboardReader {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
      <scenes>\(scenes)</scenes></document>
      """
    return StoryboardReader(try InterfaceDocument(data: Data(text.utf8), path: "Test.storyboard"))
  }

  private func scene(_ objects: String) -> String { "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>" }

  private let storyboard = UIStoryboard(name: "Test", bundle: nil)

  private func make(_ reader: StoryboardReader, _ identifier: String? = nil) -> UIViewController? {
    reader.makeViewController(identifier: identifier, of: storyboard, creator: nil)
  }

  @Test func aControllerHasWhatTheFileSaysOfIt() throws {
    let reader = try reader(
      scene(
        """
        <viewController storyboardIdentifier="First" title="Hello" modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve"
          definesPresentationContext="YES" id="v1"><view key="view" id="w1"/>
          <navigationItem key="navigationItem" title="Bar" largeTitleDisplayMode="never" id="n1">
            <rightBarButtonItems><barButtonItem title="A" id="b1"/><barButtonItem systemItem="add" style="done" id="b2"/></rightBarButtonItems>
          </navigationItem>
          <toolbarItems><barButtonItem systemItem="flexibleSpace" id="t1"/></toolbarItems>
          <tabBarItem key="tabBarItem" title="Tab" badgeValue="3" id="i1"/>
          <size key="preferredContentSize" width="300" height="200"/>
        </viewController>
        """
      )
    )
    var made: UIViewController?
    let warnings = HeadlessInterfaceWarning.recording {
      made = make(reader)
      made?.loadViewIfNeeded()
    }
    let controller = try #require(made)
    #expect(controller.title == "Hello" && controller.modalPresentationStyle == .fullScreen && warnings == [])
    #expect(controller.navigationItem.title == "Bar" && controller.navigationItem.largeTitleDisplayMode == .never)
    expectEqual(controller.navigationItem.rightBarButtonItems?.map(\.title), ["A", nil])
    #expect(controller.navigationItem.rightBarButtonItems?.last?.style == .done && controller.toolbarItems?.count == 1)
    #expect(controller.tabBarItem.title == "Tab" && controller.tabBarItem.badgeValue == "3")
    #expect(controller.preferredContentSize == CGSize(width: 300, height: 200) && controller.storyboard === storyboard)
    #expect(reader.hasViewController(identifier: "First") && !reader.hasViewController(identifier: "Second"))
  }

  @Test(arguments: ["custom", "fold"])
  func aSegueOfAKindThatIsNotKnownIsAFailureWithItsElement(_ kind: String) throws {
    let reader = try reader(
      scene(
        "<viewController id=\"v1\"><connections><segue destination=\"v2\" kind=\"\(kind)\" identifier=\"Go\" id=\"g1\"/></connections></viewController>"
      ) + scene("<viewController id=\"v2\"/>")
    )
    let controller = try #require(make(reader))
    let failures = HeadlessFailure.recording { controller.performSegue(withIdentifier: "Go", sender: nil) }
    #expect(failures.first?.reason.hasPrefix("Test.storyboard:3: element g1: a segue of the kind \(kind)") == true)
  }

  @Test func aControllerThatIsNotKnownIsAFailure() throws {
    let reader = try reader(scene("<pageViewController id=\"v1\"/>"))
    let failures = HeadlessFailure.recording { #expect(make(reader) == nil) }
    #expect(failures.first?.reason.contains("element v1: <pageViewController> is not known") == true)
  }

  @Test func aDetailButtonOfAPrototypeHasASegueOfItsOwn() throws {
    let reader = try reader(
      scene(
        """
        <tableViewController id="v1"><tableView key="view" dataMode="static" style="grouped" id="t1"><sections><tableViewSection id="s1"><cells>
          <tableViewCell accessoryType="detailButton" id="c1"><tableViewCellContentView key="contentView" id="cc"/><connections>
            <segue destination="v2" kind="presentation" trigger="accessoryAction" identifier="Info" id="g1"/></connections></tableViewCell>
        </cells></tableViewSection></sections></tableView></tableViewController>
        """
      ) + scene("<viewController title=\"Info\" id=\"v2\"><view key=\"view\" id=\"w2\"/></viewController>")
    )
    let controller = try #require(make(reader) as? UITableViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.tableView.style == .grouped && controller.tableView.numberOfRows(inSection: 0) == 1)
    controller.tableView.headlessTapAccessory(at: IndexPath(row: 0, section: 0))
    expectEqual(controller.presentedViewController?.title, "Info")
  }

  @Test func staticRowsNeedATableController() throws {
    let reader = try reader(
      scene(
        """
        <viewController id="v1"><view key="view" id="w1"><subviews><tableView dataMode="static" id="t1"><sections><tableViewSection id="s1"/></sections></tableView></subviews></view></viewController>
        """
      )
    )
    let controller = try #require(make(reader))
    let failures = HeadlessFailure.recording { controller.loadViewIfNeeded() }
    #expect(failures.first?.reason.hasSuffix("only valid when embedded in UITableViewController instances") == true)
  }

  @Test func edgesOfAControllersBarsAreThoseOfTheSafeArea() throws {
    let reader = try reader(
      scene(
        """
        <viewController id="v1"><layoutGuides><viewControllerLayoutGuide type="top" id="g1"/><viewControllerLayoutGuide type="bottom" id="g2"/></layoutGuides>
        <view key="view" id="w1"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w2"/></subviews><constraints>
          <constraint firstItem="w2" firstAttribute="top" secondItem="g1" secondAttribute="bottom" constant="3" id="c1"/>
          <constraint firstItem="g2" firstAttribute="top" secondItem="w2" secondAttribute="bottom" constant="4" id="c2"/>
        </constraints></view></viewController>
        """
      )
    )
    let controller = try #require(make(reader))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let safe = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
    let frame = try #require(controller.view.subviews.first).frame
    #expect(frame.minY == safe.minY + 3 && frame.maxY == safe.maxY - 4)
  }
}
