import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UIContentUnavailableConfigurationTests {
  private final class BooksViewController: UITableViewController {
    var count = 0
    var askedFor: [String?] = []

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      askedFor.append(state.searchText)
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No Books"
      contentUnavailableConfiguration = count == 0 ? configuration : nil
    }
  }

  private func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text ?? (view as? UIButton)?.configuration?.title
    let shown = view.isHidden ? [] : [own].compactMap { $0 } + view.subviews.flatMap(texts)
    return view is UIButton ? [own].compactMap { $0 } : shown
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func aControllerIsAskedWhenItIsDue() {
    let controller = BooksViewController(style: .plain)
    let window = window(controller)
    expectEqual(controller.askedFor.count, 1)
    #expect(texts(in: controller.view).contains("No Books"))
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    expectEqual(controller.askedFor.count, 1)
    controller.count = 1
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    expectEqual(controller.askedFor.count, 1)
    window.layoutIfNeeded()
    expectEqual(controller.askedFor.count, 2)
    #expect(!texts(in: controller.view).contains("No Books"))
  }

  @Test func theStateHasTheTextThatIsSearchedFor() {
    let controller = BooksViewController(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    search.searchBar.text = "homer"
    expectEqual(controller.contentUnavailableConfigurationState.searchText, "homer")
    let updated = UIContentUnavailableConfiguration.search()
      .updated(for: controller.contentUnavailableConfigurationState)
    #expect(updated.text?.contains("homer") == true)
    #expect(UIContentUnavailableConfiguration.search().text?.contains("homer") == false)
    var own = UIContentUnavailableConfiguration.search()
    own.text = "Nothing"
    expectEqual(own.updated(for: controller.contentUnavailableConfigurationState).text, "Nothing")
  }

  @Test func whatIsShownStaysWhileTheTableScrolls() throws {
    let controller = BooksViewController(style: .plain)
    let window = window(controller)
    let shown = try #require(controller.view.subviews.first { $0 is UIContentUnavailableView })
    expectEqual(shown.frame, controller.view.bounds)
    controller.tableView.contentOffset.y = 40
    window.layoutIfNeeded()
    #expect(shown.frame == controller.view.bounds && shown.frame.minY == 40)
  }

  @Test func theViewIsKeptForAnotherConfigurationOfTheType() throws {
    let controller = UIViewController()
    let window = window(controller)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    window.layoutIfNeeded()
    let first = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    let spinner = try #require(first.subviews.first { $0 is UIActivityIndicatorView } as? UIActivityIndicatorView)
    #expect(spinner.isAnimating)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    window.layoutIfNeeded()
    #expect(controller.view.subviews.last === first && !spinner.isAnimating)
    controller.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    window.layoutIfNeeded()
    #expect(controller.view.subviews.last is UIListContentView && first.superview == nil)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }

  @Test func partsStandBelowEachOtherAndButtonsAct() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Connection"
    configuration.secondaryText = "Books come from a server, which does not answer."
    configuration.button.title = "Try Again"
    var presses = 0
    configuration.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    view.layoutIfNeeded()
    let parts = view.subviews.filter { !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
    expectEqual(texts(in: view), ["No Connection", "Books come from a server, which does not answer.", "Try Again"])
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.frame.maxY < $1.frame.minY })
    let middle = (parts[0].frame.minY + parts[2].frame.maxY) / 2
    #expect(abs(middle - 200) <= 0.5)
    #expect(parts.allSatisfy { view.bounds.contains($0.frame) })
    let button = try #require(parts.last as? UIButton)
    button.sendActions(for: .primaryActionTriggered)
    expectEqual(presses, 1)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height >= parts[2].frame.maxY - parts[0].frame.minY)
  }
}
