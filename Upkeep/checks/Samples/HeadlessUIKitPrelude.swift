import HeadlessUIKit
import Observation
import Simulation
import Testing

// What the samples of HeadlessUIKit and Simulation take for granted.

final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
@Observable final class Model { var title = "" }
@MainActor final class Screen { let title = "" }

@MainActor let child: UIViewController = UITableViewController()
@MainActor let (inbox, archive) = (UITableView(), UITableView())
@MainActor let models = [Model()]
