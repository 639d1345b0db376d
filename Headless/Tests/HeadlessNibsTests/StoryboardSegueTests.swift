// Where there is Objective-C, nothing says which actions a class has.
#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessUIKit
  import Testing

  @testable import HeadlessNibs

  class StepViewController: UIViewController {
    var calls: [String] = []
    var refuses = false

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      calls.append("should \(identifier)")
      return !refuses
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      calls.append("prepare \(segue.identifier ?? "") \(segue.source === self) \(segue.destination.title ?? "")")
    }
  }

  final class FirstStepViewController: StepViewController {
    func back(_ segue: UIStoryboardSegue) { calls.append("back from \(segue.source.title ?? "")") }
  }

  // As HeadlessSources writes it.
  @MainActor final class FirstStepViewControllerHeadlessConnections0: HeadlessConnecting {
    static var headlessConnections: HeadlessConnections {
      HeadlessConnections(
        properties: [:],
        actions: ["back:": Selector("back:", FirstStepViewController.back(_:))]
      )
    }
  }

  @MainActor @Suite struct StoryboardSegueTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// A navigation controller with a first step, from which a second one is reached, and from there a third one.
    private func first() throws -> FirstStepViewController {
      func step(_ number: Int, _ name: String, _ connections: String) -> String {
        """
        <scene sceneID="s\(number)"><objects><viewController title="\(number)" id="v\(number)" customClass="\(name)" customModule="HeadlessNibsTests">
          <view key="view" id="w\(number)"><subviews><button id="b\(number)"><connections>\(connections)</connections></button></subviews></view>
        </viewController><exit id="e\(number)"/></objects></scene>
        """
      }
      let back = "<segue destination=\"e3\" kind=\"unwind\" identifier=\"Back\" unwindAction=\"back:\" id=\"g3\"/>"
      let text = """
        <document initialViewController="n1"><scenes>
        <scene sceneID="s0"><objects><navigationController id="n1"><connections>
          <segue destination="v1" kind="relationship" relationship="rootViewController" id="g0"/>
        </connections></navigationController></objects></scene>
        \(step(1, "FirstStepViewController", "<segue destination=\"v2\" kind=\"show\" identifier=\"Next\" id=\"g1\"/>"))
        \(step(2, "StepViewController", "<segue destination=\"v3\" kind=\"show\" identifier=\"Last\" id=\"g2\"/>"))
        \(step(3, "StepViewController", back))
        </scenes></document>
        """
      let reader = StoryboardReader(try InterfaceDocument(data: Data(text.utf8), path: "Steps.storyboard"))
      let made = reader.makeViewController(identifier: nil, of: UIStoryboard(name: "Steps", bundle: nil), creator: nil)
      let navigation = try #require(made as? UINavigationController)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return try #require(navigation.topViewController as? FirstStepViewController)
    }

    private func tap(_ controller: UIViewController?) throws -> StepViewController {
      let button = try #require(controller?.view.subviews.first as? UIButton)
      button.sendActions(for: .touchUpInside)
      return try #require(window.rootViewController?.children.last as? StepViewController)
    }

    @Test func aButtonAsksPreparesAndShows() throws {
      let first = try first()
      let second = try tap(first)
      #expect(second.title == "2" && first.calls == ["should Next", "prepare Next true 2"])
    }

    @Test func aControllerThatRefusesIsNotLeft() throws {
      let first = try first()
      first.refuses = true
      #expect(try tap(first) === first && first.calls == ["should Next"])
    }

    @Test func aSegueOfAProgramIsNotAskedFor() throws {
      let first = try first()
      first.refuses = true
      first.performSegue(withIdentifier: "Next", sender: nil)
      #expect(first.calls == ["prepare Next true 2"] && first.navigationController?.viewControllers.count == 2)
    }

    @Test func unwindingGoesBackToTheNearestControllerWithTheAction() throws {
      let first = try first()
      let third = try tap(try tap(first))
      #expect(try tap(third) === first)
      #expect(third.calls == ["should Back", "prepare Back true 1"] && first.calls.last == "back from 3")
    }
  }
#endif
