import Foundation

/// Ties a search bar to results: in a navigation item, or with the bar placed by the program.
///
/// It is not presented: while it is active, the results controller's view lies over the content of the controller whose
/// navigation item it is in.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { delegate = HeadlessOptionalRequirement.ofOwnClass(delegate) }
  }
  private let ownSearchBar = UISearchBar()
  open var searchBar: UISearchBar { ownSearchBar }
  /// The controller of the results; `nil` if the content itself shows them.
  public let searchResultsController: UIViewController?
  /// Stored only.
  open var obscuresBackgroundDuringPresentation = true
  /// Stored only.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is there while the controller is active.
  open var automaticallyShowsCancelButton = true
  /// Whether scopes are there while the controller is active, if there are any.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown although no text was entered.
  open var showsSearchResultsController = false { didSet { showResults() } }
  /// The controller whose content the results lie over.
  weak var host: UIViewController?

  private var storedIsActive = false

  /// Whether the user searches.
  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.controller = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  private func activate() {
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    host?.navigationItem.heightDidChange()
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, !(searchBar.scopeButtonTitles ?? []).isEmpty { searchBar.showsScopeBar = true }
    searchBar.becomeFirstResponder()
    updateResults()
    HeadlessRunLoop.enqueue { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
  }

  private func deactivate() {
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    host?.navigationItem.heightDidChange()
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    updateResults()
    HeadlessRunLoop.enqueue { [weak self] in
      guard let self else { return }
      delegate?.didDismissSearchController(self)
    }
  }

  /// Tells the updater that the text, or whether the user searches, has changed.
  func updateResults() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  /// Puts the results over the content, or takes them away.
  private func showResults() {
    guard let results = searchResultsController, let host, let content = host.viewIfLoaded else { return }
    let isNeeded = storedIsActive && (showsSearchResultsController || !(searchBar.text ?? "").isEmpty)
    if isNeeded, results.parent == nil {
      host.addChild(results)
      let view: UIView = results.view
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
      results.didMove(toParent: host)
    } else if !isNeeded, results.parent === host {
      results.willMove(toParent: nil)
      results.viewIfLoaded?.removeFromSuperview()
      results.removeFromParent()
    }
  }
}
