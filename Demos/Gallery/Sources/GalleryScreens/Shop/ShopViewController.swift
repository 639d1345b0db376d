import Foundation
import Roster

/// A page of a shop: carousels, a grid and a list, each of which is a data source that knows its layout.
///
/// On a wide screen the grid has more columns, and the list is a grid.
public final class ShopViewController: UIViewController {
  /// What can be bought; the rest of the page follows it.
  public let apps: FlatDataSource<ShopApp>

  /// The page, which is the view.
  public private(set) lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: .sections()
  )

  /// - Parameter apps: what can be bought.
  public init(_ apps: [ShopApp] = ShopApp.sample) {
    self.apps = FlatDataSource(apps)
    super.init(nibName: nil, bundle: nil)
    title = "Shop"
  }

  public required init?(coder: NSCoder) { nil }

  override public func loadView() {
    view = collectionView
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.attach(page)
      .onSelect(ShopApp.self) { [apps] app, _ in apps.update(id: app.id) { $0.isInstalled.toggle() } }
      .trailingSwipeActions(for: ShopApp.self) { [apps] app, _ in
        let title = app.isInstalled ? "Remove" : "Get"
        let action = UIContextualAction(style: app.isInstalled ? .destructive : .normal, title: title) { _, _, done in
          apps.update(id: app.id) { $0.isInstalled.toggle() }
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
      }
  }

  private var page: CompositeCollectionViewContent {
    let columns = CollectionSectionLayout.grid(minimumItemWidth: 300, height: .estimated(76))
    return CompositeCollectionViewContent {
      apps.prefix(5).map { Presented<ShopCardCell>($0) }
        .layout(.carousel(itemWidth: .absolute(320), height: .estimated(150)))
      shelf("New this week", apps.window(5..<12))
        .layout(.carousel(itemWidth: .absolute(320), rows: 2, height: .estimated(76)))
      shelf("For a quiet evening", apps.prefix(4)).layout(columns)
      shelf("All apps", apps)
        .layout(.adaptive { $0.container.effectiveContentSize.width < 600 ? .list().pinningHeader(false) : columns })
    }
  }

  private func shelf<Content: DataSource<ShopApp>>(
    _ title: String,
    _ content: Content
  ) -> GroupedDataSource<Content, String, String, Never> {
    content.grouped(by: { _ in title })
  }
}
