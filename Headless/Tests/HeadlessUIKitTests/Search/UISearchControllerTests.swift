import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor struct UISearchControllerTests {
  private final class Log: NSObject, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
    var entries: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      entries.append("update \(searchController.searchBar.text ?? "nil") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { entries.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { entries.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { entries.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { entries.append("did dismiss") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { entries.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { entries.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { entries.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      entries.append("scope \(selectedScope)")
    }
  }

  private let log = Log()
  private let content = UIViewController()
  private let window = UIWindow()

  private func show(_ search: UISearchController) {
    search.searchResultsUpdater = log
    search.delegate = log
    search.searchBar.delegate = log
    content.navigationItem.searchController = search
    window.rootViewController = UINavigationController(rootViewController: content)
    window.makeKeyAndVisible()
  }

  /// The updater is called "when the search bar becomes the first responder or when the user makes changes":
  /// https://developer.apple.com/documentation/uikit/uisearchresultsupdating
  @Test func theUpdaterFollowsTheUser() {
    let search = UISearchController(searchResultsController: nil)
    show(search)
    defer { window.isHidden = true }
    expectEqual(log.entries, [])
    search.searchBar.headlessType("ab")
    #expect(search.isActive)
    #expect(search.searchBar.showsCancelButton)
    expectEqual(log.entries, ["will present", "update  true", "text a", "update a true", "text ab", "update ab true"])
    HeadlessRunLoop.runPending()
    expectEqual(log.entries.last, "did present")
    log.entries = []
    search.searchBar.headlessTapSearch()
    search.searchBar.headlessTapCancel()
    expectEqual(log.entries, ["search", "cancel", "will dismiss", "update  false"])
    #expect(!search.isActive)
    expectEqual(search.searchBar.text, "")
    #expect(!search.searchBar.showsCancelButton)
    #expect(!search.searchBar.isFirstResponder)
    HeadlessRunLoop.runPending()
    expectEqual(log.entries.last, "did dismiss")
  }

  @Test func resultsLieOverTheContentWhileThereIsText() {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    show(search)
    defer { window.isHidden = true }
    search.isActive = true
    #expect(results.viewIfLoaded?.superview == nil)
    search.searchBar.headlessType("a")
    #expect(results.view.superview === content.view)
    #expect(results.parent === content)
    search.searchBar.headlessEdit(to: "")
    #expect(results.view.superview == nil)
    search.showsSearchResultsController = true
    #expect(results.view.superview === content.view)
    search.isActive = false
    #expect(results.parent == nil)
  }

  @Test func scopesAreChosen() {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.scopeButtonTitles = ["All", "New"]
    show(search)
    defer { window.isHidden = true }
    search.searchBar.headlessTapScope(at: 1)
    expectEqual(search.searchBar.selectedScopeButtonIndex, 0)
    search.isActive = true
    log.entries = []
    search.searchBar.headlessTapScope(at: 1)
    expectEqual(search.searchBar.selectedScopeButtonIndex, 1)
    expectEqual(log.entries, ["scope 1", "update  true"])
  }

  @Test func theBarTakesRoomBelowTheTitle() {
    window.rootViewController = UINavigationController(rootViewController: content)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let before = content.view.safeAreaInsets.top
    let search = UISearchController(searchResultsController: nil)
    content.navigationItem.searchController = search
    window.layoutIfNeeded()
    expectEqual(content.view.safeAreaInsets.top, before + search.searchBar.intrinsicContentSize.height)
    #expect(search.searchBar.window === window)
    content.navigationItem.searchController = nil
    window.layoutIfNeeded()
    expectEqual(content.view.safeAreaInsets.top, before)
    #expect(search.searchBar.window == nil)
  }

  @Test func aBarAsksItsDelegate() {
    final class Refusing: NSObject, UISearchBarDelegate {
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { false }
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let delegate = Refusing()
    bar.delegate = delegate
    bar.headlessType("a")
    expectEqual(bar.text, "")
    bar.delegate = nil
    bar.headlessType("a")
    expectEqual(bar.text, "a")
    #expect(bar.isFirstResponder)
    bar.resignFirstResponder()
    bar.keyboardType = .emailAddress
    expectEqual(bar.searchTextField.keyboardType, .emailAddress)
    expectEqual(bar.returnKeyType, .search)
  }
}
