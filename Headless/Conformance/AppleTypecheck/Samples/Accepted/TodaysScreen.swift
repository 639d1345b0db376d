import SwiftUI
import UIKit

/// What came with iOS 17, 18 and 26, where it is asked whether it is there.
final class TodaysScreen: UITableViewController {
  @available(iOS 17, tvOS 17, *)
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var empty = UIContentUnavailableConfiguration.search()
    empty.button.title = state.searchText
    contentUnavailableConfiguration = empty
  }

  func look(of cell: UITableViewCell, _ header: UITableViewHeaderFooterView) {
    if #available(iOS 18, tvOS 18, visionOS 2, *) {
      cell.backgroundConfiguration = .listCell()
      header.backgroundConfiguration = .listHeader()
      header.contentConfiguration = UIListContentConfiguration.header()
    }
    if #available(iOS 26, tvOS 26, visionOS 26, *) {
      tableView.topEdgeEffect.style = .hard
      tableView.bottomEdgeEffect.isHidden = true
    }
  }
}

final class TodaysSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    let activity = options.userActivities.first ?? session.stateRestorationActivity
    window?.rootViewController?.title = activity?.title
    for context in options.urlContexts { _ = context.url }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}

/// A table in SwiftUI.
struct TodaysList: UIViewRepresentable {
  func makeUIView(context: Context) -> UITableView { UITableView(frame: .zero, style: .plain) }
  func updateUIView(_ tableView: UITableView, context: Context) {}
}
